import { Link } from 'wouter'
import { BusinessFigures } from '#web/features/stats/business-figures.tsx'
import { Headlines } from '#web/features/stats/headlines.tsx'
import { PlatformStats } from '#web/features/stats/platform-stats.tsx'
import { AdminFrame } from '#web/layouts/admin-frame.tsx'
import { paths } from '#web/paths.ts'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Section } from '#web/ui/layout/page.tsx'

export default function StatisticsPage() {
  return (
    <AdminFrame title="Statistics" subtitle="Revenue, subscribers and applications. Months are in UTC.">
      <Section title="Business">
        <BusinessFigures
          owedLink={
            <Link href={paths.owed} className={linkClass}>
              Owed to Clients
            </Link>
          }
        />
      </Section>
      <Section title="Applications">
        <Headlines />
        <PlatformStats />
      </Section>
    </AdminFrame>
  )
}
