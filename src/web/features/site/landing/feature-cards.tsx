import { Check } from 'lucide-react'
import { type FeatureId, featureIds, featurePoints, features } from '#web/content.ts'
import { Card, CardBody, IconTile } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { featureIcons } from './feature-icons.ts'

export function FeatureCards() {
  return (
    <Grid columns={3}>
      {featureIds.map((id) => (
        <FeatureCard key={id} id={id} />
      ))}
    </Grid>
  )
}

function FeatureCard({ id }: { id: FeatureId }) {
  const Icon = featureIcons[id]
  const { title, text } = features[id]
  return (
    <Card as="article">
      <CardBody className="grid content-start gap-3 sm:py-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-4 sm:flex-col sm:items-start">
          <IconTile>
            <Icon />
          </IconTile>
          <h2 className="min-w-0 grow basis-40 text-xl sm:basis-auto">{title}</h2>
        </div>
        <p className="text-muted">{text}</p>
        <ul className="grid gap-2">
          {featurePoints[id].map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-text" />
              {point}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
