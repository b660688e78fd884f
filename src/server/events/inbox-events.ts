import type { MailKind } from '#contract/inbox.ts'
import { type Declarations, type NotificationDeclaration } from './declaration.ts'
import { clientAndManager } from './event-data.ts'

interface MailData {
  userId: string
  mailId: string
  /** Null for a mail that matches none. */
  applicationId: string | null
}
interface NamedMail extends MailData {
  clientName: string
  /** The employer, or who sent the mail. */
  sender: string
}
type ReadMail = NamedMail & {
  kind: MailKind
  evidence: string
  /** An answer that came lately. */
  isNews: boolean
  /** A copy goes to the client's own address. */
  isCopied: boolean
}

/** What happens to mails of employers and to the answers from relay addresses. */
export interface InboxEvents {
  'mail.read': ReadMail
  'mail.unreadable': MailData
  'mail.unopened': NamedMail & { kind: MailKind; evidence: string }
  'mail.opened': MailData
  'mail.accepted': MailData
  'mail.dismissed': MailData
  'mail.undone': MailData
  'mail.deleted': MailData
  'reply.written': NamedMail & { needsApproval: boolean }
  'reply.approved': MailData
  'reply.discarded': NamedMail
  'reply.sent': MailData
  'reply.bounced': NamedMail
}

const application = ({ applicationId }: MailData) => applicationId
const mail = ({ mailId }: MailData) => mailId
const row = { entity: mail }
const live = [{ to: clientAndManager, topics: ['mails'] }] as const
const mailJob = { data: ({ mailId }: MailData) => ({ mailId }) }
const hour = 3_600

/** Kinds that nobody may miss: they are announced by mail, and again after an hour. */
const isUrgentKind = (kind: MailKind) => kind === 'invitation' || kind === 'offer'
const isAnnounced = ({ kind, isNews }: ReadMail) =>
  isNews && (isUrgentKind(kind) || kind === 'assessment' || kind === 'question')
const isUrgent = ({ kind, isNews }: ReadMail) => isNews && isUrgentKind(kind)
const isCopied = ({ isCopied }: ReadMail) => isCopied
const needsApproval = ({ needsApproval }: { needsApproval: boolean }) => needsApproval
const needsNoApproval = ({ needsApproval }: { needsApproval: boolean }) => !needsApproval

const verbs: Record<MailKind, string> = {
  received: 'confirms an application',
  invitation: 'invites',
  assessment: 'sends a test',
  question: 'has a question',
  rejection: 'declines',
  offer: 'makes an offer',
  other: 'wrote',
}
interface Said {
  sender: string
  clientName: string
  kind: MailKind
  evidence: string
}
const newTitles = {
  person: ({ sender, kind }: Said) => `${sender} ${verbs[kind]}${kind === 'invitation' ? ' you' : ''}`,
  manager: ({ sender, kind, clientName }: Said) =>
    `${sender} ${kind === 'invitation' ? 'invites' : 'wrote to'} ${clientName}`,
}
const quote = ({ evidence }: Said) => (evidence === '' ? 'Please read what they wrote.' : `They wrote: “${evidence}”`)
const unopenedTitles = {
  person: ({ sender }: Said) => `No one has opened the mail from ${sender} yet`,
  manager: ({ sender, clientName }: Said) => `No one has opened the mail from ${sender} to ${clientName} yet`,
}

const news = <Data extends MailData & Said>(
  titles: typeof unopenedTitles,
  when?: (data: Data) => boolean,
): NotificationDeclaration<Data>[] => {
  const shared = { type: 'mail' as const, message: quote, relatedEntity: application, mail, ...(when && { when }) }
  return (['person', 'manager'] as const).map((to) => ({ ...shared, to, title: titles[to] }))
}

export const inboxEvents: Declarations<InboxEvents> = {
  'mail.read': {
    notifications: news(newTitles, isAnnounced),
    jobs: [
      { name: 'remind-of-mail', ...mailJob, startAfterSeconds: hour, when: isUrgent },
      { name: 'copy-mail', ...mailJob, when: isCopied },
    ],
    live,
  },
  'mail.unreadable': { live },
  'mail.unopened': { notifications: news(unopenedTitles) },
  'mail.opened': { audit: { action: 'mail.opened', ...row }, live },
  'mail.accepted': { actsForClient: true, audit: { action: 'mail.accepted', ...row }, live },
  'mail.dismissed': { actsForClient: true, audit: { action: 'mail.dismissed', ...row }, live },
  'mail.undone': { audit: { action: 'mail.undone', ...row }, live },
  'mail.deleted': { audit: { action: 'mail.deleted', ...row }, live },
  'reply.written': {
    actsForClient: true,
    audit: { action: 'mail.answered', ...row },
    notifications: [
      {
        to: 'person',
        type: 'mail',
        title: ({ sender }) => `May we send this answer to ${sender}?`,
        message: () => 'Your account manager wrote an answer for you. It waits until you send it.',
        relatedEntity: application,
        mail,
        when: needsApproval,
      },
    ],
    jobs: [{ name: 'send-reply', ...mailJob, when: needsNoApproval }],
    live,
  },
  'reply.approved': {
    audit: { action: 'mail.reply-approved', ...row },
    jobs: [{ name: 'send-reply', ...mailJob }],
    live,
  },
  'reply.discarded': {
    audit: { action: 'mail.reply-discarded', ...row },
    notifications: [
      {
        to: 'manager',
        type: 'mail',
        title: ({ clientName }) => `${clientName} doesn't want an answer sent`,
        message: ({ sender }) => `The answer to ${sender} was discarded.`,
        relatedEntity: application,
        mail,
      },
    ],
    live,
  },
  // The client gets a copy.
  'reply.sent': { jobs: [{ name: 'copy-mail', ...mailJob }], live },
  'reply.bounced': {
    notifications: (['person', 'manager-or-admins'] as const).map((to) => ({
      to,
      type: 'mail' as const,
      title: ({ sender }) => `An answer to ${sender} could not be delivered`,
      message: () => 'The mail came back. Please check the address, or reach the employer in another way.',
      relatedEntity: application,
      mail,
    })),
    live,
  },
}
