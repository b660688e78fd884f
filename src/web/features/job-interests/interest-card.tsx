import { type ReactNode, useState } from 'react'
import type { JobInterest } from '#contract/job-interests.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardFooter } from '#web/ui/card.tsx'
import { ItemList } from '#web/ui/item-list.tsx'

interface InterestCardProps {
  interests: readonly JobInterest[]
  children: (interest: JobInterest) => ReactNode
}

/** More than this would push what comes below out of reach. */
const foldedLength = 20

/** A list of interests, folded while it is long. */
export function InterestCard({ interests, children }: InterestCardProps) {
  const [all, setAll] = useState(false)
  const folded = !all && interests.length > foldedLength
  return (
    <Card as="div">
      <CardBody className="py-2">
        <ItemList>{(folded ? interests.slice(0, foldedLength) : interests).map(children)}</ItemList>
      </CardBody>
      {folded && (
        <CardFooter>
          <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
            Show All {interests.length}
          </Button>
        </CardFooter>
      )}
    </Card>
  )
}
