import { showMoment } from '#web/lib/format/dates.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { paths } from '#web/paths.ts'
import type { ChecklistItem } from './checklist.ts'

/** What may need the client today. */
export interface Today {
  openQuestions: number
  /** Applications that wait for the client's approval, the earliest first. */
  approvals: readonly { applicationId: string; company: string; position: string }[]
  unreadMessages: number
  managerName: string | null
  /** The next interview, if it is within two days. */
  interview: { id: string; company: string; position: string; startsAt: string } | null
  checklist: readonly ChecklistItem[]
  /** The latest job interest that came back and was not looked at yet. */
  returned: { notificationId: string; interestId: string; message: string } | null
}

export interface NextStep {
  kind: 'question' | 'approval' | 'interview' | 'message' | 'set-up' | 'returned' | 'nothing'
  title: string
  text: string
  action: { label: string; href: string } | null
  /** Read once the client follows the action. */
  notificationId: string | null
}

const step = (
  kind: NextStep['kind'],
  title: string,
  text: string,
  action: NextStep['action'],
  notificationId: string | null = null,
): NextStep => ({ kind, title, text, action, notificationId })

/** The one thing to do next. What others wait for comes first. */
export function findNextStep(today: Today): NextStep {
  const { openQuestions, approvals, interview, unreadMessages, managerName, checklist, returned } = today
  const from = managerName ?? 'Your account manager'
  if (openQuestions > 0)
    return step(
      'question',
      openQuestions === 1 ? 'Answer a question' : `Answer ${openQuestions} questions`,
      `${from} needs ${openQuestions === 1 ? 'the answer' : 'the answers'} for an application.`,
      { label: openQuestions === 1 ? 'Answer the Question' : 'Answer the Questions', href: paths.answers },
    )
  const [approval] = approvals
  if (approval)
    return step(
      'approval',
      approvals.length === 1 ? 'Approve an application' : `Approve ${formatPlural(approvals.length, 'application')}`,
      `${approval.position} at ${approval.company} is ready. We send it once you approve.`,
      { label: 'Review the Application', href: paths.applicationIn(approval.applicationId) },
    )
  if (interview)
    return step(
      'interview',
      'Prepare for your interview',
      `${interview.position} at ${interview.company}, ${showMoment(interview.startsAt)}.`,
      { label: 'Prepare', href: paths.interview(interview.id) },
    )
  if (unreadMessages > 0)
    return step(
      'message',
      unreadMessages === 1 ? 'Read a new message' : `Read ${unreadMessages} new messages`,
      `${from} wrote to you.`,
      { label: 'Open Your Messages', href: paths.messages },
    )
  const open = checklist.find(({ done, action }) => !done && action !== null)
  if (open) return step('set-up', open.title, open.text, open.action)
  if (returned)
    return step(
      'returned',
      'A job you sent came back',
      returned.message,
      { label: 'Reply', href: paths.writeAbout('interest', returned.interestId) },
      returned.notificationId,
    )
  return step('nothing', 'Nothing to do today', 'We let you know as soon as something comes up.', null)
}
