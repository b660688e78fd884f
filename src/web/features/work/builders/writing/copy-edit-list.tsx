import { diffWordsWithSpace } from 'diff'
import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import type { CopyEdit, CopyEdits } from './use-copy-edits.ts'

/** Each correction as a change of its sentence. */
export function CopyEditList({ work }: { work: CopyEdits }) {
  return (
    <>
      <p className="text-sm text-muted">Your words change only where you use a suggestion.</p>
      <ul className="grid gap-3">
        {work.edits?.map((edit) => (
          <Suggestion key={`${edit.name} ${edit.before}`} edit={edit} work={work} />
        ))}
      </ul>
    </>
  )
}

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
