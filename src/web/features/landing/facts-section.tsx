import { facts } from '#web/content.ts'
import { Container, Grid } from '#web/ui/layout/page.tsx'

export function FactsSection() {
  return (
    <section aria-label="In numbers" className="border-y border-line bg-sunken">
      <Container className="py-12">
        <Grid columns={3} gap="lg" className="sm:grid-cols-3">
          {facts.map(({ figure, text }) => (
            <p key={figure} className="grid content-start gap-1 text-muted">
              <strong className="text-4xl font-semibold text-accent-text">{figure}</strong>
              {text}
            </p>
          ))}
        </Grid>
      </Container>
    </section>
  )
}
