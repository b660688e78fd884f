import { z } from 'zod/mini'
import { analysis } from '@foothold/resume-engine/analysis'
import { sources } from '#contract/builders.ts'
import { designOptions } from '@foothold/resume-engine/designs'
import { type DocumentKind, letterQuestion } from '@foothold/resume-engine/forms'
import { clearDraft, draftKey, readDraft, writeDraft } from '#web/lib/forms/drafts.ts'

export const tabs = ['builder', 'result', 'analysis'] as const
export type BuilderTab = (typeof tabs)[number]

/** The open saved document and the version that was read. The text here may differ from it. */
const openDocument = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  /** Whether the work has changed since. */
  isChanged: z.optional(z.boolean()),
})
export type OpenDocument = z.infer<typeof openDocument>

/** Everything of a builder except its form. */
const result = z.object({
  content: z.string(),
  /** The text as generated, before any edit. */
  written: z.string(),
  /** A digest of the form that the text was written from. Null where that is not known. */
  form: z._default(z.nullable(z.string()), null),
  analysis: z.nullable(analysis),
  /** The mark of what that analysis is of. Null where that is not known. */
  answered: z._default(z.nullable(z.string()), null),
  source: z.nullable(z.enum(sources)),
  setAside: z.nullable(z.string()),
  leftOut: z._default(z.array(z.string()), []),
  missing: z._default(z.array(z.string()), []),
  /** What a letter lacks; the first is asked. */
  questions: z._default(z.array(letterQuestion), []),
  document: z.nullable(openDocument),
  /** Terms that the person has not used, for the posting with this digest. */
  unused: z._default(z.object({ posting: z.string(), terms: z.array(z.string()) }), { posting: '', terms: [] }),
  /** Null until one is chosen. */
  design: z.catch(z.nullable(designOptions), null),
})
export type Result = z.infer<typeof result>

export const noResult: Result = {
  content: '',
  written: '',
  form: null,
  analysis: null,
  answered: null,
  source: null,
  setAside: null,
  leftOut: [],
  missing: [],
  questions: [],
  document: null,
  unused: { posting: '', terms: [] },
  design: null,
}

const work = z.object({ values: z.record(z.string(), z.unknown()), result })
const workspaceDraft = z.extend(work, {
  tab: z.enum(tabs),
  /** When it was written, in milliseconds. */
  savedAt: z._default(z.number(), 0),
  /** The work before the last replacement, and what the replacement was. */
  undo: z._default(z.nullable(z.extend(work, { message: z.string() })), null),
})
export type WorkspaceDraft = z.infer<typeof workspaceDraft>

const getDraftKey = (userId: string | undefined, kind: DocumentKind) => draftKey(userId, `${kind}-builder`)

/**
 * Reads the draft. After a login the newer one counts: the person's own or the visitor's, to whom the work belongs after a
 * session has expired. The older one can be restored.
 */
export function readWorkspaceDraft(userId: string | undefined, kind: DocumentKind): WorkspaceDraft | null {
  const ownDraft = parseDraft(readDraft(getDraftKey(userId, kind)))
  if (userId === undefined) return ownDraft
  const visitorDraft = parseDraft(readDraft(getDraftKey(undefined, kind)))
  if (!visitorDraft) return ownDraft
  const [newer, older] =
    ownDraft && ownDraft.savedAt >= visitorDraft.savedAt ? [ownDraft, visitorDraft] : [visitorDraft, ownDraft]
  const isSame = older === null || JSON.stringify(older.values) === JSON.stringify(newer.values)
  const { values, result } = older ?? newer
  const draft = isSame ? newer : { ...newer, undo: { values, result, message: 'We kept your newest work.' } }
  if (writeWorkspaceDraft(userId, kind, draft)) clearDraft(getDraftKey(undefined, kind))
  return draft
}

const parseDraft = (draft: unknown): WorkspaceDraft | null =>
  draft === null ? null : (workspaceDraft.safeParse(draft).data ?? null)

export const writeWorkspaceDraft = (userId: string | undefined, kind: DocumentKind, draft: WorkspaceDraft) =>
  writeDraft(getDraftKey(userId, kind), { ...draft })
