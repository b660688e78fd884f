import { EndangeredPromises } from '#web/features/service/promises/endangered-promises.tsx'
import { PromiseFigures } from '#web/features/service/promises/promise-figures.tsx'
import { AdminFrame } from '#web/layouts/admin-frame.tsx'
import { Section } from '#web/ui/layout/page.tsx'

export default function PromisesPage() {
  return (
    <AdminFrame title="Promises" subtitle="What we promised clients, by when, and whether we kept it.">
      <Section title="In Danger" description="Late, or due within two working hours.">
        <EndangeredPromises />
      </Section>
      <Section
        title="By Month"
        description="By the month in which a promise was due. Open ones are neither kept nor late."
      >
        <PromiseFigures />
      </Section>
    </AdminFrame>
  )
}
