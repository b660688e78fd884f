import type { Check } from '#contract/analysis.ts'
import type { Misuses } from '#analysis/match/misuse.ts'
import { checkOf } from './check.ts'

/** Tricks are named, and cost what honest text would have earned. */
export function misuseCheck({ list }: Misuses): Check {
  const said = {
    copied: 'Copied from the job text',
    stuffed: 'A long run of bare keywords',
    repeated: 'Said far too often',
    hidden: 'Hidden',
  }
  return checkOf({
    id: 'misuse',
    title: 'Nothing stuffed, hidden or copied',
    weight: 2,
    share: list.length === 0 ? 1 : 0,
    evidence: list.map(({ kind, words }) => `${said[kind]}: ${words}`),
    fix: 'Say it once, in your own words, where you did it. Copied, hidden and stuffed words earn nothing here and put people off.',
  })
}
