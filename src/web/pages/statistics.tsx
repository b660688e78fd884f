import { BusinessFigures } from '#web/features/service/stats/business-figures.tsx'
import { Headlines } from '#web/features/service/stats/headlines.tsx'
import { ModelUsageFigures } from '#web/features/service/stats/model-usage-figures.tsx'
import { PlatformStats } from '#web/features/service/stats/platform-stats.tsx'
import { FieldMappings } from '#web/features/service/stats/field-mappings.tsx'
import { KitFigures } from '#web/features/service/stats/kit-figures.tsx'
import { AdminFrame } from '#web/layouts/admin-frame.tsx'
import { Section } from '#web/ui/layout/page.tsx'

export default function StatisticsPage() {
  return (
    <AdminFrame title="Statistics" subtitle="Revenue, subscribers and applications. Months are in UTC.">
      <Section title="Business">
        <BusinessFigures />
      </Section>
      <Section title="Applications">
        <Headlines />
        <PlatformStats />
      </Section>
      <ModelUsageFigures />
      <KitFigures />
      <FieldMappings />
    </AdminFrame>
  )
}
