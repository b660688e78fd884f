import type { Cast, Samples } from './sample-types.fixture.ts'
import type { InboxEvents } from './inbox-events.ts'

const both = [true, false] as const

/** Of mails of employers and answers to them. */
export function createInboxSamples(cast: Cast): Pick<Samples, keyof InboxEvents> {
  const { client: userId } = cast
  const mail = { userId, mailId: cast.mail, applicationId: cast.application }
  const namedMail = { ...mail, clientName: 'Sam Rivera', sender: 'Acme', position: 'Engineer' }
  const said = { ...namedMail, evidence: 'We invite you.' }
  return {
    'mail.read': [
      { by: 'system', ...said, kind: 'invitation', isNews: true, isCopied: true },
      { by: 'system', ...said, kind: 'offer', isNews: true, isCopied: false },
      { by: 'system', ...said, kind: 'question', evidence: '', isNews: true, isCopied: false },
      { by: 'system', ...said, kind: 'rejection', isNews: true, isCopied: false },
      { by: 'system', ...said, kind: 'invitation', isNews: false, isCopied: false },
    ],
    'mail.unreadable': [{ by: 'system', ...mail, applicationId: null }],
    'mail.unopened': [{ by: 'system', ...said, kind: 'invitation' }],
    'mail.opened': [{ by: 'manager', ...mail }],
    'mail.accepted': [{ by: 'manager', ...mail }, mail],
    'mail.dismissed': [{ by: 'manager', ...mail }],
    'mail.undone': [{ by: 'manager', ...mail }],
    'mail.deleted': [mail],
    'reply.written': both.map((needsApproval) => ({ by: 'manager', ...namedMail, needsApproval })),
    'reply.approved': [mail],
    'reply.discarded': [namedMail],
    'reply.sent': [{ by: 'system', ...mail }],
    'reply.bounced': [{ by: 'system', ...namedMail }],
  }
}
