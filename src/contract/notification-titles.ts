/** What a person did, as the title of a notification ends. The name of the person comes first. */
const actionTexts = {
  sent: 'applied for you',
  added: 'added an application for you',
  status: 'changed a status',
  returned: 'returned a job you sent',
  question: 'has a question',
  answer: 'answered a question',
  approved: 'approved an application',
  declined: 'declined an application',
} as const
export type NotificationAction = keyof typeof actionTexts

export const notificationActions = Object.keys(actionTexts) as NotificationAction[]

/** To the client whose link leads to a posting that seems to be closed. */
export const postingClosedTitle = 'This posting seems to be closed'

/** In the place of the name of staff whose account is deleted. */
export const nameOfDeletedStaff = 'Your account manager'

/** `Daniel applied for you` */
export const toActionTitle = (name: string, action: NotificationAction) => `${name} ${actionTexts[action]}`

/** Null for a title that names no person, such as the titles of earlier versions. */
export function parseActionTitle(title: string) {
  const action = notificationActions.find((each) => title.endsWith(` ${actionTexts[each]}`))
  return action ? { action, name: title.slice(0, -actionTexts[action].length - 1) } : null
}

/** The actions whose title and message read as one sentence: `Daniel applied for you: Planner at Acme`. */
const continued: readonly NotificationAction[] = ['sent', 'added', 'status', 'approved', 'declined']

export function isContinuedTitle(title: string) {
  const parsed = parseActionTitle(title)
  return parsed !== null && continued.includes(parsed.action)
}
