import { Link } from 'wouter'
import { describeWeek } from '#contract/report-texts.ts'
import type { ProgressReport } from '#contract/reports.ts'
import { cn } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'

interface WeekListProps {
  /** The latest first. */
  reports: readonly ProgressReport[]
  selectedId: string
  toHref: (reportId: string) => string
  onSelect: (reportId: string) => void
}

/** The weeks to choose from: a list beside the report, or a selector above it on a narrow window. */
export function WeekList({ reports, selectedId, toHref, onSelect }: WeekListProps) {
  return (
    <>
      <SelectField
        label="Week"
        className="lg:hidden"
        value={selectedId}
        onChange={(event) => onSelect(event.target.value)}
        options={reports.map((report) => ({ value: report.id, label: describeWeek(report) }))}
      />
      <nav aria-label="Weeks" className="max-lg:hidden">
        <ul className="grid gap-1">
          {reports.map((report) => (
            <li key={report.id}>
              <Link
                href={toHref(report.id)}
                aria-current={report.id === selectedId ? 'page' : undefined}
                className={cn(
                  'block rounded-lg px-3 py-2 font-medium hover:bg-sunken',
                  report.id === selectedId ? 'bg-accent-soft text-ink' : 'text-muted',
                )}
              >
                {describeWeek(report)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
