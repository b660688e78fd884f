import { ArrowRight } from 'lucide-react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { CallToAction } from '#web/layouts/call-to-action.tsx'
import { PageIntro } from '#web/layouts/page-intro.tsx'
import { securityPage, type SecuritySection, securitySections } from '#web/legal/security.ts'
import { BulletList } from '#web/ui/data/check-list.tsx'
import { quietLinkClass } from '#web/ui/layout/link-text.tsx'
import { Container } from '#web/ui/layout/page.tsx'

export default function SecurityPage() {
  return (
    <>
      <PageIntro {...securityPage} />
      <Container className="grid grid-cols-1 gap-10 pb-16 sm:pb-24 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label="Contents">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:sticky lg:top-(--below-bar) lg:flex-col">
            {securitySections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={quietLinkClass}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-1 gap-10">
          {securitySections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </Container>
      <CallToAction />
    </>
  )
}

function Section({ id, title, points, places = [] }: SecuritySection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid max-w-[68ch] scroll-mt-20 grid-cols-1 gap-4">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <BulletList items={points} className="gap-2" />
      {places.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {places.map(({ label, href }) => (
            <li key={label}>
              <TextLink href={href}>
                <span className="inline-flex items-center gap-1.5">
                  {label}
                  <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
                </span>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
