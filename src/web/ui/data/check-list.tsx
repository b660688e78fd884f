import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'

export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={cn('grid gap-2.5', className)}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-4.5 shrink-0 text-accent-text" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  )
}

/** Texts, each once. */
export function BulletList({ items, className = 'gap-1' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={cn('grid list-disc ps-5', className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

export type StepListProps = {
  /** `action` links to where the step is done. `done` ticks it off. */
  steps: readonly { title: ReactNode; text?: ReactNode; action?: ReactNode; done?: boolean }[]
  className?: string
}

export function StepList({ steps, className }: StepListProps) {
  return (
    <ol className={cn('grid gap-5', className)}>
      {steps.map((step, index) => (
        <li key={String(step.title)} className="flex items-start gap-4">
          <span
            aria-hidden="true"
            className={cn(
              'grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums forced-colors:border',
              step.done ? 'bg-success-soft text-success-text' : 'bg-accent-soft text-accent-text',
            )}
          >
            {step.done ? <Check strokeWidth={2.5} className="size-4.5" /> : index + 1}
          </span>
          <div className="grid min-w-0 gap-0.5 pt-0.5">
            <span className="font-semibold">
              {step.done && <span className="sr-only">Done: </span>}
              {step.title}
            </span>
            {step.text && <span className="text-muted">{step.text}</span>}
            {step.action && <span className="pt-1">{step.action}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
