import { CircleCheck, CirclePlus, EyeOff, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Requirement } from '@foothold/resume-engine/analysis'
import { Button } from '#web/ui/form/button.tsx'
import { isUnused, nameTerms } from './fixes.ts'

interface RequirementListProps {
  requirements: readonly Requirement[]
  /** Terms that the person has not used. */
  unused: readonly string[]
  onAdd: (any: string[]) => void
  /** Suggests a term again. */
  onRestore: (name: string) => void
}

/** What the posting asks for, and whether the text has it. A missing term is a button that asks where it was used. */
export function RequirementList({ requirements, unused, onAdd, onRestore }: RequirementListProps) {
  const [showsHidden, setShowsHidden] = useState(false)
  const hidden = requirements.filter((requirement) => !requirement.met && isUnused(requirement, unused))
  const shown = requirements.filter((requirement) => !hidden.includes(requirement))
  return (
    <div className="grid gap-5">
      {(['Required', 'Preferred'] as const).map((title) => {
        const isInGroup = ({ required }: Requirement) => required === (title === 'Required')
        return (
          <Group
            key={title}
            title={title}
            all={requirements.filter(isInGroup)}
            shown={shown.filter(isInGroup)}
            onAdd={onAdd}
          />
        )
      })}
      {hidden.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={showsHidden}
            className="text-muted"
            onClick={() => setShowsHidden(!showsHidden)}
          >
            <EyeOff aria-hidden="true" />
            {showsHidden ? 'Hide Again' : `Show ${hidden.length} Hidden ${hidden.length === 1 ? 'Term' : 'Terms'}`}
          </Button>
          {showsHidden && (
            <ul className="flex flex-wrap gap-2">
              {hidden.map(({ any }) => (
                <li key={nameTerms(any)} className="max-w-full">
                  <button type="button" className={missingClass} onClick={() => onRestore(nameTerms(any))}>
                    <Undo2 aria-hidden="true" className="size-4 shrink-0 text-muted" />
                    <span className="sr-only">Suggest again: </span>
                    {nameTerms(any)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}

const chipClass = 'inline-flex max-w-full items-center gap-1.5 rounded-full px-3 py-1 text-start text-sm font-medium'
const metClass = `${chipClass} bg-tone-success text-tone-success-text wrap-anywhere forced-colors:border`
const missingClass = `${chipClass} cursor-pointer border border-dashed border-control wrap-anywhere transition-colors hover:bg-hover pointer-coarse:min-h-11`

interface GroupProps {
  title: string
  all: readonly Requirement[]
  shown: readonly Requirement[]
  onAdd: (any: string[]) => void
}

function Group({ title, all, shown, onAdd }: GroupProps) {
  if (all.length === 0) return null
  const met = all.filter(({ met }) => met).length
  const sorted = shown.toSorted((a, b) => Number(a.met) - Number(b.met))
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">
        {title}: {met} of {all.length}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {sorted.map(({ any, met }) => (
          <li key={nameTerms(any)} className="max-w-full">
            {met ? (
              <span className={metClass}>
                <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
                {nameTerms(any)}
                <span className="sr-only"> (found)</span>
              </span>
            ) : (
              <button type="button" aria-haspopup="dialog" className={missingClass} onClick={() => onAdd(any)}>
                <CirclePlus aria-hidden="true" className="size-4 shrink-0 text-muted" />
                {nameTerms(any)}
                <span className="sr-only"> (missing)</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
