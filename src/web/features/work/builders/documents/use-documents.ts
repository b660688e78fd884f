import { type DesignOptions, parseDesign } from '@foothold/resume-engine/designs'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { createDocument, readDocument, type SavedDocument, saveDocument } from '#contract/documents.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { type ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/call.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import type { Workspace } from '../use-workspace.ts'
import { type BuilderTab, noResult, type OpenDocument } from '../workspace-draft.ts'
import { type TargetJob, toVariantName, withJob } from './tailor.ts'

type SaveBody = BodyInput<typeof saveDocument>
/** The body of a save without its name, per kind of document. */
type DocumentWork = SaveBody extends infer Body
  ? Body extends SaveBody
    ? Omit<Body, 'name' | 'knownVersion'>
    : never
  : never

export interface DocumentsOptions<Values extends FieldValues> {
  space: Pick<Workspace<Values>, 'result' | 'change' | 'replace' | 'design' | 'restored'>
  readValues: () => Values
  toWork: (values: Values, design: DesignOptions, content: string) => DocumentWork
  parseValues: (form: Record<string, unknown>) => Values
}

/** A failure shows a toast. */
async function readSaved(id: string, version?: number) {
  try {
    return await call(readDocument, { params: { id }, query: { version } })
  } catch (error) {
    showToast({ title: 'Failed to open document', description: getErrorMessage(error), tone: 'danger' })
    throw error
  }
}

/** Saves the work to the account and opens saved documents. */
export function useDocuments<Values extends FieldValues>(options: DocumentsOptions<Values>) {
  const { space, parseValues } = options
  const readWork = () => options.toWork(options.readValues(), space.design, space.result.content)
  const { document } = space.result
  /** A newer version was saved elsewhere: the person decides which one to keep. */
  const [conflict, setConflict] = useState<SavedDocument | null>(null)
  const [naming, setNaming] = useState(false)

  const markSaved = ({ id, name, version }: OpenDocument) => {
    space.change({ document: { id, name, version } })
    setNaming(false)
    setConflict(null)
  }
  const texts = { success: 'Document saved', onSuccess: markSaved }
  const create = useCall(createDocument, { ...texts, failure: 'Failed to save document' })
  const tailor = useCall(createDocument, {
    success: 'Variant saved',
    failure: 'Failed to save the variant',
  })
  const save = useCall(saveDocument, {
    ...texts,
    failure: null,
    onError: (error, { params }) => void onSaveError(error, params.id),
  })

  const rename = useCall(saveDocument, { failure: null })

  async function onSaveError(error: ApiError, id: string) {
    if (error.isUnauthorized) return
    try {
      if (error.status === 409) return setConflict(await call(readDocument, { params: { id } }))
      // It was deleted elsewhere, so the text is saved as a new document.
      if (error.status === 404) space.change({ document: null })
    } catch {
      // Only the first failure is reported.
    }
    const [fieldError] = Object.values(error.fields)
    showToast({ title: 'Failed to save document', description: fieldError ?? getErrorMessage(error), tone: 'danger' })
  }

  const saveVersion = ({ id, name, version }: OpenDocument) =>
    save.mutate({ params: { id }, body: { ...readWork(), name, knownVersion: version } as SaveBody })

  function loadSaved(saved: SavedDocument, message: string, tab: BuilderTab = 'result') {
    const { id, name, version, content, form } = saved
    setConflict(null)
    space.replace(
      message,
      parseValues(form),
      { ...noResult, content, written: content, document: { id, name, version }, design: parseDesign(form.design) },
      content === '' ? 'builder' : tab,
    )
  }

  return {
    document,
    /** Whether the work is that of a draft. */
    isRestored: space.restored,
    pending: create.isPending || save.isPending,
    naming,
    setNaming,
    conflict,
    setConflict,
    /** Saves a new version of the open document, or asks for the name of a new one. */
    save: () => (document ? saveVersion(document) : setNaming(true)),
    saveAs: (name: string) => create.mutate({ body: { ...readWork(), name } as BodyInput<typeof createDocument> }),
    saveMine: () => {
      if (conflict) saveVersion(conflict)
    },
    loadTheirs: () => {
      if (conflict) loadSaved(conflict, `You loaded the newer version of ${conflict.name}.`)
    },
    open: async (id: string, version?: number) => {
      const latest = await readSaved(id)
      if (version === undefined) return loadSaved(latest, `You opened ${latest.name}.`)
      const earlier = await readSaved(id, version)
      // Saved on top of the latest version, so that no version is lost.
      loadSaved({ ...earlier, version: latest.version }, `You brought back version ${version} of ${latest.name}.`)
    },
    rename: async (id: string, name: string) => {
      const { form, content, kind, version } = await call(readDocument, { params: { id } })
      const saved = await rename.mutateAsync({
        params: { id },
        body: { kind, form, content, name, knownVersion: version } as SaveBody,
      })
      if (document?.id === id) markSaved(saved)
    },
    /** Saves a variant of a document for a job, and opens its form. It starts from the saved text, or from the text in the builder. */
    tailor: async (base: { id: string; name: string }, job: TargetJob, from: 'saved' | 'builder') => {
      const { kind, form, content } = from === 'builder' ? readWork() : await readSaved(base.id)
      const variant = { kind, content, form: withJob(kind, form, job), name: toVariantName(job), baseId: base.id }
      const saved = await tailor.mutateAsync({ body: variant as BodyInput<typeof createDocument> })
      loadSaved(saved, `You opened ${saved.name}, a variant of ${base.name}.`, 'builder')
    },
    /** Deleted from the account. The text in the builder stays. */
    forget: (id: string) => {
      if (document?.id === id) space.change({ document: null })
    },
  }
}

export type Documents = ReturnType<typeof useDocuments>
