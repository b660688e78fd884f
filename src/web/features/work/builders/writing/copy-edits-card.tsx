import { diffWordsWithSpace } from 'diff'
import { SpellCheck } from 'lucide-react'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import type { CopyEdit, CopyEdits } from './use-copy-edits.ts'

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
        {edits !== null && count > 0 && (
          <>
            <p className="text-sm text-muted">Your words change only where you use a suggestion.</p>
            <ul className="grid gap-3">
              {edits.map((edit) => (
                <Suggestion key={`${edit.name} ${edit.before}`} edit={edit} work={work} />
              ))}
            </ul>
          </>
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

function Suggestion({ edit, work }: { edit: CopyEdit; work: CopyEdits }) {
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="wrap-anywhere">
        {diffWordsWithSpace(edit.before, edit.after).map(({ value, added, removed }, at) => {
          const key = `${at} ${value}`
          if (removed)
            return (
              <del key={key} className="text-muted">
                {value}
              </del>
            )
          return added ? (
            <ins key={key} className="font-semibold">
              {value}
            </ins>
          ) : (
            value
          )
        })}
      </p>
      <Row className="justify-between">
        <span className="text-sm text-muted">{edit.reasons.join(', ')}</span>
        <Row className="gap-2">
          <Button size="sm" aria-label={`Use: ${edit.after}`} onClick={() => work.use([edit])}>
            Use
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Keep Mine: ${edit.before}`}
            onClick={() => work.keep(edit)}
          >
            Keep Mine
          </Button>
        </Row>
      </Row>
    </li>
  )
}
