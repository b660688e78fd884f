import { type ReactNode, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { type FixedSection, type SectionKind, maxSections, sectionKinds } from '@foothold/resume-engine/forms'
import { listSections } from '@foothold/resume-engine/section-order'
import { UndoRemoval } from '#web/ui/data/entry-list.tsx'
import { moveItem } from '#web/ui/data/move-buttons.tsx'
import { type ItemPlace, SortableList } from '#web/ui/data/sortable-list.tsx'
import { type ResumeValues, type SectionValues } from '@foothold/resume-engine/resume-values'
import { Plus } from 'lucide-react'
import { Button } from '#web/ui/form/button.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { AddedSection } from './added-section.tsx'
import { blankSection } from './resume-values.ts'
import { getSectionTitle, kindTexts } from './section-kinds.ts'

interface SectionsProps {
  renderFixed: (id: FixedSection, place: ItemPlace) => ReactNode
}

interface Removed {
  section: SectionValues
  index: number
  order: string[]
}

/** The sections of the resume in the order of the document, with what was added. */
export function Sections({ renderFixed }: SectionsProps) {
  const { control, getValues, setValue } = useFormContext<ResumeValues>()
  const sectionOrder = useWatch({ control, name: 'sectionOrder' })
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'sections', keyName: 'key' })
  const [removed, setRemoved] = useState<Removed | null>(null)
  const listed = listSections({ sections: fields, sectionOrder })
  const order = listed.map(({ id }) => id)

  const setOrder = (next: string[]) => setValue('sectionOrder', next, { shouldDirty: true })

  function add(kind: SectionKind) {
    const section = blankSection(kind)
    setRemoved(null)
    setOrder([...order, section.id])
    append(section)
  }

  function removeAt(index: number) {
    const section = structuredClone(getValues(`sections.${index}`))
    setRemoved({ section, index, order })
    remove(index)
    setOrder(order.filter((id) => id !== section.id))
  }

  function restore({ section, index, order }: Removed) {
    setRemoved(null)
    setOrder(order)
    insert(Math.min(index, fields.length), section)
  }

  const removedAt = removed ? Math.min(removed.order.indexOf(removed.section.id), listed.length) : -1
  const undo = removed && (
    <UndoRemoval key="undo" title={getSectionTitle(removed.section)} onUndo={() => restore(removed)} />
  )
  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        <SortableList ids={order}>
          {listed.flatMap((listedSection, index) => {
            const place = {
              id: order[index] ?? '',
              index,
              count: listed.length,
              onMove: (to: number) => setOrder(moveItem(order, index, to)),
            }
            const part =
              listedSection.section === null ? (
                renderFixed(listedSection.id, place)
              ) : (
                <AddedSection
                  key={listedSection.section.key}
                  index={listedSection.index}
                  kind={listedSection.section.kind}
                  place={place}
                  onRemove={() => removeAt(listedSection.index)}
                />
              )
            return index === removedAt ? [undo, part] : [part]
          })}
          {removedAt === listed.length && undo}
        </SortableList>
      </div>
      <AddSection kinds={fields.map(({ kind }) => kind)} onAdd={add} />
    </>
  )
}

interface AddSectionProps {
  kinds: readonly SectionKind[]
  onAdd: (kind: SectionKind) => void
}

/** A menu with the sections that can be added: each kind once, a custom section several times. */
function AddSection({ kinds, onAdd }: AddSectionProps) {
  return (
    <div className="relative justify-self-start">
      <Menu
        trigger={
          <Button variant="secondary" disabled={kinds.length >= maxSections}>
            <Plus aria-hidden="true" />
            Add Section
          </Button>
        }
      >
        {sectionKinds
          .filter((kind) => kind === 'custom' || !kinds.includes(kind))
          .map((kind) => (
            <MenuItem key={kind} onSelect={() => onAdd(kind)}>
              {kindTexts[kind].title}
            </MenuItem>
          ))}
      </Menu>
    </div>
  )
}
