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
type SaidMail = NamedMail & {
  /** Null for a mail that matches no application. */
  position: string | null
  kind: MailKind
  evidence: string
}
type ReadMail = SaidMail & {
  /** An answer that came lately. */
  isNews: boolean
  /** A copy goes to the client's own address. */
  isCopied: boolean
}

/** What happens to mails of employers and to the answers from relay addresses. */
export interface InboxEvents {
  'mail.read': ReadMail
  'mail.unreadable': MailData
  'mail.unopened': SaidMail
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

/** What an employer does, in the words for the client. Other kinds are not announced. */
const verbs: Partial<Record<MailKind, string>> = {
  invitation: 'invites you to an interview',
  assessment: 'sends you a test',
  question: 'has a question for you',
  offer: 'makes you an offer',
}
const newTitles = {
  person: ({ sender, kind }: SaidMail) => `${sender} ${verbs[kind] ?? 'wrote to you'}`,
  manager: ({ sender, kind, clientName }: SaidMail) =>
    `${sender} ${kind === 'invitation' ? 'invites' : 'wrote to'} ${clientName}`,
}
function quote({ evidence, position }: SaidMail) {
  const wrote = `they wrote${position === null ? '' : ` about the application for ${position}`}`
  return evidence === '' ? `Please read what ${wrote}.` : `This is what ${wrote}: “${evidence}”`
}
const unopened = ({ kind, sender }: SaidMail) => `The ${kind === 'offer' ? 'offer' : 'invitation'} from ${sender}`
const unopenedTitles = {
  person: (said: SaidMail) => `${unopened(said)} is still unread`,
  manager: (said: SaidMail) => `${unopened(said)} to ${said.clientName} is still unread`,
}

const news = <Data extends SaidMail>(
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
