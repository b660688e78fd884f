import type { Mail, MailFold, MailKind, MailSuggestion } from '#contract/inbox.ts'
import { capitalize } from '#web/lib/format/names.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import type { BadgeTone } from '#web/ui/feedback/badge.tsx'

export const kindDisplay: Record<MailKind, { label: string; tone: BadgeTone }> = {
  received: { label: 'Received', tone: 'neutral' },
  invitation: { label: 'Invitation', tone: 'success' },
  assessment: { label: 'Assessment', tone: 'info' },
  question: { label: 'Question', tone: 'warning' },
  rejection: { label: 'Rejection', tone: 'neutral' },
  offer: { label: 'Offer', tone: 'success' },
  other: { label: 'Mail', tone: 'neutral' },
}

export const foldLabels: Record<MailFold, string> = {
  newsletter: 'Newsletter',
  'job alert': 'Job alert',
  'login code': 'Login code',
  spam: 'Spam',
}

const news: Record<MailKind, (employer: string, client: string) => string> = {
  received: (employer) => `${employer} received the application`,
  invitation: (employer, client) => `${employer} invites ${client} to an interview`,
  assessment: (employer, client) => `${employer} asks ${client} for an assessment`,
  question: (employer) => `${employer} asks a question`,
  rejection: (employer) => `${employer} declines`,
  offer: (employer, client) => `${employer} makes ${client} an offer`,
  other: (employer) => `${employer} wrote`,
}

/** What a mail says, in a sentence. `client` is you or a name; `showTime` writes a moment by the reader's clock. */
export function toNews(
  { kind, company, from, suggestion }: Mail,
  client: string,
  showTime: (startsAt: string) => string,
) {
  const employer = company ?? (from.name || from.address)
  const interview = suggestion?.interview
  if (interview?.canceled) return `${employer} calls off the interview on ${showTime(interview.startsAt)}`
  if (interview?.interviewId) return `${employer} moves the interview to ${showTime(interview.startsAt)}`
  if (interview) return `${employer} invites ${client} to an interview on ${showTime(interview.startsAt)}`
  return news[kind](employer, client)
}

function toInterviewChange({ interview }: MailSuggestion) {
  if (!interview) return null
  if (interview.canceled) return { action: 'remove the interview', done: 'interview removed' }
  if (interview.interviewId) return { action: 'move the interview', done: 'interview moved' }
  return { action: 'add the interview', done: 'interview added' }
}

/** All that accepting a suggestion changes: in the words of the button, and of the note afterwards. */
function toChanges(suggestion: MailSuggestion) {
  const status = suggestion.status && `set to ${statusDisplay[suggestion.status].label}`
  return [
    status && { action: status, done: status },
    toInterviewChange(suggestion),
    suggestion.confirmsReceipt && { action: 'mark as confirmed', done: 'marked as confirmed' },
  ].filter((change) => !!change)
}

/** The button that accepts a suggestion. */
export const toAcceptLabel = (suggestion: MailSuggestion) =>
  capitalize(
    toChanges(suggestion)
      .map(({ action }) => action)
      .join(' and '),
  )

/** What accepting changed. */
export function toDoneText(suggestion: MailSuggestion) {
  if (suggestion.state === 'dismissed') return 'Not used.'
  const done = toChanges(suggestion).map((change) => change.done)
  return `${capitalize(done.join(', '))}.`
}
