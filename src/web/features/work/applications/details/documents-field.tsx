import { useQuery } from '@tanstack/react-query'
import type { Application } from '#contract/applications.ts'
import { type DocumentItem, listAttachedDocuments } from '#contract/documents.ts'
import { type DocumentKind } from '@foothold/resume-engine/forms'
import { maxReceiptDocuments, type Receipt } from '#contract/receipts.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { documentKindNames } from '#web/features/work/documents/document-names.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useDocumentsFor } from './use-documents-for.ts'

export type ChosenDocuments = ReadonlyMap<string, { documentId: string; kind: DocumentKind }>

interface DocumentsFieldProps {
  application: Pick<Application, 'id' | 'userId'>
  latest: Receipt | undefined
  /** Null: those of the receipt before, or else the attached ones. */
  chosen: ChosenDocuments | null
  onChoose: (documents: ChosenDocuments | null) => void
}

/** Which documents went out. */
export function DocumentsField({ application, latest, chosen, onChoose }: DocumentsFieldProps) {
  const attached = useQuery(queryFor(listAttachedDocuments, { params: { id: application.id } }))
  const defaults = latest ? latest.documents : (attached.data ?? [])
  return (
    <div className="grid gap-3">
      <SelectField
        label="Documents"
        options={[
          { value: 'default', label: latest ? 'From the earlier receipt' : 'The attached documents' },
          { value: 'chosen', label: 'Other documents' },
        ]}
        help={chosen ? 'The receipt stores the latest version of each one.' : listNames(defaults)}
        value={chosen ? 'chosen' : 'default'}
        onChange={({ target }) => onChoose(target.value === 'chosen' ? new Map() : null)}
      />
      {chosen && <DocumentChecks userId={application.userId} chosen={chosen} onChoose={onChoose} />}
    </div>
  )
}

const listNames = (documents: readonly { name: string }[]) =>
  documents.length === 0 ? 'No documents' : documents.map(({ name }) => name).join(', ')

interface DocumentChecksProps {
  userId: string
  chosen: ChosenDocuments
  onChoose: (documents: ChosenDocuments) => void
}

function DocumentChecks({ userId, chosen, onChoose }: DocumentChecksProps) {
  const { query } = useDocumentsFor(userId)
  const { data, ...state } = getQueryState(query, 'The documents could not be loaded.')
  if (!data) return <LoadStatus {...state} className="min-h-24" />
  if (data.length === 0) return <p className="text-muted">This client has saved no resume and no cover letter.</p>
  const toggle = ({ id, kind }: DocumentItem) => {
    const next = new Map(chosen)
    if (!next.delete(id)) next.set(id, { documentId: id, kind })
    onChoose(next)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Documents Sent</legend>
      {data.map((document) => (
        <CheckboxField
          key={document.id}
          label={document.name}
          help={documentKindNames[document.kind]}
          checked={chosen.has(document.id)}
          disabled={!chosen.has(document.id) && chosen.size >= maxReceiptDocuments}
          onChange={() => toggle(document)}
        />
      ))}
    </fieldset>
  )
}
