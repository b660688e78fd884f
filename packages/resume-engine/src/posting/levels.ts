import { foldInPlace } from '#engine/resume-reader/text.ts'
import type { Reading } from '#engine/text/reading.ts'

interface Named {
  level: number
  /** The very words. */
  words: string
}

/** Degrees by level, in lower case. A space in a pattern is any white space within a line. */
const degrees: [number, string[]][] = [
  [
    1,
    [
      String.raw`\b(?:high|hs) ?(?:school)? (?:diploma|degree|education|graduate)|graduation from high school`,
      String.raw`\bged\b|\bsecondary school certificate\b|\bhigh school\b(?= or |$|[.,;])`,
    ],
  ],
  [
    3,
    [
      String.raw`\bassociate'?s? (?:degree|of \w+|in\b)(?: degree)?|\ba\.a\.s?\.|\baas degree\b|\badn\b|\bhnd\b|\bfoundation degree\b`,
    ],
  ],
  [
    4,
    [
      String.raw`\bbachelor'?s?'?\b(?: degree| of (?:science|arts|business administration|engineering|education|fine arts|commerce|laws|social work|technology))?(?: degree)?`,
      String.raw`\bbaccalaureate\b|\bundergraduate degree\b|\bb\. ?(?:s|a|sc|com|tech|eng|ed)\b\.?|\bll\.?b\b|\bbsn\b|\bbsc\b|\bbba\b|\bbeng\b|\bbfa\b|\bbsw\b|\bb\.? ?tech\b|\bbcom\b|\bmbbs\b|\bbachelor of laws\b|\bdiplom(?:-?[a-z]{3,20})?\b(?! (?:course|program))|\bdipl\.?-?ing\b\.?|\bbsme\b|\bbsee\b|\bbsce\b`,
      String.raw`(?<!, )\b(?:bs|ba)\b(?=,? (?:in|of|degree|or|and|hons|[a-z]{4,})|[/,)]| ?$)|\bbe\b(?= (?:mechanical|civil|computer|electrical|electronics|in \w+ engineering))`,
      String.raw`\b(?:four|4).year degree\b|\bcollege degree\b|\buniversity degree\b|(?<!'s |of science |of arts )\bdegree\b(?= in\b| or\b)`,
    ],
  ],
  [
    5,
    [
      String.raw`\bmaster'?s?'?(?= (?:of|in|degree|or|preferred|required|level)\b|,|\/|\)| ?$)(?: degree| of (?:science|arts|business administration|engineering|education|fine arts|laws|social work|public health))?(?: degree)?`,
      String.raw`\bm\. ?(?:s|a|sc|tech|eng|ed|b\.a)\b\.?|\bmsc\b|\bmba\b|\bmsn\b|\bmsw\b|\bmtech\b|\bmeng\b|\bmph\b|\bllm\b|\bmfa\b|\bmsme\b|\bmaster of business administration\b`,
      String.raw`(?<!, |\d |-|\/)\b(?:ms|ma)\b(?= (?:in|degree|or)\b| (?!(?:excel|office|word|access|project|sql|teams|outlook|powerpoint|windows|azure|dynamics|visio|sharepoint|in|of|and|the|dos|suite|exchange)\b)[a-z]{4,}|, [a-z]+ university)`,
    ],
  ],
  [
    6,
    [
      String.raw`\bph\.? ?d\b\.?|\bdoctorate\b|\bdoctor of \w+|\bdoctoral\b(?: degree)?|\bpharm\.?d\b|\bjuris doctor\b|\bj\.d\b\.?|\bjd\b|\bed\.?d\b|\bdnp\b|\bdpt\b|\bdds\b|\bdmd\b|\bm\.d\b\.?`,
    ],
  ],
]
const patterns = degrees.map(([level, sources]): [number, RegExp] => [
  level,
  new RegExp(
    sources
      .join('|')
      .replaceAll(' ', String.raw`[^\S\n]{1,9}`)
      .replaceAll(String.raw`[^\S\n]{1,9}?`, String.raw`[^\S\n]{0,9}`),
    'gm',
  ),
])

export interface NamedLevel extends Named {
  start: number
  end: number
}

/** Every level of education a text names, with its place, the lowest first. */
export function findLevels({ text }: Reading): NamedLevel[] {
  const folded = foldInPlace(text)
  const found = patterns.flatMap(([level, pattern]) =>
    [...folded.matchAll(pattern)].map(({ 0: { length }, index }) => ({
      level,
      words: text
        .slice(index, index + length)
        .normalize('NFC')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      start: index,
      end: index + length,
    })),
  )
  // `degree in` at the end of `associate degree in` is no degree by itself.
  let end = 0
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((level) => {
      const isOwn = level.start >= end
      end = Math.max(end, level.end)
      return isOwn
    })
    .sort((a, b) => a.level - b.level || a.start - b.start)
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
export function findYears({ text, tokens }: Reading): { years: number; words: string }[] {
  return tokens.flatMap((token, at) => {
    if (!/^(?:years?|yrs?)$/.test(token.word)) return []
    const before = tokens.slice(Math.max(0, at - 3), at)
    const counted = before.filter(({ word }) => parseNumber(word) !== null)
    const [first, second] = counted.slice(-2)
    const isRange = first && second && /^\s*\+?\s*(?:-|–|to|\/)?\s*$/.test(text.slice(first.end, second.start))
    const chosen = isRange || !second ? first : second
    const years = chosen && parseNumber(chosen.word)
    const after = tokens.slice(at + 1, at + 3).map(({ word }) => word)
    if (!chosen || !years || after.includes('old') || after.includes('age')) return []
    return [{ years, words: text.slice(chosen.start, token.end).replaceAll(/\s+/g, ' ') }]
  })
}

function parseNumber(word: string): number | null {
  const value = /^\d{1,2}\+?$/.test(word) ? Number(word.replace('+', '')) : (numbers[word] ?? null)
  return value !== null && value > 0 && value <= 40 ? value : null
}
