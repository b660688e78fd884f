/** As the server reads it: the message begins with the word. */
const urgentStart = /^\W*urgent\b[:,.!]?\s*/i

export const isUrgent = (message: string) => urgentStart.test(message)
export const toUrgent = (message: string) => (isUrgent(message) ? message : `Urgent: ${message}`)
export const withoutUrgent = (message: string) => message.replace(urgentStart, '')
