import { type ApplicationStatus, applicationStatuses } from '#contract/applications.ts'
import { statusLooks } from '#web/lib/status-looks.ts'

export const statusOptions = applicationStatuses.map((value) => ({ value, label: statusLooks[value].label }))

export const isStatus = (value: string): value is ApplicationStatus =>
  applicationStatuses.some((status) => status === value)
