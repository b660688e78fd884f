import type { AuditEntry } from '#contract/audit.ts'

interface SentenceParts {
  /** The actor: begins the sentence. */
  who: string
  /** The subject. Null if there is none. */
  whom: string | null
  /** Actor and subject are the same person. */
  own: boolean
  details: AuditEntry['details']
}

export interface ActionTexts {
  /** In the filter. */
  label: string
  sentence: (parts: SentenceParts) => string
}
