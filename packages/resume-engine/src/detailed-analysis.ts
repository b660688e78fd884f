import type { Analysis } from '#engine/model/analysis.ts'

/** Something the job text asks for, with its places in both texts as `[start, end]` in characters. */
export interface MarkedTerm {
  /** As the job text has it. */
  term: string
  kind: 'required' | 'preferred' | 'other'
  /** `misused`: there, but only where it earns nothing, such as in copied text, or said far too often. */
  state: 'matched' | 'missing' | 'misused'
  importance: number
  inText: [number, number][]
  inJob: [number, number][]
}

/** An analysis with what a screen needs to show where it comes from. */
export interface DetailedAnalysis extends Analysis {
  terms: MarkedTerm[]
  /** What the score does not know. */
  limits: string[]
}
