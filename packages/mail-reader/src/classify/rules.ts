import type { MailKind } from '#mail/model/classification.ts'

export interface Rule {
  kind: MailKind
  /** 3: says it by itself; 2: likely; 1: a hint that counts with others. */
  weight: 1 | 2 | 3
  pattern: RegExp
  /** Holds in a negated sentence too: `we will not ...` is what it looks for. */
  isNegation: boolean
}

/** `~3` in a pattern: up to three words in between. */
const toPattern = (source: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source.replaceAll(/~(\d)/g, "(?:[\\p{L}\\d'&/()$€£%.+-]{1,40} ){0,$1}")})`, 'iu')

/** Rules of one kind: patterns by their weight. */
export function toRules(
  kind: MailKind,
  byWeight: Partial<Record<1 | 2 | 3, string[]>>,
  isNegation = kind !== 'offer' && kind !== 'invitation',
): Rule[] {
  return ([3, 2, 1] as const).flatMap((weight) =>
    (byWeight[weight] ?? []).map((source) => ({ kind, weight, pattern: toPattern(source), isNegation })),
  )
}
