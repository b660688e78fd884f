import { ChartNoAxesColumn, FileText, Link2, type LucideIcon, ScrollText, Table2, UserRound } from 'lucide-react'
import { type FeatureId, featureIds, features } from '#web/content.ts'
import { IconTile } from '#web/ui/card.tsx'
import { Container, Grid } from '#web/ui/page.tsx'

const icons: Record<FeatureId, LucideIcon> = {
  manager: UserRound,
  tracking: Table2,
  interests: Link2,
  resume: FileText,
  letter: ScrollText,
  reports: ChartNoAxesColumn,
}

export function FeaturesSection() {
  return (
    <section id="features" aria-labelledby="features-title">
      <Container className="grid gap-12 py-16 sm:py-24">
        <h2 id="features-title" className="max-w-2xl text-4xl">
          You prepare for interviews. We see to the rest.
        </h2>
        <Grid columns={3} gap="lg">
          {featureIds.map((id) => (
            <Feature key={id} id={id} />
          ))}
        </Grid>
      </Container>
    </section>
  )
}

function Feature({ id }: { id: FeatureId }) {
  const Icon = icons[id]
  const { title, text } = features[id]
  return (
    <div className="grid content-start gap-3">
      <IconTile>
        <Icon />
      </IconTile>
      <h3 className="text-xl">{title}</h3>
      <p className="text-muted">{text}</p>
    </div>
  )
}
