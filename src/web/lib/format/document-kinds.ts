import type { DocumentKind } from '#contract/documents.ts'

export const documentKindNames: Record<DocumentKind, string> = { resume: 'Resume', 'cover-letter': 'Cover letter' }
