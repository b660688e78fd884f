import type { Wanted } from './form-field.ts'

/** `certain`: filled on one click. `uncertain`: one by one. `unknown`: the client can be asked. `by-hand`: only the manager. `barred`: never. `done`: something stands in it. */
export type PlanState = 'certain' | 'uncertain' | 'unknown' | 'by-hand' | 'barred' | 'done'

export type Bar = 'sensitive' | 'consent' | 'captcha' | 'secret'

export interface PlanEntry {
  fieldId: string
  label: string
  section: string
  state: PlanState
  /** A concept such as `given_name`; null if unknown. */
  concept: string | null
  /** Completes "from …". */
  source: string | null
  /** Of the answer that it comes from. */
  answerId: string | null
  /** Of the document that it takes. */
  documentKind: 'resume' | 'cover-letter' | null
  wanted: Wanted | null
  why: string | null
}
