import { cliches } from '#engine/words/writing.ts'

/** Plain words for a worn phrase, where they say the same. */
const replacements: [RegExp, string][] = [
  [/\b(?:am |was )?(?:very |truly |deeply )?passionate about\b/gi, 'am drawn to'],
  [/\b(?:I am|I'm|I’m) an? (?:very |really )?(?:quick|fast) learner\b/gi, 'I learn fast'],
  [/\b(?:I am|I'm|I’m) an? (?:good |great )?team player\b/gi, 'I work well in a team'],
  [/\b(?:I am|I'm|I’m) an? (?:very )?hard worker\b/gi, 'I work hard'],
  [/\b(?:proven )?track record of success\b/gi, 'record of success'],
  [/\bproven track record\b/gi, 'record'],
  [/\bin an? fast-paced environment\b/gi, 'in a busy place'],
  [/\bexcellent communication skills\b/gi, 'communication skills'],
  [/\bstrong work ethic\b/gi, 'work ethic'],
  [
    /\b(?:have been |was |were |am |'m |’m )(?:mainly |solely |also )?responsible for (?=\p{L}+ing\b)/giu,
    'took care of ',
  ],
  [/\b(?:have been |was |were )(?:mainly |solely |also )?responsible for\b/gi, 'managed'],
  [/\b(?:am |'m |’m )(?:mainly |solely |also )?responsible for\b/gi, 'manage'],
]
const leading =
  /^(?:(?:a|an) )?(?:(?:highly motivated|self-motivated|self motivated|results-driven|results driven|results-oriented|detail-oriented|detail oriented|team-oriented|hard-working|hardworking)[,\s]+(?:and )?)+/i

const fold = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ')

export function hasCliche(text: string): boolean {
  const folded = fold(text)
  return cliches.some((phrase) => folded.includes(phrase))
}

/** The sentence in plain words, or null where nothing of it would be left. */
export function removeCliches(statement: string): string | null {
  if (!hasCliche(statement)) return statement
  const plain = replacements.reduce((text, [pattern, words]) => text.replaceAll(pattern, words), statement)
  const rest = plain.replace(/\b(I['’]m|I) am drawn to\b/gi, 'I am drawn to').replace(leading, '')
  const listed = /[.!?]\s/.test(rest) ? [rest] : rest.split(/,\s+/)
  const kept = listed.filter((item) => !hasCliche(item))
  return kept.length === 0 ? null : kept.join(', ')
}
