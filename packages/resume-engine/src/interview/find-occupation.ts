import { findYears } from '#engine/posting/levels.ts'
import { readText, type Reading } from '#engine/text/reading.ts'
import { business } from './bank/business.ts'
import { care } from './bank/care.ts'
import { customers } from './bank/customers.ts'
import { general, type Level } from './bank/everyone.ts'
import type { Family } from './bank/family.ts'
import { hospitality } from './bank/hospitality.ts'
import { services } from './bank/services.ts'
import { technology } from './bank/technology.ts'
import { trades } from './bank/trades.ts'

/** Titles are compared in this order, so a narrow family comes before a wide one. */
export const families: Record<string, Family> = {
  ...technology,
  ...business,
  ...customers,
  ...hospitality,
  ...care,
  ...trades,
  ...services,
  general,
}

const byField = new Map(Object.entries(families).flatMap(([name, { fields = [] }]) => fields.map((key) => [key, name])))

const roleWeight = 4
/** A posting that says less of a field than this is of none. */
const minWeight = 4

/** The family that most of the terms in a text belong to. A role counts more than a skill. */
function findByTerms({ mentions }: Reading, least: number): string | null {
  const weights = new Map<string, number>()
  const concepts = new Set(mentions.filter(({ isInner }) => !isInner).map(({ concept }) => concept))
  for (const { fields, isRole } of concepts)
    for (const field of fields) {
      const family = byField.get(field)
      if (family) weights.set(family, (weights.get(family) ?? 0) + (isRole ? roleWeight : 1) / fields.length)
    }
  const [best] = [...weights].toSorted(([, a], [, b]) => b - a)
  return best && best[1] >= least ? best[0] : null
}

/** The family of an occupation: by its title, else by what the posting speaks of. */
export function findFamily(position: string, posting: Reading | null): string {
  const title = position.toLowerCase()
  const named = Object.keys(families).find((name) => families[name]?.titles?.test(title))
  return named ?? findByTerms(readText(position), 0) ?? (posting && findByTerms(posting, minWeight)) ?? 'general'
}

/** Managers of something else than people. */
const ownWork =
  /\b(?:account|product|project|program|programme|case|property|community|social media|customer success|success|relationship|brand|content|category|(?<!front )office|contracts?) manager/
const leads =
  /\b(?:manager|supervisor|head|director|chief|vp|vice president|foreman|superintendent|lead|leader|charge nurse|(?:sous|head|executive) chef)\b|\bprincipal$/
const seniors = /\b(?:senior|sr|staff (?:software )?engineer|principal(?= \w)|expert|iii|iv)\b/
const beginners = /\b(?:junior|jr|intern|internship|trainee|graduate|apprentice|entry.level)\b/
const seniorYears = 7
/** More years than this are the employer's age, not experience. */
const maxYears = 15

export function findLevel(position: string, posting: Reading | null): Level {
  const title = position.toLowerCase()
  if (beginners.test(title)) return 'entry'
  if (seniors.test(title)) return 'senior'
  if (leads.test(title) && !ownWork.test(title)) return 'lead'
  const years = posting ? findYears(posting).flatMap((found) => (found.years <= maxYears ? found.years : [])) : []
  if (years.length === 0) return 'experienced'
  const most = Math.max(...years)
  return most >= seniorYears ? 'senior' : most < 1 ? 'entry' : 'experienced'
}
