import { findVerb } from '#engine/writer/verbs.ts'
import type { Change, Reason } from './rules.ts'

/** Frequent faults that Harper doesn't know, each with one reading. */
const patterns: [RegExp, string, Reason][] = [
  [/\bim\b(?=\s)/g, "I'm", 'Grammar'],
  [/\bive\b(?=\s)/g, "I've", 'Grammar'],
  [
    /\b(\d+|two|three|four|five|six|seven|eight|nine|ten) years? old(?= (?:boy|girl|child|son|daughter|man|woman)\b)/g,
    '$1-year-old',
    'Grammar',
  ],
  [/(?<=\b(?:a|lost|my|our) )(\d+) year old\b/g, '$1-year-old', 'Grammar'],
  [/\b(\d+ years) (?=experience\b)/g, '$1 of ', 'Grammar'],
  [/\b((?:[2-9]|\d\d+) (?:year|month|week))(?= (?:in|of|at|as) )/g, '$1s', 'Grammar'],
  [
    /(?<=\b(?:in|to|from) )(?=(?:USA|US|UK|United States|United Kingdom|Netherlands|Philippines)\b)/g,
    'the ',
    'Grammar',
  ],
  [/, (?=that is (?:how|why|what) I\b)/g, '; ', 'Grammar'],
  [/(?<=\blook(?:ing)? forward to )(hear|meet|work|speak|talk)(?= (?:from|with|to|you)\b)/g, '$1ing', 'Grammar'],
  [/\b(I|we) (?:am|are) agree\b/g, '$1 agree', 'Grammar'],
  [/\bcan able to\b/g, 'can', 'Grammar'],
  [/\b(do|does|did|is|was|are|were|has|have|had|would|could|should|wo|ca)nt\b/g, "$1n't", 'Grammar'],
  [/\b(that|what|there)s(?= (?:\p{Ll}|\d))/gu, "$1's", 'Grammar'],
  [/\b(I|we|they|he|she) seen\b/g, '$1 saw', 'Grammar'],
  [/\bI been\b/g, 'I have been', 'Grammar'],
  [/\btheir sel(?:f|ves)\b/g, 'themselves', 'Grammar'],
  [
    /(?<=\b(?:I['’]m|am|is|are|was|were) )to(?= (?:old|young|late|early|small|big|slow|busy)\b(?! \p{Ll}+s\b))/gu,
    'too',
    'Grammar',
  ],
  [/\bI am (working|living|studying|teaching)(?=[^.;]*\bsince\b)/g, 'I have been $1', 'Grammar'],
  [/\bsince (?=(?:a|one|two|three|\d+) (?:year|month)s?\b(?! (?:ago|before|after)))/g, 'for ', 'Grammar'],
  [/(?<=\bfor )few(?= (?:years|months|weeks|days)\b)/g, 'a few', 'Grammar'],
]

const participles: Record<string, string> = {
  do: 'done',
  drive: 'driven',
  give: 'given',
  run: 'run',
  see: 'seen',
  speak: 'spoken',
  take: 'taken',
  write: 'written',
}

const since =
  /\bI (also )?(\p{Ll}+)(?=\s(?:(?!\b(?:where|which|who|that|and)\b)[^.;,])*\bsince (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)|(?<=(?:^|[.!?]\s)Since (?:19|20)\d\d,? )I (also )?(\p{Ll}+)/gu

/** "I drive a bus since 2017" and "Since 2022 I also write" lack their "have". */
const findSince = (line: string): Change[] =>
  Array.from(line.matchAll(since)).flatMap((match) => {
    const verb = findVerb(match[2] ?? match[4] ?? '')
    const isKnown = verb?.shape === 'base' && verb.base !== verb.past
    if (!isKnown || /^(?:have|want|need|like|love)$/.test(verb.base)) return []
    const after = `I have ${match[1] ?? match[3] ?? ''}${participles[verb.base] ?? verb.past}`
    return [{ start: match.index, end: match.index + match[0].length, after, reason: 'Grammar' as const }]
  })

export const findPatterns = (line: string): Change[] => [
  ...findSince(line),
  ...patterns.flatMap(([pattern, replacement, reason]) =>
    Array.from(line.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      after: replacement.replace('$1', match[1] ?? ''),
      reason,
    })),
  ),
]
