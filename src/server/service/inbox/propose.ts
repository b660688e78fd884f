import type { ProposedInterview } from '@foothold/mail-reader/classification'
import { isOver, type ApplicationStatus } from '#contract/application-status.ts'
import { isTimeZone } from '#contract/interviews.ts'
import type { MailKind, SuggestedInterview } from '#contract/inbox.ts'

/** Where an application stands when a mail about it comes. */
export interface Standing {
  status: ApplicationStatus
  /** The state of the latest receipt. */
  receipt: string | null
}

const statusByKind: Partial<Record<MailKind, ApplicationStatus>> = {
  invitation: 'interviewing',
  assessment: 'interviewing',
  rejection: 'rejected',
  offer: 'offered',
}

/** The status that a kind of mail leads to; null where the application is there already, beyond it, or ended by the client. */
export function proposeStatus(kind: MailKind, { status }: Standing): ApplicationStatus | null {
  const next = statusByKind[kind]
  if (next === undefined || next === status || status === 'withdrew' || status === 'accepted') return null
  return next === 'interviewing' && status === 'offered' ? null : next
}

/** Whether a mail that confirms an application proves what its receipt only says. */
export const provesReceipt = (kind: MailKind, { status, receipt }: Standing) =>
  kind === 'received' && (receipt === 'sent' || receipt === 'uncertain') && !isOver(status)

interface StoredInterview {
  id: string
  startsAt: string
  endsAt: string
  place: string | null
}

const longestPlace = 500

/**
 * The interview that a mail adds, moves or calls off. `stored` is the one of the same calendar entry. Null where nothing
 * changes.
 */
export function proposeInterview(
  proposed: ProposedInterview | null,
  stored: StoredInterview | undefined,
  clientZone: string | null,
): SuggestedInterview | null {
  if (!proposed || (proposed.cancelled && !stored)) return null
  const { startsAt, endsAt, timeZone, kind, joinUrl, location, cancelled } = proposed
  const isEmpty = Date.parse(endsAt) <= Date.parse(startsAt)
  const interview = {
    startsAt,
    endsAt: isEmpty ? new Date(Date.parse(startsAt) + 3_600_000).toISOString() : endsAt,
    timeZone: [timeZone, clientZone].find((zone) => zone !== null && isTimeZone(zone)) ?? 'UTC',
    kind,
    place: (joinUrl ?? location)?.trim().slice(0, longestPlace).toWellFormed() || null,
    interviewId: stored?.id ?? null,
    canceled: cancelled,
  }
  const isSame =
    stored &&
    !cancelled &&
    Date.parse(stored.startsAt) === Date.parse(startsAt) &&
    Date.parse(stored.endsAt) === Date.parse(interview.endsAt) &&
    (interview.place === null || stored.place === interview.place)
  return isSame ? null : interview
}
