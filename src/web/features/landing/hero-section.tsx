import { ArrowRight, FileText, ScrollText } from 'lucide-react'
import { Link } from 'wouter'
import { planIds, plans } from '#contract/plans.ts'
import { hero, trust } from '#web/content.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Container } from '#web/ui/layout/page.tsx'
import { ProductPreview } from './product-preview.tsx'

const lowestPrice = Math.min(...planIds.map((id) => plans[id].price))

export function HeroSection() {
  return (
    <section id="home" aria-labelledby="hero-title">
      <Container className="grid grid-cols-1 items-center gap-6 py-6 sm:gap-8 sm:py-20 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4 sm:gap-5">
          <h1 id="hero-title" tabIndex={-1} className="text-5xl">
            {hero.title}
          </h1>
          <p className="max-w-xl text-muted sm:text-xl">{hero.text}</p>
          <div className="grid grid-cols-1 gap-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link href={paths.pricing} className={buttonClass('primary', 'lg')}>
                See Plans
                <ArrowRight aria-hidden="true" />
              </Link>
              <p className="font-medium">From ${lowestPrice} a month</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <Link href={paths.resumeBuilder} className={buttonClass('secondary', 'md', 'max-sm:w-full')}>
                <FileText aria-hidden="true" />
                Try Free Resume Builder
              </Link>
              <Link href={paths.coverLetterBuilder} className={buttonClass('secondary', 'md', 'max-sm:w-full')}>
                <ScrollText aria-hidden="true" />
                Cover Letter Builder
              </Link>
            </div>
          </div>
          <div className="grid gap-1.5">
            <p className="font-medium">{hero.reassurance}</p>
            <ul aria-label="Security and privacy" className="flex flex-wrap gap-x-5 gap-y-1">
              {trust.map(({ claim, section }) => (
                <li key={claim}>
                  <Link href={`${paths.security}#${section}`} className={linkClass}>
                    {claim}
                  </Link>
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">Each claim links to its proof or its status.</p>
          </div>
        </div>
        <ProductPreview />
      </Container>
    </section>
  )
}
