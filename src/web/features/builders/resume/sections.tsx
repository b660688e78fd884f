import { type ReactNode, Suspense, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { FixedSection, SectionKind } from '#contract/builders.ts'
import { listSections } from '#analysis/writer/section-order.ts'
import { UndoRemoval } from '#web/ui/data/entry-list.tsx'
import { moveItem, type MoveButtonsProps } from '#web/ui/data/move-buttons.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import { AddSection } from './add-section.tsx'
import { blankSection, type ResumeValues, type SectionValues } from './resume-values.ts'
import { getSectionTitle } from './section-kinds.ts'

const { Component: AddedSection, preload } = lazyWithPreload(
  async () => (await import('./added-section.tsx')).AddedSection,
)

interface SectionsProps {
  renderFixed: (id: FixedSection, place: Omit<MoveButtonsProps, 'name'>) => ReactNode
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
        {listed.flatMap((listedSection, index) => {
          const place = { index, count: listed.length, onMove: (to: number) => setOrder(moveItem(order, index, to)) }
          const part =
            listedSection.section === null ? (
              renderFixed(listedSection.id, place)
            ) : (
              <Suspense key={listedSection.section.key} fallback={null}>
                <AddedSection
                  index={listedSection.index}
                  kind={listedSection.section.kind}
                  place={place}
                  onRemove={() => removeAt(listedSection.index)}
                />
              </Suspense>
            )
          return index === removedAt ? [undo, part] : [part]
        })}
        {removedAt === listed.length && undo}
      </div>
      <AddSection kinds={fields.map(({ kind }) => kind)} onAdd={add} onPreload={preload} />
    </>
  )
}
