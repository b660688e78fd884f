import { Plus } from 'lucide-react'
import { maxSections, type SectionKind } from '#contract/builders.ts'
import { Button } from '#web/ui/form/button.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import { Menu } from '#web/ui/overlay/menu.tsx'

const { Component: Items, preload } = lazyWithPreload(
  async () => (await import('./add-section-items.tsx')).AddSectionItems,
)

interface AddSectionProps {
  /** The kinds of the sections that were added. */
  kinds: readonly SectionKind[]
  onAdd: (kind: SectionKind) => void
  /** Preloads the fields of a section. */
  onPreload: () => void
}

/** A menu with the sections that can be added. */
export function AddSection({ kinds, onAdd, onPreload }: AddSectionProps) {
  return (
    <div className="relative justify-self-start">
      <Menu
        onPreload={() => {
          preload()
          onPreload()
        }}
        trigger={
          <Button variant="secondary" disabled={kinds.length >= maxSections}>
            <Plus aria-hidden="true" />
            Add Section
          </Button>
        }
      >
        <Items kinds={kinds} onAdd={onAdd} />
      </Menu>
    </div>
  )
}
