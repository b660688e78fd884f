import type { DocumentItem } from '#contract/documents.ts'
import type { DocumentKind } from '@foothold/resume-engine/forms'

export const documentKindNames: Record<DocumentKind, string> = { resume: 'Resume', 'cover-letter': 'Cover letter' }

/** The name of a document in a choice among these, with its base if it is a variant: "Planner at Acme (variant of Main)". */
export function formatWithBase(
  { name, baseId }: Pick<DocumentItem, 'name' | 'baseId'>,
  documents: readonly Pick<DocumentItem, 'id' | 'name'>[],
) {
  const base = documents.find(({ id }) => id === baseId)
  return base ? `${name} (variant of ${base.name})` : name
}
