import type { ApplicationStatus } from '#contract/applications.ts'
import { Badge } from '#web/ui/badge.tsx'
import { statusLooks } from '#web/lib/status-looks.ts'

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { label, tone } = statusLooks[status]
  return <Badge tone={tone}>{label}</Badge>
}
