import { facts } from '#web/content.ts'
import { Container, Grid } from '#web/ui/layout/page.tsx'

export function FactsSection() {
  return (
    <section aria-label="In numbers" className="border-y border-line bg-sunken">
      <Container className="py-6 sm:py-12">
        <Grid columns={3} gap="sm" className="sm:grid-cols-3 sm:gap-8">
          {facts.map(({ figure, text }) => (
            <p
              key={figure}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-3 text-sm text-muted max-[18rem]:grid-cols-1 sm:grid-cols-1 sm:content-start sm:gap-1 sm:text-base"
            >
              <strong className="text-2xl font-semibold text-accent-text sm:text-4xl">{figure}</strong>
              <span>{text}</span>
            </p>
          ))}
        </Grid>
      </Container>
    </section>
  )
}
