import { type ApplicationStatus, applicationStatuses } from '#contract/application-status.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'

export const statusOptions = applicationStatuses.map((value) => ({ value, label: statusDisplay[value].label }))

export const isStatus = (value: string): value is ApplicationStatus =>
  applicationStatuses.some((status) => status === value)

/** A list of every status: the error for a shorter one names what it lacks. */
const listEvery = <const List extends readonly ApplicationStatus[]>(
  list: List & ([Lacking<List>] extends [never] ? unknown : { lacks: Lacking<List> }),
): List => list
type Lacking<List extends readonly ApplicationStatus[]> = Exclude<ApplicationStatus, List[number]>

/** The columns of a board: the way to an offer, then the lost ones. */
export const boardStatuses = listEvery([
  'interested',
  'applied',
  'interviewing',
  'offered',
  'accepted',
  'rejected',
  'withdrew',
])
