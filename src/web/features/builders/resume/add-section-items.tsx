import { type SectionKind, sectionKinds } from '#contract/builders.ts'
import { MenuItem } from '#web/ui/overlay/menu-items.tsx'
import { kindTexts } from './section-kinds.ts'

interface AddSectionItemsProps {
  kinds: readonly SectionKind[]
  onAdd: (kind: SectionKind) => void
}

/** Each kind can be added once, a custom section several times. */
export function AddSectionItems({ kinds, onAdd }: AddSectionItemsProps) {
  return sectionKinds
    .filter((kind) => kind === 'custom' || !kinds.includes(kind))
    .map((kind) => (
      <MenuItem key={kind} onSelect={() => onAdd(kind)}>
        {kindTexts[kind].title}
      </MenuItem>
    ))
}
