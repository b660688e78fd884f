import { useQuery } from '@tanstack/react-query'
import { Equal, Minus, PenLine, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { readDocument, type SavedDocument } from '#contract/documents.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { cn } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { Dialog, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { listDifferences } from './differences.ts'
import type { LineChange, WordRun } from './line-changes.ts'

export interface ComparedVersion {
  id: string
  /** Without it, the latest. */
  version?: number
  /** What the document is called here. */
  name: string
}

interface DifferencesDialogProps {
  from: ComparedVersion
  to: ComparedVersion
  onClosed: () => void
  onClose: () => void
}

/** What a variant has that its base has not, or a version that an earlier one had not. */
export function DifferencesDialog({ from, to, onClose, onClosed }: DifferencesDialogProps) {
  const before = useVersion(from)
  const after = useVersion(to)
  const failed = before.failure === null ? after : before
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      onClosed={onClosed}
      title="What Differs"
      description={`${to.name}, compared with ${from.name}.`}
    >
      <DialogBody>
        {failed.failure !== null ? (
          <ErrorState message={failed.failure} onRetry={failed.onRetry} retrying={failed.retrying} />
        ) : before.data && after.data ? (
          <Differences before={before.data} after={after.data} />
        ) : (
          <Spinner className="mx-auto my-10" />
        )}
      </DialogBody>
    </Dialog>
  )
}

function useVersion({ id, version }: ComparedVersion) {
  const query = useQuery(queryFor(readDocument, { params: { id }, query: version === undefined ? {} : { version } }))
  return getQueryState(query, 'The documents could not be loaded.')
}

function Differences({ before, after }: { before: SavedDocument; after: SavedDocument }) {
  const sections = useMemo(() => listDifferences(before, after), [before, after])
  if (sections.length === 0)
    return <EmptyState icon={<Equal />} title="No differences yet." text="Text, job and design are the same." />
  return (
    // Scrollable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label="Differences" tabIndex={0} className="grid gap-5 rounded-lg">
      {sections.map(({ title, changes }) => (
        <section key={title} className="grid gap-2">
          <h3 className="font-semibold wrap-anywhere" dir="auto">
            {title}
          </h3>
          <ul className="grid gap-1.5">
            {withPositions(changes).map(({ position, value }) => (
              <Change key={position} change={value} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Lines and words have no ids, and may repeat. */
const withPositions = <Value,>(values: readonly Value[]) => values.map((value, position) => ({ position, value }))

const marks = {
  added: { icon: <Plus aria-hidden="true" />, word: 'Added', className: 'border-success-line bg-success-soft' },
  removed: { icon: <Minus aria-hidden="true" />, word: 'Removed', className: 'border-danger-line bg-danger-soft' },
  changed: { icon: <PenLine aria-hidden="true" />, word: 'Changed', className: 'border-line bg-sunken' },
}

function Change({ change }: { change: LineChange }) {
  const { icon, word, className } = marks[change.kind]
  return (
    <li
      className={cn('flex gap-3 rounded-lg border px-3 py-2 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0', className)}
    >
      {icon}
      <p dir="auto" className="min-w-0 wrap-anywhere">
        <VisuallyHidden>{`${word}: `}</VisuallyHidden>
        {change.kind === 'changed'
          ? withPositions(change.words).map(({ position, value }) => <Words key={position} {...value} />)
          : change.text}
      </p>
    </li>
  )
}

/** Screen readers don't say what `ins` and `del` mean. */
function Words({ kind, text }: WordRun) {
  if (kind === 'same') return text
  const Tag = kind === 'added' ? 'ins' : 'del'
  return (
    <Tag className={kind === 'added' ? 'bg-success-soft text-success-text' : 'bg-danger-soft text-danger-text'}>
      <VisuallyHidden>{kind === 'added' ? ' (added) ' : ' (removed) '}</VisuallyHidden>
      {text}
    </Tag>
  )
}
