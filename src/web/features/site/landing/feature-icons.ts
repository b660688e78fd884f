import { ChartNoAxesColumn, FileText, Link2, type LucideIcon, ScrollText, Table2, UserRound } from 'lucide-react'
import type { FeatureId } from '#web/content.ts'

export const featureIcons: Record<FeatureId, LucideIcon> = {
  manager: UserRound,
  tracking: Table2,
  interests: Link2,
  resume: FileText,
  letter: ScrollText,
  reports: ChartNoAxesColumn,
}
