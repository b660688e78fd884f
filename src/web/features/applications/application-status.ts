import { type ApplicationStatus, applicationStatuses } from '#contract/applications.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'

export const statusOptions = applicationStatuses.map((value) => ({ value, label: statusDisplay[value].label }))

export const isStatus = (value: string): value is ApplicationStatus =>
  applicationStatuses.some((status) => status === value)
