import type { Reading } from '#analysis/text/reading.ts'
import { rarity } from '#analysis/words/background.ts'
import { isGeneric } from '#analysis/words/generic.ts'
import type { Comparison } from './compare.ts'

const rareEnough = 0.5

/**
 * The cosine between a posting's words, weighed by how rare they are, and those of them that the text has. Words that the
 * posting lacks do not count: a true sentence more must not cost anything.
 */
export function compareWording(reading: Reading, posting: Reading, { zones, terms, requirements }: Comparison) {
  const named = new Set(terms.flatMap(({ stems }) => stems))
  const spared = new Set(requirements.flatMap(({ met, keys }) => (met ? keys : [])))
  const alternatives = new Set(
    terms.flatMap(({ key, stems, all }) => (spared.has(key) && all.length === 0 ? stems : [])),
  )
  const asked = new Map<string, { weight: number; word: string }>()
  for (const [at, { word, stem, start }] of posting.tokens.entries()) {
    const rare = rarity(stem)
    if (zones[at] === 'aside' || rare < rareEnough || isGeneric(word, stem) || /^\d/.test(word)) continue
    // The employer and the town are named with a capital, and are no terms.
    if (alternatives.has(stem) || (/\p{Lu}/u.test(posting.text.charAt(start)) && !named.has(stem))) continue
    asked.set(stem, { weight: rare ** 2, word })
  }
  const said = new Set(reading.tokens.map(({ stem }) => stem))
  let all = 0
  let shared = 0
  const missing: string[] = []
  for (const [stem, { weight, word }] of asked) {
    all += weight ** 2
    if (said.has(stem)) shared += weight ** 2
    else missing.push(word)
  }
  return { cosine: all === 0 ? null : Math.sqrt(shared / all), missing }
}
