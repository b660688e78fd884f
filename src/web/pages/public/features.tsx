import { FeatureCards } from '#web/features/site/landing/feature-cards.tsx'
import { ProductPictures } from '#web/features/site/landing/product-pictures.tsx'
import { SuccessStory } from '#web/features/site/landing/success-story.tsx'
import { CallToAction } from '#web/layouts/call-to-action.tsx'
import { PageIntro } from '#web/layouts/page-intro.tsx'
import { featuresPage } from '#web/content.ts'
import { Container } from '#web/ui/layout/page.tsx'

export default function FeaturesPage() {
  return (
    <>
      <PageIntro {...featuresPage} />
      <Container className="pb-10 sm:pb-24">
        <FeatureCards />
      </Container>
      <ProductPictures />
      <SuccessStory />
      <CallToAction />
    </>
  )
}
