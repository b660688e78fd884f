import { type ReactNode, useState } from 'react'
import { Button } from '../form/button.tsx'
import { ItemList } from '../data/item-list.tsx'

const foldedLength = 5

interface FoldedListProps<Item> {
  label: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

/** The first few items of a list, with a button that shows all. */
export function FoldedList<Item>({ label, items, children }: FoldedListProps<Item>) {
  const [showAll, setShowAll] = useState(false)
  const folded = !showAll && items.length > foldedLength
  return (
    <>
      <ItemList label={label} className="-my-2">
        {(folded ? items.slice(0, foldedLength) : items).map(children)}
      </ItemList>
      {folded && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setShowAll(true)}>
          Show All {items.length}
        </Button>
      )}
    </>
  )
}
