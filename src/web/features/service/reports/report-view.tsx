import { Printer } from 'lucide-react'
import { Link } from 'wouter'
import { describeFigures, describeWeek } from '#contract/report-texts.ts'
import { type ProgressReport, reportCsvPath } from '#contract/reports.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Section } from '#web/ui/layout/page.tsx'

/** A weekly report with its actions. */
export function ReportView({ report }: { report: ProgressReport }) {
  const { role } = useSignedInUser()
  const toHref = (id: string) => (role === 'user' ? paths.applicationIn(id) : paths.applicationOf(report.userId, id))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-3 max-sm:*:grow sm:justify-end">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
        <DownloadLink href={reportCsvPath.replace(':id', report.id)} variant="secondary">
          Download .csv
        </DownloadLink>
      </div>
      <ReportCard report={report} toHref={toHref} />
    </div>
  )
}

interface ReportCardProps {
  report: ProgressReport
  /** The address of an application. Without it, applications are no links. */
  toHref?: (applicationId: string) => string
}

/** The part of a report that is printed. */
export function ReportCard({ report, toHref }: ReportCardProps) {
  const { note, items, next } = report
  return (
    <Card
      as="article"
      data-print
      aria-labelledby="report-title"
      className="print:border-0 print:shadow-none print:[&_h3]:break-after-avoid print:[&_li]:break-inside-avoid"
    >
      <CardHeader id="report-title" title={describeWeek(report)} className="print:px-0 print:pt-0" />
      <CardBody className="grid grid-cols-1 gap-7 print:px-0">
        {note !== null && <Note note={note} manager={report.manager} />}
        <ul className="grid gap-1.5 text-lg">
          {describeFigures(report).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Section level={3} title="What Happened">
          {items.length === 0 ? (
            <p className="text-muted">We sent nothing and no status changed.</p>
          ) : (
            <Items report={report} toHref={toHref} />
          )}
        </Section>
        <Section level={3} title="What Comes Next">
          {next.length === 0 ? (
            <p className="text-muted">Nothing waited for an answer when we wrote this report.</p>
          ) : (
            <ul className="grid list-disc gap-1.5 ps-5">
              {next.map((step) => (
                <li key={step} className="wrap-anywhere">
                  {step}
                </li>
              ))}
            </ul>
          )}
        </Section>
      </CardBody>
    </Card>
  )
}

function Note({ note, manager }: { note: string; manager: string | null }) {
  return (
    <figure className="grid gap-2 border-s-4 border-accent-line ps-4">
      <blockquote className="text-lg wrap-anywhere whitespace-pre-line">{note}</blockquote>
      <figcaption className="text-muted">{manager ?? 'Your account manager'}</figcaption>
    </figure>
  )
}

function Items({ report: { items, timeZone }, toHref }: ReportCardProps) {
  return (
    <ItemList label="What happened" className="-my-2">
      {items.map(({ applicationId, company, position, what, at }) => {
        const job = position === '' ? company : `${position} at ${company}`
        return (
          <Item
            key={`${applicationId} ${at} ${what}`}
            title={
              applicationId === null || !toHref ? (
                job
              ) : (
                <Link href={toHref(applicationId)} className={linkClass}>
                  {job}
                </Link>
              )
            }
            text={what}
            trailing={
              <time dateTime={at} className="text-sm text-muted">
                {new Date(at).toLocaleDateString('en-US', {
                  timeZone,
                  weekday: 'short',
                  month: 'short',
                  day: 'numeric',
                })}
              </time>
            }
          />
        )
      })}
    </ItemList>
  )
}
