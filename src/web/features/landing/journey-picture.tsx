import type { ApplicationStatus } from '#contract/applications.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { cn } from '#web/ui/class-names.ts'

const steps: readonly { title: string; detail: string; status: ApplicationStatus; shift: string }[] = [
  { title: 'Product Designer', detail: 'Northwind', status: 'offered', shift: 'lg:ms-16' },
  { title: 'UX Researcher', detail: 'Halden & Co', status: 'interviewing', shift: 'lg:ms-8' },
  { title: 'Design Lead', detail: 'Lumen Health', status: 'applied', shift: '' },
]

/** A decorative picture of applications moving through the stages. */
export function JourneyPicture() {
  return (
    <div aria-hidden="true" className="grid gap-4 select-none">
      {steps.map(({ title, detail, status, shift }) => (
        <div
          key={title}
          className={cn(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2xl border border-line bg-raised p-5 shadow-card',
            shift,
          )}
        >
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-muted">{detail}</p>
          </div>
          <Badge tone={statusDisplay[status].tone}>{statusDisplay[status].label}</Badge>
        </div>
      ))}
    </div>
  )
}
