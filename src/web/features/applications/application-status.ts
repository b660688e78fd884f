import { type ApplicationStatus, applicationStatuses } from '#contract/applications.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

interface StatusLook {
  label: string
  tone: BadgeTone
}

export const statusLooks: Record<ApplicationStatus, StatusLook> = {
  interested: { label: 'Interested', tone: 'neutral' },
  applied: { label: 'Applied', tone: 'info' },
  interviewing: { label: 'Interviewing', tone: 'violet' },
  withdrew: { label: 'Withdrew', tone: 'neutral' },
  rejected: { label: 'Rejected', tone: 'danger' },
  offered: { label: 'Offered', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'success' },
}

export const statusOptions = applicationStatuses.map((value) => ({ value, label: statusLooks[value].label }))

export const isStatus = (value: string): value is ApplicationStatus =>
  applicationStatuses.some((status) => status === value)
