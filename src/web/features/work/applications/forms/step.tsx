import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '#web/ui/class-names.ts'

interface StepState {
  title: string
  done: boolean
}

interface StepsProps {
  steps: readonly (StepState & { content: ReactNode })[]
}

/** The parts of a long form, with a row of their names that stays in sight and leads to each. */
export function Steps({ steps }: StepsProps) {
  const id = useId()
  return (
    <>
      <ol className="sticky top-(--below-title,0px) z-10 -mx-edge flex gap-x-1 border-b border-line bg-overlay px-edge py-1.5 sm:-mx-6 sm:px-6">
        {steps.map(({ title, done }, index) => (
          <li key={title} className="grow">
            <button
              type="button"
              onClick={() => document.getElementById(`${id}${index}`)?.scrollIntoView()}
              className="flex min-h-9 w-full cursor-pointer items-center justify-center gap-1.5 rounded-lg px-1 text-sm font-medium text-muted hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
            >
              <StepNumber number={index + 1} done={done} />
              {title}
              {done && <span className="sr-only">(done)</span>}
            </button>
          </li>
        ))}
      </ol>
      {steps.map(({ title, content }, index) => (
        <section
          key={title}
          id={`${id}${index}`}
          aria-labelledby={`${id}${index}-title`}
          className="grid min-w-0 scroll-mt-28 grid-cols-1 gap-4"
        >
          <h3 id={`${id}${index}-title`} className="text-lg">
            {title}
          </h3>
          {content}
        </section>
      ))}
    </>
  )
}

const StepNumber = ({ number, done }: { number: number; done: boolean }) => (
  <span
    aria-hidden="true"
    className={cn(
      'grid size-5 shrink-0 place-items-center rounded-full bg-sunken text-xs max-[26rem]:hidden',
      done && 'bg-success-soft text-success-text',
    )}
  >
    {done ? <Check strokeWidth={3} className="size-3" /> : number}
  </span>
)
