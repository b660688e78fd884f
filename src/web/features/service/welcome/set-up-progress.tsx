import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '#web/paths.ts'
import { cn } from '#web/ui/class-names.ts'
import { type SetUpStep, setUpSteps } from './set-up-steps.ts'

interface SetUpProgressProps {
  current: SetUpStep
  done: ReadonlySet<SetUpStep>
}

/** The three steps, each as a link, with what is done and where the person is. */
export function SetUpProgress({ current, done }: SetUpProgressProps) {
  return (
    <nav aria-label="Steps">
      <ol className="grid gap-2 sm:grid-cols-3 sm:gap-4">
        {setUpSteps.map(({ id, label }, index) => (
          <li key={id}>
            <Link
              href={paths.welcomeStep(id)}
              aria-current={id === current ? 'step' : undefined}
              className={cn(
                'flex min-h-12 items-center gap-3 rounded-xl border px-4 py-2 font-medium transition-colors',
                id === current
                  ? 'border-accent bg-accent-soft text-accent-text'
                  : 'border-line bg-raised text-ink hover:bg-hover',
              )}
            >
              <span
                aria-hidden="true"
                className={cn(
                  'grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums forced-colors:border',
                  done.has(id) ? 'bg-success-soft text-success-text' : 'bg-hover text-ink',
                )}
              >
                {done.has(id) ? <Check strokeWidth={2.5} className="size-4" /> : index + 1}
              </span>
              {done.has(id) && <span className="sr-only">Done: </span>}
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
