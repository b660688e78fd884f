import type { MarkedTerm } from '@foothold/resume-engine/analyze'

export interface Segment {
  /** Where it begins in the text. */
  at: number
  text: string
  /** Null for text without a mark. */
  state: MarkedTerm['state'] | null
}

/** Splits a text at the edges of its marks. Of overlapping marks the first one counts; of those that begin together, the longest. */
export function toSegments(text: string, terms: readonly MarkedTerm[], side: 'inText' | 'inJob'): Segment[] {
  const places = terms
    .flatMap((term) => term[side].map(([start, end]) => ({ start, end, state: term.state })))
    .sort((one, other) => one.start - other.start || other.end - one.end)
  const segments: Segment[] = []
  let reached = 0
  for (const { start, end, state } of places) {
    if (start < reached || end > text.length) continue
    if (start > reached) segments.push({ at: reached, text: text.slice(reached, start), state: null })
    segments.push({ at: start, text: text.slice(start, end), state })
    reached = end
  }
  if (reached < text.length) segments.push({ at: reached, text: text.slice(reached), state: null })
  return segments
}
