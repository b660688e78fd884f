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
              className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted sm:flex-col sm:gap-1 sm:text-base"
            >
              <strong className="w-26 text-2xl font-semibold text-accent-text sm:w-auto sm:text-4xl">{figure}</strong>
              <span className="min-w-0 grow basis-36 sm:basis-auto">{text}</span>
            </p>
          ))}
        </Grid>
      </Container>
    </section>
  )
}
