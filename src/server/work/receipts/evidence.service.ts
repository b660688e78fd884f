import type { DesignOptions } from '@foothold/resume-engine/designs'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import type { UploadPurpose } from '#contract/files.ts'
import type { ReceiptDocument, ReceiptInput } from '#contract/receipts.ts'
import type { Deps } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { findContents, listAttachedContents } from '#server/work/documents/attached-documents.service.ts'
import { contentTypes, downloadName, makeFile } from '#server/platform/downloads/downloads.service.ts'
import { readWholeFile } from '#server/platform/files/files.service.ts'
import { servedName } from '#server/platform/files/file-names.ts'
import { toCaller } from '#server/http/caller.ts'
import { notFound } from '#server/http/errors.ts'
import { storeBlob } from './blobs.service.ts'
import { findLatestReceipt } from './receipts.store.ts'

/** Bytes that are stored and not yet in a receipt. */
export interface StoredFile extends Omit<ReceiptDocument, 'kind'> {
  blobId: string
}
export type StoredDocument = StoredFile & Pick<ReceiptDocument, 'kind'>

/** The bytes of a receipt that is about to be recorded. */
export interface Evidence {
  /** Null where the receipt takes over the documents of the one before. */
  documents: StoredDocument[] | null
  screenshot: StoredFile | null
}

export const noEvidence: Evidence = { documents: null, screenshot: null }
export const noConfirmation = { kind: 'none', value: '' } as const

export type EvidenceDeps = Pick<Deps, 'documentWriter' | 'files' | 'jobs'> & { db: Queryable }

interface TextDocument {
  kind: DocumentKind
  name: string
  content: string
  design: DesignOptions | null
}

/** Where the bytes come from. The caller has checked that the actor may see the client. */
interface Target {
  clientId: string
  /** Null for an application that is not created yet. */
  applicationId: string | null
  /** The documents that are about to be attached. */
  documentIds?: readonly string[] | undefined
}

/**
 * Typesets and copies what a receipt refers to. It waits for the document writer and the file store, so it runs before the
 * transaction of the receipt.
 */
export async function prepareEvidence(
  deps: EvidenceDeps,
  actor: Actor,
  target: Target,
  input: Pick<ReceiptInput, 'documents' | 'confirmation'>,
): Promise<Evidence> {
  const { clientId } = target
  const { fileId } = input.confirmation
  const screenshot =
    input.confirmation.kind === 'screenshot' && fileId
      ? await copyUpload(deps, actor, { id: fileId, clientId, purpose: 'picture' })
      : null
  return { documents: await prepareDocuments(deps, actor, target, input), screenshot }
}

async function prepareDocuments(
  deps: EvidenceDeps,
  actor: Actor,
  target: Target,
  { documents }: Pick<ReceiptInput, 'documents'>,
): Promise<StoredDocument[] | null> {
  const { clientId, applicationId, documentIds } = target
  if (documents) {
    const prepared = []
    for (const { kind, ...source } of documents) {
      if ('fileId' in source) {
        const file = await copyUpload(deps, actor, { id: source.fileId, clientId, purpose: 'resume' })
        prepared.push({ ...file, kind })
      } else prepared.push(await typeset(deps, actor, clientId, await requireDocument(deps.db, target, source, kind)))
    }
    return prepared
  }
  if (applicationId !== null && (await findLatestReceipt(deps.db, applicationId))) return null
  const attached =
    applicationId === null
      ? await findContents(deps.db, clientId, documentIds ?? [])
      : await listAttachedContents(deps.db, applicationId)
  const typesetDocuments = []
  for (const document of attached) typesetDocuments.push(await typeset(deps, actor, clientId, document))
  return typesetDocuments
}

/** The attached version of a document, or its latest one. */
async function requireDocument(
  db: Queryable,
  { clientId, applicationId }: Target,
  { documentId }: { documentId: string },
  kind: DocumentKind,
): Promise<TextDocument> {
  const attached = applicationId === null ? [] : await listAttachedContents(db, applicationId)
  const [latest] = await findContents(db, clientId, [documentId])
  const found = attached.find((document) => document.documentId === documentId) ?? latest
  if (found?.kind !== kind) throw notFound('Document not found')
  return found
}

/** A saved document as the PDF that goes out. */
async function typeset(
  deps: EvidenceDeps,
  actor: Actor,
  clientId: string,
  { kind, name, content, design }: TextDocument,
): Promise<StoredDocument> {
  const bytes = await makeFile(deps.documentWriter, { text: content, kind, format: 'pdf', design }, toCaller(actor))
  const blob = await storeBlob(deps, { userId: clientId, bytes, contentType: contentTypes.pdf })
  return { kind, ...toStoredFile(blob, downloadName(name, kind, 'pdf')) }
}

async function copyUpload(
  deps: EvidenceDeps,
  actor: Actor,
  source: { id: string; clientId: string; purpose: UploadPurpose },
): Promise<StoredFile> {
  const { file, bytes } = await readWholeFile(deps, actor, source)
  const contentType = file.contentType ?? 'application/octet-stream'
  const blob = await storeBlob(deps, { userId: source.clientId, bytes, contentType })
  return toStoredFile(blob, servedName(file))
}

const toStoredFile = (
  { id, sha256, size, contentType }: { id: string; sha256: string; size: number; contentType: string },
  name: string,
): StoredFile => ({ name, sha256, size, contentType, blobId: id })
