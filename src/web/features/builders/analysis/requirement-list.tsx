import { CircleCheck, CircleDashed } from 'lucide-react'
import type { Requirement } from '#contract/analysis.ts'

/** What the posting asks for, and whether the text has it. */
export function RequirementList({ requirements }: { requirements: readonly Requirement[] }) {
  return (
    <div className="grid gap-5">
      <Group title="Required" requirements={requirements.filter(({ required }) => required)} />
      <Group title="Preferred" requirements={requirements.filter(({ required }) => !required)} />
    </div>
  )
}

function Group({ title, requirements }: { title: string; requirements: readonly Requirement[] }) {
  if (requirements.length === 0) return null
  const met = requirements.filter(({ met }) => met).length
  const sorted = requirements.toSorted((a, b) => Number(a.met) - Number(b.met))
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">
        {title}: {met} of {requirements.length}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {sorted.map(({ any, met }) => (
          <li
            key={any.join('/')}
            className={
              met
                ? 'inline-flex max-w-full items-center gap-1.5 rounded-full bg-tone-success px-3 py-1 text-sm font-medium text-tone-success-text wrap-anywhere forced-colors:border'
                : 'inline-flex max-w-full items-center gap-1.5 rounded-full border border-dashed border-control px-3 py-1 text-sm font-medium wrap-anywhere'
            }
          >
            {met ? (
              <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-4 shrink-0 text-muted" />
            )}
            {any.join(' or ')}
            <span className="sr-only">{met ? ' (found)' : ' (missing)'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
