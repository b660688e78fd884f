import { z } from 'zod/mini'
import { designOptions } from '@foothold/resume-engine/designs'
import { documentKinds, letterForm, resumeForm } from '@foothold/resume-engine/forms'
import { endpoint } from './endpoint.ts'
import { boundedRecord, id, largestInt, limits, message, requiredText, text, timestamp } from './fields.ts'
import { quotas } from './quotas.ts'

const design = z.optional(designOptions)
/** What a version holds: the form as it was filled in, complete or not, its design, and the text that came of it. */
const resumeWork = z.object({
  kind: z.literal('resume'),
  form: z.extend(z.partial(resumeForm), { design }),
  content: text(limits.builderText),
})
const letterWork = z.object({
  kind: z.literal('cover-letter'),
  form: z.extend(letterForm, { design }),
  content: text(limits.builderText),
})

const documentFields = {
  id,
  kind: z.enum(documentKinds),
  name: z.string(),
  /** Counts up with every saving; earlier versions can be read and brought back. */
  version: z.int(),
  /** The document of which this one is a variant, for one job. */
  baseId: z.nullable(id),
  /** It has a share link. */
  isShared: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
}

export const documentItem = z.object(documentFields)
export type DocumentItem = z.infer<typeof documentItem>

const words = boundedRecord(z.string(), limits.list)
/** Texts by name, or lists of them, such as the entries of a section. */
const group = boundedRecord(z.union([z.string(), z.array(words).check(z.maxLength(limits.list))]), limits.list)
/** A value of a stored form: a text, a group, or a list of either. */
const formValue: z.ZodMiniType<unknown> = z.union([
  z.string(),
  group,
  z.array(z.union([z.string(), group])).check(z.maxLength(limits.list)),
])

export const savedDocument = z.object({
  ...documentFields,
  content: z.string(),
  form: boundedRecord(formValue, limits.list),
})
export type SavedDocument = z.infer<typeof savedDocument>

const name = requiredText(limits.name, 'Please enter a name')
const documentParams = z.object({ id })
/** Makes the document a variant of this one, or of its base. It has the same kind and the same owner. */
const baseId = z.optional(id)
const newDocument = z.discriminatedUnion('kind', [
  z.extend(resumeWork, { name, baseId }),
  z.extend(letterWork, { name, baseId }),
])

export const listDocuments = endpoint('GET', '/api/documents', {
  summary: 'The own resumes and cover letters, the last changed first',
  access: 'signed-in',
  reply: z.array(documentItem).check(z.maxLength(quotas.documents)),
})

export const createDocument = endpoint('POST', '/api/documents', {
  summary: 'Saves a resume or a cover letter under a name, or a variant of an own one for a job; 409 past the quota',
  access: 'signed-in',
  limits: ['document saving, account'],
  body: newDocument,
  reply: savedDocument,
  status: 201,
})

export const readDocument = endpoint('GET', '/api/documents/:id', {
  summary: 'A saved document, or an earlier version of it: an own one, or for staff one of a client within reach',
  access: 'signed-in',
  params: documentParams,
  query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(largestInt))) }),
  reply: savedDocument,
})

export const listDocumentVersions = endpoint('GET', '/api/documents/:id/versions', {
  summary: 'The versions of an own document, the latest first',
  access: 'signed-in',
  params: documentParams,
  reply: z.array(z.object({ version: z.int(), savedAt: timestamp })).check(z.maxLength(quotas.documentVersions)),
})

export const saveDocument = endpoint('PUT', '/api/documents/:id', {
  summary: 'Saves a new version of an own document; 409 if there is a newer one than the one known',
  access: 'signed-in',
  limits: ['document saving, account'],
  params: documentParams,
  body: z.discriminatedUnion('kind', [
    z.extend(resumeWork, { name, knownVersion: z.int().check(z.minimum(1), z.maximum(largestInt)) }),
    z.extend(letterWork, { name, knownVersion: z.int().check(z.minimum(1), z.maximum(largestInt)) }),
  ]),
  reply: savedDocument,
})

export const deleteDocument = endpoint('DELETE', '/api/documents/:id', {
  summary: 'Deletes an own document with all its versions and its share link. Its variants stay',
  access: 'signed-in',
  params: documentParams,
  reply: message,
})

export const listClientDocuments = endpoint('GET', '/api/clients/:userId/documents', {
  summary: "A client's resumes and cover letters, the last changed first",
  access: ['account_manager', 'admin'],
  params: z.object({ userId: id }),
  reply: z.array(documentItem).check(z.maxLength(quotas.documents)),
})

export const createClientDocument = endpoint('POST', '/api/clients/:userId/documents', {
  summary: 'Saves a resume or a cover letter that staff wrote for a client, as a document of the client',
  access: ['account_manager', 'admin'],
  limits: ['document saving, account'],
  params: z.object({ userId: id }),
  body: newDocument,
  reply: savedDocument,
  status: 201,
})

/** A document of an application, in the version that was attached. */
export const attachedDocument = z.object({
  documentId: id,
  versionId: id,
  version: z.int(),
  kind: z.enum(documentKinds),
  name: z.string(),
})
export type AttachedDocument = z.infer<typeof attachedDocument>

/** The most documents of an application. */
export const maxAttached = 10
export const documentIds = z.array(id).check(z.maxLength(maxAttached))

export const listAttachedDocuments = endpoint('GET', '/api/applications/:id/documents', {
  summary: 'The documents attached to an application within reach',
  access: 'signed-in',
  params: documentParams,
  reply: z.array(attachedDocument).check(z.maxLength(maxAttached)),
})

export const attachDocuments = endpoint('PUT', '/api/applications/:id/documents', {
  summary:
    "Attaches these of the client's documents, in their latest version, in place of those before; one that stays attached keeps its version",
  access: 'signed-in',
  params: documentParams,
  body: z.object({ documentIds }),
  reply: z.array(attachedDocument).check(z.maxLength(maxAttached)),
})
