import type { Mail, MailFold, MailKind, MailSuggestion } from '#contract/inbox.ts'
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

function toInterviewAction({ interview }: MailSuggestion) {
  if (!interview) return null
  if (interview.canceled) return 'remove the interview'
  return interview.interviewId ? 'move the interview' : 'add the interview'
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The button that accepts a suggestion: all that it changes. */
export function toAcceptLabel(suggestion: MailSuggestion) {
  const parts = [
    suggestion.status && `set to ${statusDisplay[suggestion.status].label}`,
    toInterviewAction(suggestion),
    suggestion.confirmsReceipt && 'mark as confirmed',
  ]
  return capitalize(parts.filter(Boolean).join(' and '))
}

/** What accepting changed. */
export function toDoneText(suggestion: MailSuggestion) {
  if (suggestion.state === 'dismissed') return 'Not used.'
  const parts = [
    suggestion.status && `set to ${statusDisplay[suggestion.status].label}`,
    suggestion.interview &&
      (suggestion.interview.canceled
        ? 'interview removed'
        : suggestion.interview.interviewId
          ? 'interview moved'
          : 'interview added'),
    suggestion.confirmsReceipt && 'marked as confirmed',
  ]
  return `${capitalize(parts.filter(Boolean).join(', '))}.`
}
