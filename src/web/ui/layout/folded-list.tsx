import { type ReactNode, useState } from 'react'
import { Button } from '../form/button.tsx'
import { ItemList } from '../data/item-list.tsx'

const foldedLength = 5

interface FoldedListProps<Thing> {
  label: string
  things: readonly Thing[]
  children: (thing: Thing) => ReactNode
}

/** The first few items of a list, with a button that shows all. */
export function FoldedList<Thing>({ label, things, children }: FoldedListProps<Thing>) {
  const [all, setAll] = useState(false)
  const folded = !all && things.length > foldedLength
  return (
    <>
      <ItemList label={label} className="-my-2">
        {(folded ? things.slice(0, foldedLength) : things).map(children)}
      </ItemList>
      {folded && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          Show All {things.length}
        </Button>
      )}
    </>
  )
}
