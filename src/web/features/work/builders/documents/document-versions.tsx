import { useQuery } from '@tanstack/react-query'
import { type DocumentItem, listDocumentVersions } from '#contract/documents.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import type { RowAction } from './row-action.ts'

interface DocumentVersionsProps {
  item: DocumentItem
  onAction: (action: RowAction) => void
  onClose: () => void
}

/** The versions of a document, the latest first, to compare and to bring back. */
export function DocumentVersions({ item: { id, name, version: latest }, onAction, onClose }: DocumentVersionsProps) {
  const { data, error } = useQuery(queryFor(listDocumentVersions, { params: { id } }))
  if (error) return <p className="text-danger-text">{getErrorMessage(error, 'The versions could not be loaded.')}</p>
  if (!data) return <Spinner size="sm" />
  return (
    <>
      <ul aria-label={`Versions of ${name}`} className="grid divide-y divide-line">
        {data.map(({ version, savedAt }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span>
              Version {version} · <time dateTime={savedAt}>{timeAgo(savedAt)}</time>
            </span>
            {version === latest ? (
              <span className="text-sm text-muted">Latest</span>
            ) : (
              <Row className="gap-1">
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Compare version ${version} with the latest`}
                  onClick={() => onAction({ kind: 'differences', version })}
                >
                  Compare
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Bring back version ${version}`}
                  onClick={() => onAction({ kind: 'open', version })}
                >
                  Bring Back
                </Button>
              </Row>
            )}
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onClose}>
        Hide Versions
      </Button>
    </>
  )
}
