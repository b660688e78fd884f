import { SpellCheck } from 'lucide-react'
import { Suspense } from 'react'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { CopyEditList } from '../lazy-views.ts'
import type { CopyEdits } from './use-copy-edits.ts'

/** Offers to check the person's sentences, and shows each correction as a change to use or not. */
export function CopyEditsCard({ work }: { work: CopyEdits }) {
  const { edits, isPending, isError } = work
  const count = edits?.length ?? 0
  return (
    <Card as="section" tone="sunken" aria-label="Spelling and Grammar">
      <CardBody className="grid gap-3">
        <Row className="justify-between">
          <p role="status" className="min-w-0 font-semibold">
            {isError ? "We couldn't check spelling and grammar." : describe(edits && count)}
          </p>
          {count > 1 && (
            <Button size="sm" onClick={() => work.use(edits ?? [])}>
              Use All
            </Button>
          )}
          {count === 0 && (
            <Button variant="secondary" size="sm" loading={isPending} pendingLabel="Checking..." onClick={work.check}>
              <SpellCheck aria-hidden="true" />
              {edits === null && !isError ? 'Check' : 'Check Again'}
            </Button>
          )}
        </Row>
        {count > 0 && (
          <Suspense fallback={null}>
            <CopyEditList work={work} />
          </Suspense>
        )}
      </CardBody>
    </Card>
  )
}

const describe = (count: number | null) =>
  count === null
    ? 'Spelling and grammar'
    : count === 0
      ? 'Spelling and grammar: no suggestions. We check English, and show what is certain.'
      : `Spelling and grammar: ${formatPlural(count, 'suggestion')}`
