import { TextLink } from '#web/lib/navigation/links.tsx'
import { effectiveDate, type LegalSection } from '#web/legal/legal-text.ts'
import { paths } from '#web/paths.ts'
import { Container } from '#web/ui/layout/page.tsx'
import { Prose } from '#web/ui/layout/prose.tsx'

interface LegalPageProps {
  title: string
  intro: string
  sections: readonly LegalSection[]
}

/** A legal text with a table of contents and a print view. */
export function LegalPage({ title, intro, sections }: LegalPageProps) {
  return (
    <Container className="grid gap-10 py-14 sm:py-20 lg:grid-cols-[15rem_1fr] lg:gap-16">
      <header className="grid gap-4 lg:col-start-2">
        <h1 tabIndex={-1} className="text-5xl">
          {title}
        </h1>
        <p className="text-muted">
          Effective {effectiveDate}. Last updated {effectiveDate}.
        </p>
        <p className="max-w-[68ch] text-lg">{intro}</p>
      </header>
      <nav aria-label="Contents" className="hidden lg:row-span-2 lg:row-start-1 lg:block">
        <ol className="grid gap-1 rounded-2xl border border-line bg-raised p-4 text-sm lg:sticky lg:top-(--below-bar)">
          {sections.map((section, index) => (
            <li key={section.title}>
              <a
                href={`#section-${index + 1}`}
                className="flex min-h-8 items-center gap-1 rounded-lg px-2 text-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
              >
                <span className="w-6 shrink-0 whitespace-nowrap tabular-nums">{index + 1}.</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose className="lg:col-start-2">
        {sections.map((section, index) => (
          <Section key={section.title} number={index + 1} {...section} />
        ))}
        <p>
          <TextLink href={paths.contact}>Go to the Contact Page</TextLink>
        </p>
      </Prose>
    </Container>
  )
}

function Section({ number, title, body }: LegalSection & { number: number }) {
  return (
    <section className="[&>*+*]:mt-4 [&>ul]:list-disc [&>ul]:ps-6">
      <h2 id={`section-${number}`} className="mt-6 scroll-mt-20 text-2xl">
        {number}. {title}
      </h2>
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
