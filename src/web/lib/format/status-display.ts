import type { ApplicationStatus } from '#contract/application-status.ts'
import type { BadgeTone } from '#web/ui/feedback/badge.tsx'

interface StatusLook {
  label: string
  tone: BadgeTone
}

/** The name and the colour of each status, wherever it is shown. */
export const statusDisplay: Record<ApplicationStatus, StatusLook> = {
  interested: { label: 'Interested', tone: 'neutral' },
  applied: { label: 'Applied', tone: 'info' },
  interviewing: { label: 'Interviewing', tone: 'violet' },
  withdrew: { label: 'Withdrew', tone: 'neutral' },
  rejected: { label: 'Rejected', tone: 'danger' },
  offered: { label: 'Offered', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'success' },
}
