import { FactsSection } from '#web/features/landing/facts-section.tsx'
import { FeaturesSection } from '#web/features/landing/features-section.tsx'
import { HeroSection } from '#web/features/landing/hero-section.tsx'
import { PricingSection } from '#web/features/landing/pricing-section.tsx'

export default function LandingPage() {
  return (
    <>
      <HeroSection />
      <FactsSection />
      <FeaturesSection />
      <PricingSection />
    </>
  )
}
