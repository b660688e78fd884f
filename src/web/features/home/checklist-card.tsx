import { Link } from 'wouter'
import { StepList } from '#web/ui/data/check-list.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import type { ChecklistItem } from './checklist.ts'

/** The first days of a subscriber, until all of it is done. */
export function ChecklistCard({ items }: { items: readonly ChecklistItem[] }) {
  const done = items.filter((item) => item.done).length
  if (done === items.length) return null
  return (
    <Card aria-labelledby="checklist-title">
      <CardHeader
        id="checklist-title"
        title="Getting started"
        description={`${done} of ${items.length} done. This list goes away when all of it is.`}
      />
      <CardBody>
        <StepList
          className="lg:grid-cols-2 lg:gap-x-8"
          steps={items.map(({ title, text, action, done: isDone }) => ({
            title,
            text,
            done: isDone,
            action: !isDone && action && (
              <Link href={action.href} className={linkClass}>
                {action.label}
              </Link>
            ),
          }))}
        />
      </CardBody>
    </Card>
  )
}
