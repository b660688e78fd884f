import type { FollowUp } from '#contract/follow-ups.ts'
import { showDay, showMomentWithZone } from '#web/lib/format/dates.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { paths } from '#web/paths.ts'
import type { ChecklistItem } from './checklist.ts'

interface Job {
  applicationId: string
  company: string
  position: string
}

/** What may need the client today. */
export interface Today {
  /** Offers that are not answered, the latest first. */
  offers: readonly Job[]
  /** Applications that wait for the client's approval, the earliest first. */
  approvals: readonly Job[]
  openQuestions: number
  /** The next interviews, the earliest first. */
  interviews: readonly { id: string; company: string; position: string; startsAt: string; isSoon: boolean }[]
  /** Applications that employers have not answered. */
  followUps: readonly FollowUp[]
  unreadMessages: number
  managerName: string | null
  checklist: readonly ChecklistItem[]
  /** The latest job interest that came back and was not looked at yet. */
  /** The job that came back, or whose posting seems to be closed. */
  returned: { notificationId: string; interestId: string; message: string; closed: boolean } | null
}

export interface NextStep {
  kind: 'offer' | 'approval' | 'question' | 'interview' | 'follow-up' | 'message' | 'returned' | 'set-up' | 'nothing'
  title: string
  text: string
  action: { label: string; href: string } | null
  /** Read once the client follows the action. */
  notificationId?: string
  /** The message to send instead of an action. */
  followUp?: FollowUp
}

/** What needs the client, the most important first: at least one step, which may say that there is nothing. */
export function listNextSteps(today: Today): NextStep[] {
  const { offers, approvals, openQuestions, interviews, followUps, unreadMessages, checklist, returned } = today
  const from = today.managerName ?? 'Your account manager'
  const [approval] = approvals
  const toInterview = ({ id, company, position, startsAt }: Today['interviews'][number]): NextStep => ({
    kind: 'interview',
    title: 'Prepare for your interview',
    text: `${position} at ${company}, ${showMomentWithZone(startsAt)}.`,
    action: { label: 'Prepare', href: paths.interview(id) },
  })
  const steps: (NextStep | false)[] = [
    ...offers.map(({ applicationId, company, position }): NextStep => ({
      kind: 'offer',
      title: `Answer the offer from ${company}`,
      text: `They offered you the position of ${position}. Ask us about anything that is unclear.`,
      action: { label: 'Open the Offer', href: paths.applicationIn(applicationId) },
    })),
    approval !== undefined && {
      kind: 'approval',
      title:
        approvals.length === 1 ? 'Approve an application' : `Approve ${formatPlural(approvals.length, 'application')}`,
      text: `${approval.position} at ${approval.company} is ready. We send it once you approve.`,
      action: { label: 'Review the Application', href: paths.applicationIn(approval.applicationId) },
    },
    openQuestions > 0 && {
      kind: 'question',
      title: openQuestions === 1 ? 'Answer a question' : `Answer ${openQuestions} questions`,
      text: `${from} needs ${openQuestions === 1 ? 'the answer' : 'the answers'} for an application.`,
      action: { label: openQuestions === 1 ? 'Answer the Question' : 'Answer the Questions', href: paths.answers },
    },
    ...interviews.filter(({ isSoon }) => isSoon).map(toInterview),
    ...followUps.map((followUp): NextStep => ({
      kind: 'follow-up',
      title: `Follow up with ${followUp.company}`,
      text: `Sent on ${showDay(followUp.sentAt)} for ${followUp.position}, and no answer yet.`,
      action: null,
      followUp,
    })),
    unreadMessages > 0 && {
      kind: 'message',
      title: unreadMessages === 1 ? 'Read a new message' : `Read ${unreadMessages} new messages`,
      text: `${from} wrote to you.`,
      action: { label: 'Open Your Messages', href: paths.messages },
    },
    returned !== null && {
      kind: 'returned',
      title: returned.closed ? 'A job you sent seems to be closed' : 'A job you sent came back',
      text: returned.message,
      action: returned.closed
        ? { label: 'Open Your Job Interests', href: paths.dashboard }
        : { label: 'Reply', href: paths.writeAbout('interest', returned.interestId) },
      notificationId: returned.notificationId,
    },
    ...interviews.filter(({ isSoon }) => !isSoon).map(toInterview),
  ]
  const found = steps.filter((step) => step !== false)
  if (found.length > 0) return found
  const open = checklist.find(({ done, action }) => !done && action !== null)
  if (open) return [{ kind: 'set-up', title: open.title, text: open.text, action: open.action }]
  return [
    {
      kind: 'nothing',
      title: 'Nothing to do today',
      text: 'We let you know as soon as something comes up.',
      action: null,
    },
  ]
}
