import type { ApplicationStatus } from '#contract/application-status.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { statusDisplay } from '#web/lib/format/status-display.ts'

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { label, tone } = statusDisplay[status]
  return <Badge tone={tone}>{label}</Badge>
}
