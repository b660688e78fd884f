import type { ContactMessage } from '#contract/contact.ts'

const isOpenUrgent = ({ urgent, answeredAt }: ContactMessage) => urgent && answeredAt === null

/** Whether `a` sorts before `b`: urgent ones without an answer first, then the newest. */
function isBefore(a: ContactMessage, b: ContactMessage) {
  if (isOpenUrgent(a) !== isOpenUrgent(b)) return isOpenUrgent(a)
  return a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id)
}

/** Keeps the open message in its place in the list, although a filter may exclude it once it is read. */
export function pinOpenMessage(messages: readonly ContactMessage[], opened: ContactMessage | null) {
  if (!opened || messages.some(({ id }) => id === opened.id)) return messages
  const index = messages.findIndex((message) => isBefore(opened, message))
  return messages.toSpliced(index < 0 ? messages.length : index, 0, opened)
}
