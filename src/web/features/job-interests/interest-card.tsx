import { type ReactNode, useState } from 'react'
import type { JobInterest } from '#contract/job-interests.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardFooter } from '#web/ui/layout/card.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { ItemList } from '#web/ui/data/item-list.tsx'

interface InterestCardProps {
  interests: readonly JobInterest[]
  /** How many there are, loaded or not. */
  total: number
  /** Fetches the next page, if there is one. */
  onMore: (() => void) | null
  loadingMore: boolean
  children: (interest: JobInterest) => ReactNode
}

/** A longer list is folded, so that the page below stays in reach. */
const foldedLength = 20

/** A list of interests, folded while it is long. */
export function InterestCard({ interests, total, onMore, loadingMore, children }: InterestCardProps) {
  const [all, setAll] = useState(false)
  const folded = !all && interests.length > foldedLength
  return (
    <Card as="div">
      <CardBody className="py-2">
        <ItemList>{(folded ? interests.slice(0, foldedLength) : interests).map(children)}</ItemList>
        {!folded && <LoadMore size="sm" onMore={onMore} loading={loadingMore} />}
      </CardBody>
      {folded && (
        <CardFooter>
          <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
            Show {onMore ? `${formatCount(interests.length)} of ${formatCount(total)}` : `All ${formatCount(total)}`}
          </Button>
        </CardFooter>
      )}
    </Card>
  )
}
