import { FactsSection } from '#web/features/site/landing/facts-section.tsx'
import { FeaturesSection } from '#web/features/site/landing/features-section.tsx'
import { HeroSection } from '#web/features/site/landing/hero-section.tsx'
import { HowItWorks } from '#web/features/site/landing/how-it-works.tsx'
import { ManagerSection } from '#web/features/site/landing/manager-section.tsx'
import { PricingSection } from '#web/features/site/plans/pricing-section.tsx'
import { CallToAction } from '#web/layouts/call-to-action.tsx'

export default function LandingPage() {
  return (
    <>
      <HeroSection />
      <FactsSection />
      <HowItWorks />
      <ManagerSection />
      <FeaturesSection />
      <PricingSection />
      <CallToAction />
    </>
  )
}
