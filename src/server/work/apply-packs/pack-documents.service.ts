import { buffer } from 'node:stream/consumers'
import { packDocumentPath, type ApplyPack } from '#contract/apply-kit.ts'
import { uploadedFile } from '#contract/files.ts'
import type { Deps } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { toCaller } from '#server/http/caller.ts'
import { notFound } from '#server/http/errors.ts'
import { findProfile } from '#server/people/profile/profile.service.ts'
import { contentTypes, downloadName, makeFile } from '#server/platform/downloads/downloads.service.ts'
import { servedName } from '#server/platform/files/file-names.ts'
import { findReadable, openFile } from '#server/platform/files/files.service.ts'
import { listAttachedContents } from '#server/work/documents/attached-documents.service.ts'

interface Target {
  id: string
  userId: string
}
type PackDocument = ApplyPack['documents'][number]

const toUrl = (applicationId: string, source: string) =>
  packDocumentPath.replace(':id', applicationId).replace(':source', source)

/** The attached documents of an application. Without an attached resume, that of the profile. */
export async function listPackDocuments(db: Queryable, actor: Actor, { id, userId }: Target): Promise<PackDocument[]> {
  const attached = (await listAttachedContents(db, id)).map(({ documentId, versionId, kind, name }) => ({
    documentId,
    versionId,
    kind,
    name: downloadName(name, kind, 'pdf'),
    contentType: contentTypes.pdf,
    url: toUrl(id, documentId),
  }))
  if (attached.some(({ kind }) => kind === 'resume')) return attached
  const file = await findProfileResume(db, actor, userId)
  if (!file) return attached
  return [
    ...attached,
    {
      fileId: file.id,
      versionId: null,
      kind: 'resume' as const,
      name: servedName(file),
      contentType: file.contentType ?? 'application/octet-stream',
      url: toUrl(id, file.id),
    },
  ]
}

async function findProfileResume(db: Queryable, actor: Actor, userId: string) {
  const profile = await findProfile(db, userId)
  const address = uploadedFile.safeParse(profile?.resumeUrl ?? '')
  const file = address.success ? await findReadable(db, actor, address.data.fileId) : undefined
  return file?.ownerId === userId ? file : undefined
}

type FileDeps = Pick<Deps, 'documentWriter' | 'files'> & { db: Queryable }

/** The bytes of a document of the pack. A 404 for any other. */
export async function loadPackDocument(deps: FileDeps, actor: Actor, application: Target, source: string) {
  const documents = await listPackDocuments(deps.db, actor, application)
  const found = documents.find(
    (document) => ('documentId' in document ? document.documentId : document.fileId) === source,
  )
  if (!found) throw notFound('Document not found')
  return { ...found, load: () => loadBytes(deps, actor, application, found) }
}

async function loadBytes(deps: FileDeps, actor: Actor, { id }: Target, document: PackDocument): Promise<Uint8Array> {
  if ('fileId' in document) {
    const { open } = await openFile(deps, actor, document.fileId)
    return buffer((await open()).stream)
  }
  const contents = await listAttachedContents(deps.db, id)
  const found = contents.find(({ documentId }) => documentId === document.documentId)
  if (!found) throw notFound('Document not found')
  const { content: text, kind, design } = found
  return makeFile(deps.documentWriter, { text, kind, format: 'pdf', design }, toCaller(actor))
}
