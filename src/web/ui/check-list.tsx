import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

/** What is included, or what has been done. */
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

export type StepListProps = {
  /** `action` leads to where the step is done. */
  steps: readonly { title: ReactNode; text?: ReactNode; action?: ReactNode }[]
  className?: string
}

/** What happens one after the other. */
export function StepList({ steps, className }: StepListProps) {
  return (
    <ol className={cn('grid gap-5', className)}>
      {steps.map((step, index) => (
        <li key={String(step.title)} className="flex items-start gap-4">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent-text tabular-nums forced-colors:border"
          >
            {index + 1}
          </span>
          <div className="grid min-w-0 gap-0.5 pt-0.5">
            <span className="font-semibold">{step.title}</span>
            {step.text && <span className="text-muted">{step.text}</span>}
            {step.action && <span className="pt-1">{step.action}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
