import { Printer } from 'lucide-react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { describeAuthor, describeWeek, getJobName, listNumbers, splitItems } from '#contract/report-texts.ts'
import { type ProgressReport, reportCsvPath } from '#contract/reports.ts'
import { ManagerSignature } from '#web/features/service/clients/manager-signature.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
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

/** The part of a report that is printed: a letter from the account manager. */
export function ReportCard({ report, toHref }: ReportCardProps) {
  const { note, draft, late, next, timeZone } = report
  const { news, rest } = splitItems(report.items)
  const author = describeAuthor(report)
  return (
    <Card
      as="article"
      data-print
      aria-labelledby="report-title"
      className="print:border-0 print:shadow-none print:[&_h3]:break-after-avoid print:[&_li]:break-inside-avoid"
    >
      <CardHeader id="report-title" title={describeWeek(report)} className="print:px-0 print:pt-0" />
      <CardBody className="grid grid-cols-1 gap-7 print:px-0">
        {news.length > 0 && (
          <ul className="grid gap-3">
            {news.map(({ item, title }) => (
              <li key={toKey(item)} className="grid gap-1 rounded-xl bg-accent-soft px-5 py-4 wrap-anywhere">
                <strong className="text-2xl font-semibold">{title}</strong>
                <span className="text-lg">
                  <JobLink item={item} toHref={toHref}>
                    {item.position}
                  </JobLink>
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className="grid max-w-prose gap-4">
          <p className="text-lg wrap-anywhere whitespace-pre-line">{note ?? draft}</p>
          {author !== null && <p className="text-sm text-muted">{author}</p>}
          {report.manager && <ManagerSignature manager={report.manager} />}
        </div>
        <ul aria-label="In numbers" className="flex flex-wrap gap-x-4 gap-y-3 empty:hidden sm:gap-x-8">
          {listNumbers(report).map(({ label, value, comparison }) => (
            <li key={label} className="grid min-w-0 flex-[1_1_5rem] content-start wrap-anywhere">
              <span className="text-3xl font-semibold tabular-nums">{value}</span>
              <span>{label}</span>
              {comparison !== null && <span className="text-sm text-muted">{comparison}</span>}
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <Section level={3} title="What Happened">
            <Items items={rest} timeZone={timeZone} toHref={toHref} />
          </Section>
        )}
        <Sentences title="What Was Late" lines={late} />
        <Sentences title="What Comes Next" lines={next} />
      </CardBody>
    </Card>
  )
}

function Sentences({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Section level={3} title={title}>
      <ul className="grid max-w-prose list-disc gap-1.5 ps-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type ReportItem = ProgressReport['items'][number]

const toKey = ({ applicationId, at, what }: ReportItem) => `${applicationId} ${at} ${what}`

interface JobLinkProps extends Pick<ReportCardProps, 'toHref'> {
  item: ReportItem
  children: string
}

/** The application of an item, while there is one. */
function JobLink({ item: { applicationId }, toHref, children }: JobLinkProps) {
  if (applicationId === null || !toHref) return children
  return <TextLink href={toHref(applicationId)}>{children}</TextLink>
}

interface ItemsProps extends Pick<ReportCardProps, 'toHref'> {
  items: readonly ReportItem[]
  timeZone: string
}

function Items({ items, timeZone, toHref }: ItemsProps) {
  return (
    <ItemList label="What happened" className="-my-2">
      {items.map((item) => (
        <Item
          key={toKey(item)}
          title={
            <JobLink item={item} toHref={toHref}>
              {getJobName(item)}
            </JobLink>
          }
          text={item.what}
          trailing={
            <time dateTime={item.at} className="text-sm text-muted">
              {new Date(item.at).toLocaleDateString('en-US', {
                timeZone,
                weekday: 'short',
                month: 'short',
                day: 'numeric',
              })}
            </time>
          }
        />
      ))}
    </ItemList>
  )
}
