import type { HistoryEntry } from '#contract/application-history.ts'
import type { ApplicationDetails } from '#contract/applications.ts'
import type { Approval } from '#contract/approvals.ts'
import type { Interview } from '#contract/interviews.ts'
import type { Receipt } from '#contract/receipts.ts'

interface Known {
  application: Pick<ApplicationDetails, 'status' | 'createdByStaff'>
  /** The reader is the client. */
  own: boolean
  /** The latest approval; null if nobody asked. */
  approval: Approval | null
  /** The earliest first. */
  interviews: readonly Interview[]
  latestReceipt: Receipt | undefined
  /** The latest first. */
  history: readonly HistoryEntry[]
  now: number
}

/** What matters most about an application now: what its page begins with. */
export type ApplicationState =
  | { kind: 'approval'; approval: Approval }
  /** Staff can ask the client to approve it. */
  | { kind: 'request'; approval: Approval | null }
  | { kind: 'offer' }
  /** The client has answered the offer, and can change their mind. */
  | { kind: 'answered-offer'; accepted: boolean }
  | { kind: 'interview'; interview: Interview }
  /** There is an interview, and nobody said when. */
  | { kind: 'undated-interview' }
  | { kind: 'uncertain' }
  | { kind: 'none' }

export function findState(known: Known): ApplicationState {
  const { application, own, approval, interviews, latestReceipt, history, now } = known
  const { status, createdByStaff } = application
  const isPrepared = createdByStaff && status === 'interested'
  if (isPrepared && own && approval) return { kind: 'approval', approval }
  if (status === 'offered') return { kind: 'offer' }
  const accepted = status === 'accepted'
  const change = history.find(({ to }) => to !== null)
  if (own && change?.from === 'offered' && (accepted || status === 'withdrew'))
    return { kind: 'answered-offer', accepted }
  const next = interviews.find(({ endsAt }) => Date.parse(endsAt) > now)
  if (next) return { kind: 'interview', interview: next }
  if (latestReceipt?.state === 'uncertain') return { kind: 'uncertain' }
  if (status === 'interviewing' && interviews.length === 0) return { kind: 'undated-interview' }
  return isPrepared && !own ? { kind: 'request', approval } : { kind: 'none' }
}
