import { FactsSection } from '#web/features/landing/facts-section.tsx'
import { FeaturesSection } from '#web/features/landing/features-section.tsx'
import { HeroSection } from '#web/features/landing/hero-section.tsx'
import { HowItWorks } from '#web/features/landing/how-it-works.tsx'
import { ManagerSection } from '#web/features/landing/manager-section.tsx'
import { PricingSection } from '#web/features/plans/pricing-section.tsx'
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
