import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { Check } from '@foothold/resume-engine/analysis'
import { cn } from '#web/ui/class-names.ts'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { FixButton, type OnFix } from './fix-list.tsx'
import type { FixTarget } from './fixes.ts'

const outcomes = {
  pass: { word: 'Passed', icon: CircleCheck, tone: 'text-success-text' },
  warn: { word: 'Partial', icon: TriangleAlert, tone: 'text-warning-text' },
  fail: { word: 'Missed', icon: CircleX, tone: 'text-danger-text' },
} as const

const points = (value: number) => String(Math.round(value * 10) / 10)

interface CheckItemsProps {
  checks: readonly Check[]
  /** What leads to where a check is fixed. */
  targets: ReadonlyMap<string, FixTarget>
  onFix: OnFix
}

/** Every part of the score: what it earned, the words it rests upon, how to mend it, and a button that leads there. */
export function CheckItems({ checks, targets, onFix }: CheckItemsProps) {
  return (
    <ul className="grid gap-2">
      {checks.map((check) => (
        <li key={check.id} className="min-w-0">
          <CheckItem check={check} target={targets.get(check.id)} onFix={onFix} />
        </li>
      ))}
    </ul>
  )
}

interface CheckItemProps {
  check: Check
  target: FixTarget | undefined
  onFix: OnFix
}

function CheckItem({ check, target, onFix }: CheckItemProps) {
  const { title, outcome, weight, earned, evidence, fix } = check
  const { word, icon: Icon, tone } = outcomes[outcome]
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex min-w-0 grow basis-40 items-center gap-3 wrap-anywhere">
            <Icon aria-hidden="true" className={cn('size-5 shrink-0', tone)} />
            {title}
          </span>
          <span className="text-sm font-normal text-muted tabular-nums">
            {word} · {points(earned)} of {points(weight)} points
          </span>
        </span>
      }
    >
      <div className="grid gap-3">
        {fix !== '' && <p className="text-ink">{fix}</p>}
        {target && <FixButton target={target} text={fix} onFix={onFix} />}
        <Evidence words={evidence} />
      </div>
    </Disclosure>
  )
}

function Evidence({ words }: { words: readonly string[] }) {
  if (words.length === 0) return <p>Nothing in your text supports this yet.</p>
  return (
    <div className="grid gap-1">
      <p className="text-sm font-medium">Evidence from your text:</p>
      <ul className="grid gap-1">
        {words.map((quote) => (
          <li key={quote} className="border-s-2 border-line ps-3 wrap-anywhere text-ink">
            {quote}
          </li>
        ))}
      </ul>
    </div>
  )
}
