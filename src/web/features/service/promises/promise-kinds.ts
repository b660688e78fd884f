import type { PromiseKind } from '#contract/promises.ts'

export const promiseKindTexts: Record<PromiseKind, string> = {
  manager_assigned: 'Account manager',
  interest_answered: 'Answer to a job interest',
  message_answered: 'Answer to a message',
  first_application: 'First application',
  contact_message: 'Answer to a contact message',
}
