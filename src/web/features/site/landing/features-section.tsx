import { ArrowRight } from 'lucide-react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { featureIds, features, featuresTitle } from '#web/content.ts'
import { paths } from '#web/paths.ts'
import { IconTile } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/page.tsx'
import { featureIcons } from './feature-icons.ts'

/** The names of the features. `/features` explains them. */
export function FeaturesSection() {
  return (
    <section id="features" aria-labelledby="features-title">
      <Container className="grid grid-cols-1 gap-4 py-8 sm:gap-8 sm:py-20">
        <h2 id="features-title" className="max-w-2xl text-3xl sm:text-4xl">
          {featuresTitle}
        </h2>
        <ul className="grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2 sm:gap-y-5 lg:grid-cols-3">
          {featureIds.map((id) => {
            const Icon = featureIcons[id]
            return (
              <li key={id} className="flex items-center gap-3 font-semibold sm:text-lg">
                <IconTile className="max-sm:size-8">
                  <Icon />
                </IconTile>
                {features[id].title}
              </li>
            )
          })}
        </ul>
        <p>
          <TextLink href={paths.features}>
            <span className="inline-flex items-center gap-1.5">
              See All Features
              <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
            </span>
          </TextLink>
        </p>
      </Container>
    </section>
  )
}
