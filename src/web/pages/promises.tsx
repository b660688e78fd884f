import { EndangeredPromises } from '#web/features/promises/endangered-promises.tsx'
import { PromiseFigures } from '#web/features/promises/promise-figures.tsx'
import { StaffBackLink } from '#web/layouts/staff-back-link.tsx'
import { Container, PageHeader, Section } from '#web/ui/layout/page.tsx'

export default function PromisesPage() {
  return (
    <Container className="grid gap-10 py-8 sm:py-10">
      <PageHeader
        above={<StaffBackLink />}
        title="Promises"
        subtitle="What clients were promised, until when, and whether it was kept."
      />
      <Section title="In Danger" description="Late, or due within two working hours.">
        <EndangeredPromises />
      </Section>
      <Section
        title="By Month"
        description="By the month in which a promise was due. Open ones are neither kept nor late."
      >
        <PromiseFigures />
      </Section>
    </Container>
  )
}
