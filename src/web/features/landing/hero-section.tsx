import { Check, FileText, ScrollText } from 'lucide-react'
import { Link } from 'wouter'
import { hero, trust } from '#web/content.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { Container } from '#web/ui/layout/page.tsx'
import { JourneyPicture } from './journey-picture.tsx'

export function HeroSection() {
  return (
    <section id="home" aria-labelledby="hero-title">
      <Container className="grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[1.15fr_1fr] lg:py-28">
        <div className="grid gap-7">
          <h1 id="hero-title" tabIndex={-1} className="text-5xl">
            {hero.title}
          </h1>
          <p className="max-w-xl text-lg text-muted sm:text-xl">{hero.text}</p>
          <div className="flex flex-wrap gap-3">
            <Link href={paths.resumeBuilder} className={buttonClass('primary', 'lg', 'max-sm:w-full')}>
              <FileText aria-hidden="true" />
              Try Free Resume Builder
            </Link>
            <Link href={paths.coverLetterBuilder} className={buttonClass('secondary', 'lg', 'max-sm:w-full')}>
              <ScrollText aria-hidden="true" />
              Cover Letter Builder
            </Link>
          </div>
          <p className="text-muted">{hero.reassurance}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium text-muted">
            {trust.map((claim) => (
              <li key={claim} className="inline-flex items-center gap-1.5">
                <Check aria-hidden="true" className="size-4 text-accent-text" />
                {claim}
              </li>
            ))}
          </ul>
        </div>
        <JourneyPicture />
      </Container>
    </section>
  )
}
