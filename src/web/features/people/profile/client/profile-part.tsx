import { createContext, type ReactNode, use } from 'react'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

/** Whether the profile is beside a form or a list: plain sections with small headings, no cards. */
export const CompactProfile = createContext(false)

export function ProfilePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  if (!use(CompactProfile))
    return (
      <TitledCard id={id} title={title}>
        {children}
      </TitledCard>
    )
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      {children}
    </section>
  )
}
