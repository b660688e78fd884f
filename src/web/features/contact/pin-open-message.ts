import type { ContactMessage } from '#contract/contact.ts'

/** Whether a comes before b where the latest is first. */
const isLater = (a: ContactMessage, b: ContactMessage) =>
  a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id)

/** The messages of a list, and in its place the one that is open: being read, it may no longer belong to them. */
export function pinOpenMessage(messages: readonly ContactMessage[], opened: ContactMessage | null) {
  if (!opened || messages.some(({ id }) => id === opened.id)) return messages
  const behind = messages.findIndex((message) => isLater(opened, message))
  return messages.toSpliced(behind < 0 ? messages.length : behind, 0, opened)
}
