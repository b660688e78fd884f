import type { LetterForm } from '#contract/builders.ts'
import { statementsOf } from './bullets.ts'
import { oneLine } from './lines.ts'
import { stemsOf } from './terms.ts'

const mostTied = 3
const longestRequirement = 110
const requirementSigns =
  /\b(?:experience|require|must|need|ability|able|knowledge|skill|proficien|familiar|degree|certif|responsib|looking for|you will|you have|years?)/i

/** What a posting asks for, as short phrases in its own words. */
function requirementsOf({ jobDetails }: LetterForm): string[] {
  const said = statementsOf(jobDetails.requirements)
  const lines = statementsOf(jobDetails.jobDescription)
  const signed = lines.filter((line) => requirementSigns.test(line))
  const phrases = [...said, ...(signed.length ? signed : lines)].map(shorten)
  return [...new Set(phrases)].filter((phrase) => phrase !== '')
}

const lead =
  /^(?:(?:we(?:'re| are) )?looking for|we (?:need|want|seek|expect)|you(?: will|'ll| have| are| bring| need| should| must)?|(?:the )?(?:ideal |successful )?candidates?(?: will| must| should| has)?(?: have)?|must have|responsible for)\s+(?:(?:someone|somebody|a person|a candidate)\s+)?(?:(?:who|with|that|to)\s+)?/i

/** What is asked for, without "you will", full stop and quotation marks, and cut where a phrase ends. */
function shorten(line: string): string {
  const words = oneLine(line.replaceAll(/["“”«»]|\p{Cc}|\p{Cf}/gu, ''))
  const plain = words
    .replace(lead, '')
    .replace(/(?: (?:is|are) (?:required|preferred|essential|desirable|a must|a plus))?[.;:,!?]*$/i, '')
  if (plain.length <= longestRequirement) return plain
  const cut = plain.slice(0, longestRequirement).toWellFormed()
  const end = Math.max(cut.lastIndexOf(','), cut.lastIndexOf(';'), cut.lastIndexOf(':'))
  return cut.slice(0, end > 30 ? end : Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:]+$/, '')
}

interface Tie {
  requirement: string
  achievement: string
}

/** Two or three achievements, each with the requirement that shares most words with it; neither is used twice. */
export function matchAchievements(form: LetterForm): { matched: Tie[]; others: string[] } {
  const achievements = [...new Set(statementsOf(form.experience.keyAchievements))].slice(0, 40)
  const requirements = requirementsOf(form).slice(0, 200)
  const asked = requirements.map((requirement) => ({ requirement, stems: stemsOf(requirement) }))
  const ties = achievements.flatMap((achievement) => {
    const has = stemsOf(achievement)
    const bonus = /\p{N}/u.test(achievement) ? 2 : 0
    return asked.map(({ requirement, stems }) => ({ requirement, achievement, weight: weigh(stems, has, bonus) }))
  })
  const matched: Tie[] = []
  for (const tie of ties.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)) {
    if (matched.length === mostTied) break
    if (
      matched.some(({ requirement, achievement }) => requirement === tie.requirement || achievement === tie.achievement)
    )
      continue
    matched.push(tie)
  }
  const used = new Set(matched.map(({ achievement }) => achievement))
  return { matched, others: achievements.filter((achievement) => !used.has(achievement)) }
}

/** Longer shared words tell more than short ones, and a number tells that there is something to show. */
function weigh(asked: Set<string>, has: Set<string>, bonus: number): number {
  const shared = [...asked].filter((stem) => has.has(stem))
  return shared.length && shared.reduce((sum, stem) => sum + Math.min(stem.length, 8), bonus)
}
