import { z } from 'zod/mini'
import { analysis } from '#contract/analysis.ts'
import { sources } from '#contract/builders.ts'
import type { DocumentKind } from '#contract/documents.ts'
import { clearDraft, draftKey, readDraft, writeDraft } from '#web/lib/forms/drafts.ts'

export const tabs = ['builder', 'result', 'analysis'] as const
export type BuilderTab = (typeof tabs)[number]

/** The open saved document and the version that was read. The text here may differ from it. */
const openDocument = z.object({ id: z.string(), name: z.string(), version: z.number() })
export type OpenDocument = z.infer<typeof openDocument>

/** Everything of a builder except its form. */
const result = z.object({
  content: z.string(),
  /** The text as generated, before any edit. */
  written: z.string(),
  analysis: z.nullable(analysis),
  source: z.nullable(z.enum(sources)),
  setAside: z.nullable(z.string()),
  missing: z._default(z.array(z.string()), []),
  document: z.nullable(openDocument),
})
export type Result = z.infer<typeof result>

export const noResult: Result = {
  content: '',
  written: '',
  analysis: null,
  source: null,
  setAside: null,
  missing: [],
  document: null,
}

const work = z.object({ values: z.record(z.string(), z.unknown()), result })
const kept = z.extend(work, {
  tab: z.enum(tabs),
  /** The work before the last replacement, and what the replacement was. */
  former: z.nullable(z.extend(work, { what: z.string() })),
})
export type Kept = z.infer<typeof kept>

const keyOf = (userId: string | undefined, kind: DocumentKind) => draftKey(userId, `${kind}-builder`)

/** Reads the draft. After a sign-in it falls back to the visitor's draft. */
export function readKept(userId: string | undefined, kind: DocumentKind): Kept | null {
  const own = checked(readDraft(keyOf(userId, kind)))
  if (own || userId === undefined) return own
  const asVisitor = checked(readDraft(keyOf(undefined, kind)))
  if (asVisitor) {
    writeKept(userId, kind, asVisitor)
    clearDraft(keyOf(undefined, kind))
  }
  return asVisitor
}

const checked = (draft: unknown): Kept | null => (draft === null ? null : (kept.safeParse(draft).data ?? null))

export const writeKept = (userId: string | undefined, kind: DocumentKind, draft: Kept) =>
  writeDraft(keyOf(userId, kind), { ...draft })
