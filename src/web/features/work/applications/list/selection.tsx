import { createContext, useContext, useEffect, useRef } from 'react'
import { maxSelected } from '#contract/application-summary.ts'
import type { ListedApplication } from '../applications.queries.ts'

interface Selection {
  ids: ReadonlySet<string>
  select: (ids: ReadonlySet<string>) => void
  shown: readonly ListedApplication[]
}

export const SelectionContext = createContext<Selection>({ ids: new Set(), select: () => {}, shown: [] })

const boxClass =
  'block size-4 cursor-pointer accent-accent align-middle pointer-coarse:size-6 @max-4xl:mt-0.5 @max-4xl:size-5'

export const getBoxId = (id: string) => `select-${id}`

/** Selects one application. Renders the bare input, because every row has one. */
export function SelectRow({ application: { id, position, company } }: { application: ListedApplication }) {
  const { ids, select } = useContext(SelectionContext)
  const isSelected = ids.has(id)
  function toggle() {
    const next = new Set(ids)
    if (!next.delete(id) && next.size < maxSelected) next.add(id)
    select(next)
  }
  return (
    <input
      type="checkbox"
      id={getBoxId(id)}
      aria-label={`Select ${position} at ${company}`}
      checked={isSelected}
      onChange={toggle}
      className={boxClass}
    />
  )
}

export function SelectAll() {
  const { ids, select, shown } = useContext(SelectionContext)
  const box = useRef<HTMLInputElement>(null)
  const selectable = shown.slice(0, maxSelected)
  const isWhole = selectable.every(({ id }) => ids.has(id))
  const isPart = !isWhole && selectable.some(({ id }) => ids.has(id))
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart
  }, [isPart])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label="Select all shown"
      checked={isWhole}
      onChange={() => select(new Set(isWhole ? [] : selectable.map(({ id }) => id)))}
      // Cards have no header; the bar of the selection has a button for it.
      className={`${boxClass} @max-4xl:hidden`}
    />
  )
}
