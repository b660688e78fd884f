import { ArrowRight, FileText, ScrollText } from 'lucide-react'
import { ButtonLink, TextLink } from '#web/lib/navigation/links.tsx'
import { planIds, plans } from '#contract/plans.ts'
import { hero, trust } from '#web/content.ts'
import { paths } from '#web/paths.ts'
import { Container } from '#web/ui/layout/page.tsx'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { sampleNote } from '#web/samples-content.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { sampleApplications, sampleMessages } from '#web/samples.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ManagerPortrait } from './manager-portrait.tsx'

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
              <ButtonLink href={paths.pricing} variant="primary" size="lg">
                See Plans
                <ArrowRight aria-hidden="true" />
              </ButtonLink>
              <p className="font-medium">From ${lowestPrice} a month</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={paths.resumeBuilder} className="max-sm:w-full">
                <FileText aria-hidden="true" />
                Try Free Resume Builder
              </ButtonLink>
              <ButtonLink href={paths.coverLetterBuilder} className="max-sm:w-full">
                <ScrollText aria-hidden="true" />
                Cover Letter Builder
              </ButtonLink>
            </div>
          </div>
          <div className="grid gap-1.5">
            <p className="font-medium">{hero.reassurance}</p>
            <ul aria-label="Security and privacy" className="flex flex-wrap gap-x-5 gap-y-1">
              {trust.map(({ claim, section }) => (
                <li key={claim}>
                  <TextLink href={`${paths.security}#${section}`}>{claim}</TextLink>
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

const sent = sampleApplications.filter(({ dateApplied }) => dateApplied !== null).slice(0, 6)
const message = sampleMessages.findLast(({ text }) => text.startsWith('Congratulations'))
const chips = (['interviewing', 'offered', 'accepted'] as const).map((status) => ({
  label: statusDisplay[status].label,
  count: countWith(status),
}))

function countWith(status: ApplicationStatus) {
  return sampleApplications.filter((application) => application.status === status).length
}

const description = `The application dashboard: ${sampleApplications.length} applications with company, position, date and status. Beside it, a message from the account manager: ${message?.text}`

/** The dashboard with a message from the account manager, in the product's own colours and type. */
function ProductPreview() {
  return (
    <figure className="grid grid-cols-1 gap-3">
      <div role="img" aria-label={description} className="grid grid-cols-1 select-none">
        <div className="overflow-hidden rounded-2xl border border-line bg-raised pb-5 shadow-float sm:pb-8">
          <div className="flex flex-wrap gap-2 border-b border-line px-4 py-2 text-sm font-semibold sm:px-5">
            <Chip label="All" count={sampleApplications.length} chosen />
            {chips.map((chip) => (
              <Chip key={chip.label} {...chip} />
            ))}
          </div>
          {sent.map((application) => (
            <Row key={application.company} {...application} />
          ))}
        </div>
        <div className="-mt-5 flex items-start gap-3 justify-self-end rounded-2xl border border-accent-line bg-accent-soft p-4 shadow-float sm:-mt-8 sm:-me-4 sm:w-96 forced-colors:bg-[Canvas]">
          <ManagerPortrait />
          <p className="min-w-0 text-sm">
            <span className="font-semibold">{message?.authorName}</span>
            <span className="text-muted">, account manager</span>
            <span className="mt-0.5 block text-base leading-tight">{message?.text}</span>
          </p>
        </div>
      </div>
      <figcaption className="text-sm text-muted">{sampleNote}</figcaption>
    </figure>
  )
}

interface ChipProps {
  label: string
  count: number
  chosen?: boolean
}

function Chip({ label, count, chosen = false }: ChipProps) {
  return (
    <span
      className={
        chosen
          ? 'rounded-full bg-accent-soft px-3 py-1 text-accent-text forced-colors:border'
          : 'rounded-full px-1.5 py-1 text-muted max-sm:last:hidden sm:px-3'
      }
    >
      {label} <span className="tabular-nums">{count}</span>
    </span>
  )
}

/** A phone shows three rows, each with another status. */
function Row({ company, position, status, dateApplied }: (typeof sent)[number]) {
  const { label, tone } = statusDisplay[status]
  return (
    <div className="flex items-center gap-3 border-t border-line px-4 py-2.5 first-of-type:border-0 flex-wrap max-sm:nth-3:hidden max-sm:nth-4:hidden max-sm:nth-5:hidden sm:px-5">
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-sunken text-sm font-bold text-muted forced-colors:border">
        {company.slice(0, 1)}
      </span>
      <span className="min-w-0 grow basis-28 leading-tight">
        <span className="block truncate font-semibold">{position}</span>
        <span className="block truncate text-sm text-muted">{company}</span>
      </span>
      <span className="shrink-0 text-sm text-muted max-sm:hidden">{dateApplied && showDay(dateApplied)}</span>
      <Badge tone={tone} className="shrink-0">
        {label}
      </Badge>
    </div>
  )
}
