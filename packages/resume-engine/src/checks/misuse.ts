import type { Check } from '#engine/model/analysis.ts'
import type { Misuses } from '#engine/match/keyword-stuffing.ts'
import { createCheck } from './check.ts'

/** Tricks are named, and cost what honest text would have earned. */
export function misuseCheck({ list }: Misuses): Check {
  const said = {
    copied: 'Copied from the job description',
    stuffed: 'A long list of bare keywords',
    repeated: 'Repeated too often',
    hidden: 'Hidden',
  }
  return createCheck({
    id: 'misuse',
    title: 'No keyword stuffing, no hidden or copied text',
    weight: 1,
    share: list.length === 0 ? 1 : 0,
    evidence: list.map(({ kind, words }) => `${said[kind]}: ${words}`),
    about: list.map(({ words }) => words),
    fix: 'Say it once, in your own words, where it applies. Copied, hidden or stuffed keywords earn no points and put readers off.',
  })
}
