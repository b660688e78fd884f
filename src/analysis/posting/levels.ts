import { foldInPlace } from '#analysis/resume-reader/text.ts'
import type { Reading } from '#analysis/text/reading.ts'

export interface Named {
  level: number
  /** The very words. */
  words: string
}

export const levelNames = [
  '',
  'high school',
  'certificate or diploma',
  "associate's",
  "bachelor's",
  "master's",
  'doctorate',
]

const degrees: [number, RegExp][] = [
  [1, /\bhigh school (?:diploma|degree|education|graduate)|\bged\b|\bsecondary school certificate\b/g],
  [3, /\bassociate'?s? (?:degree|of|in)\b|\ba\.a\.s?\.|\baas degree\b|\badn\b|\bhnd\b/g],
  [
    4,
    /\bbachelor'?s?\b|\bbaccalaureate\b|\bundergraduate degree\b|\bb\.\s?(?:s|a|sc|com|tech|eng|ed)\b|\b(?:bs|ba|bsc|bcom|btech|beng|bsn|bba|be)\b(?=,? (?:in|of|degree|or|\/)|[/,]|$)|\b(?:bsn|bsc|bba)\b|\b(?:four|4).year degree\b|\bcollege degree\b|\buniversity degree\b|\bdegree in\b/gm,
  ],
  [
    5,
    /\bmaster'?s?\b(?= (?:of|in|degree|or)|,|\/)|\bm\.\s?(?:s|a|sc|tech|eng|ed|b\.a)\b|\b(?:msc|mba|msn|mtech)\b|\bms (?:in|degree)\b/g,
  ],
  [6, /\bph\.?\s?d\b|\bdoctorate\b|\bdoctor of\b|\bdoctoral\b|\bpharm\.?d\b|\bjuris doctor\b/g],
]

/** Every level of education a text names, the lowest first. */
export function levelsIn({ text }: Reading): Named[] {
  const written = text.normalize('NFC').replaceAll(/[^\S\n]+/g, ' ')
  const folded = foldInPlace(written)
  return degrees.flatMap(([level, pattern]) =>
    [...folded.matchAll(pattern)].map(({ 0: { length }, index }) => ({
      level,
      words: written.slice(index, index + length),
    })),
  )
}

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}

/** Numbers of years a text speaks of, such as "3+ years" and "two to four years"; of a range the lower one. */
export function yearsIn({ text, tokens }: Reading): { years: number; words: string }[] {
  return tokens.flatMap((token, at) => {
    if (!/^(?:years?|yrs?)$/.test(token.word)) return []
    const before = tokens.slice(Math.max(0, at - 3), at)
    const counted = before.filter(({ word }) => numberOf(word) !== null)
    const [first, second] = counted.slice(-2)
    const isRange = first && second && /^\s*\+?\s*(?:-|–|to|\/)?\s*$/.test(text.slice(first.end, second.start))
    const chosen = isRange || !second ? first : second
    const years = chosen && numberOf(chosen.word)
    const after = tokens.slice(at + 1, at + 3).map(({ word }) => word)
    if (!chosen || !years || after.includes('old') || after.includes('age')) return []
    return [{ years, words: text.slice(chosen.start, token.end).replaceAll(/\s+/g, ' ') }]
  })
}

function numberOf(word: string): number | null {
  const value = /^\d{1,2}\+?$/.test(word) ? Number(word.replace('+', '')) : (numbers[word] ?? null)
  return value !== null && value > 0 && value <= 40 ? value : null
}
