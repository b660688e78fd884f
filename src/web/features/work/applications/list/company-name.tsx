import { cn } from '#web/ui/class-names.ts'
import { getInitials } from '#web/ui/data/initials.ts'
import { type BadgeTone, toneClasses } from '#web/ui/feedback/badge.tsx'

const tones = ['accent', 'info', 'violet', 'success', 'warning', 'danger'] as const satisfies readonly BadgeTone[]

/** The same company always gets the same tone. */
export function getTone(company: string) {
  let hash = 0
  for (const character of company.trim().toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return tones[hash % tones.length] ?? 'accent'
}

/** A company with its initials in front, which help to find it in a list. */
export function CompanyName({ company }: { company: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cn(
          'me-2 inline-grid size-6 place-items-center overflow-hidden rounded-md align-middle text-[0.6875rem] leading-none font-bold select-none forced-colors:border @4xl:size-7',
          toneClasses[getTone(company)],
        )}
      >
        {getInitials(company)}
      </span>
      {company}
    </>
  )
}
