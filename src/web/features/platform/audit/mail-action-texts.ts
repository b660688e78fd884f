import type { AuditAction } from '#contract/audit.ts'
import type { ActionTexts } from './sentence-parts.ts'

/** What happens to mails of employers. */
export const mailActionTexts: Record<Extract<AuditAction, `mail.${string}`>, ActionTexts> = {
  'mail.opened': {
    label: 'Mail opened',
    sentence: ({ who, whom }) => `${who} opened a mail of ${whom} that is no answer of an employer`,
  },
  'mail.accepted': {
    label: 'Suggestion of a mail accepted',
    sentence: ({ who, whom, own }) => `${who} accepted what a mail to ${own ? 'them' : whom} suggested`,
  },
  'mail.dismissed': {
    label: 'Suggestion of a mail dismissed',
    sentence: ({ who, whom, own }) => `${who} dismissed what a mail to ${own ? 'them' : whom} suggested`,
  },
  'mail.undone': {
    label: 'Suggestion of a mail undone',
    sentence: ({ who, whom, own }) => `${who} undid what a mail to ${own ? 'them' : whom} suggested`,
  },
  'mail.answered': {
    label: 'Mail answered',
    sentence: ({ who, whom, own }) => `${who} wrote an answer to an employer${own ? '' : ` for ${whom}`}`,
  },
  'mail.reply-approved': {
    label: 'Answer approved',
    sentence: ({ who }) => `${who} approved an answer to an employer`,
  },
  'mail.reply-discarded': {
    label: 'Answer discarded',
    sentence: ({ who }) => `${who} discarded an answer to an employer`,
  },
  'mail.deleted': { label: 'Mail deleted', sentence: ({ who }) => `${who} deleted a mail of an employer` },
}
