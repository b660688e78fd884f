import { type ApplicationStatus, applicationStatuses } from '#contract/applications.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'

export const statusOptions = applicationStatuses.map((value) => ({ value, label: statusDisplay[value].label }))

export const isStatus = (value: string): value is ApplicationStatus =>
  applicationStatuses.some((status) => status === value)

/** The columns of a board: the way to an offer, then the ends without one. */
export const boardStatuses = [
  'interested',
  'applied',
  'interviewing',
  'offered',
  'accepted',
  'rejected',
  'withdrew',
] as const satisfies readonly ApplicationStatus[]
