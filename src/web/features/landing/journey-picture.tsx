import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/class-names.ts'

const steps: readonly { title: string; detail: string; status: string; tone: BadgeTone; shift: string }[] = [
  { title: 'Product Designer', detail: 'Northwind', status: 'Offered', tone: 'success', shift: 'lg:ms-16' },
  { title: 'UX Researcher', detail: 'Halden & Co', status: 'Interviewing', tone: 'violet', shift: 'lg:ms-8' },
  { title: 'Design Lead', detail: 'Lumen Health', status: 'Applied', tone: 'info', shift: '' },
]

/** An impression of the dashboard: applications climbing, step by step. Decoration for the words beside it. */
export function JourneyPicture() {
  return (
    <div aria-hidden="true" className="grid gap-4 select-none">
      {steps.map(({ title, detail, status, tone, shift }) => (
        <div
          key={title}
          className={cn(
            'flex items-center justify-between gap-4 rounded-2xl border border-line bg-raised p-5 shadow-card',
            shift,
          )}
        >
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-muted">{detail}</p>
          </div>
          <Badge tone={tone}>{status}</Badge>
        </div>
      ))}
    </div>
  )
}
