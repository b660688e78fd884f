import { type FeatureId, featureIds, features } from '#web/content.ts'
import { IconTile } from '#web/ui/layout/card.tsx'
import { Container, Grid } from '#web/ui/layout/page.tsx'
import { featureIcons } from './feature-icons.ts'
import { ProductPictures } from './product-pictures.tsx'

export function FeaturesSection() {
  return (
    <section id="features" aria-labelledby="features-title">
      <Container className="grid grid-cols-1 gap-12 py-16 sm:py-24">
        <h2 id="features-title" className="max-w-2xl text-4xl">
          You prepare for interviews. We take care of the rest.
        </h2>
        <Grid columns={3} gap="lg">
          {featureIds.map((id) => (
            <Feature key={id} id={id} />
          ))}
        </Grid>
      </Container>
      <ProductPictures />
    </section>
  )
}

function Feature({ id }: { id: FeatureId }) {
  const Icon = featureIcons[id]
  const { title, text } = features[id]
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <IconTile>
        <Icon />
      </IconTile>
      <h3 className="text-xl">{title}</h3>
      <p className="text-muted">{text}</p>
    </div>
  )
}
