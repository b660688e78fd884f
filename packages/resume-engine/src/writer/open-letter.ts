import type { LetterForm } from '#engine/model/forms.ts'
import * as bank from './bank.ts'
import { addTitleArticle, uncapitalizeTitle, type Pick } from './job-sentences.ts'
import { isHousehold, namesPosition } from './letter-head.ts'
import { oneLine } from './lines.ts'
import type { Material } from './material.ts'
import { rank, type Sentence } from './paragraphs.ts'
import { findVerb } from './verbs.ts'
import { countWords } from './words.ts'

/** A number that is the same for the same words and spreads over others. */
function hash(text: string): number {
  let sum = 2_166_136_261
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16_777_619)
  sum ^= sum >>> 15
  return Math.imul(sum, 2_246_822_519) >>> 0
}

const listSlots = (sentence: string) => Array.from(sentence.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name)

/** Chooses from the bank by employer and position, so that the letters of one person differ and one letter stays the same. */
export function createPicker({ jobDetails, personalInfo }: LetterForm) {
  const company = oneLine(jobDetails.companyName)
  const position = oneLine(jobDetails.position).split(/\s*[,(|]|\s[-–—]\s/)[0] ?? ''
  const title = position.replace(namesPosition, '').trim() || position
  const named = uncapitalizeTitle(title)
  const known: Record<string, string> = { company, position: named, 'as position': named && addTitleArticle(named) }
  const key = `${company}\n${position}\n${oneLine(personalInfo.fullName)}`.toLowerCase()
  const pick: Pick = (sentences, salt) => sentences[hash(`${salt}\n${key}`) % sentences.length] ?? ''
  /** Of the sentences of which all is known, one that says the most. */
  const say = (sentences: readonly string[], salt: string, more: Record<string, string> = {}) => {
    const filled = { ...known, ...more }
    const fitting = sentences.filter((sentence) => listSlots(sentence).every((slot) => filled[slot]))
    const most = Math.max(...fitting.map((sentence) => listSlots(sentence).length))
    const fullest = fitting.filter((sentence) => listSlots(sentence).length === most)
    return pick(fullest, salt).replaceAll(/\{([^}]+)\}/g, (slot, name: string) => filled[name] ?? slot)
  }
  return { pick, say }
}

/** What follows "I want to", where the wish is no more than that. */
function readWish(sentence: string): string {
  const [, wish = ''] = /^I (?:(?:want|hope|would (?:like|love))|['’]d (?:like|love)) to (.+)\.$/.exec(sentence) ?? []
  if (/[:;.]|\b(?:because|would|could|so)\b|, and I\b/.test(wish) || countWords(wish) > 26) return ''
  // "I could plan the week and to see what it costs"
  return wish.replaceAll(/\band to (?=(\p{Ll}+))(?!.* to \p{Ll}+)/gu, (typed, word: string) =>
    findVerb(word)?.shape === 'base' ? 'and ' : typed,
  )
}

/** The reason as the person gives it, the application, and what they want to do there. */
export function openLetter(
  { jobDetails }: LetterForm,
  { whyCompany, whyPosition }: Material,
  say: ReturnType<typeof createPicker>['say'],
): Sentence[] {
  const isOnly = whyCompany.length + whyPosition.length === 1
  // "I like software." is little beside another reason.
  const [reasons, wishes] = [whyCompany, whyPosition].map((said) =>
    said.filter((sentence) => isOnly || countWords(sentence) > 3),
  ) as [string[], string[]]
  const company = oneLine(jobDetails.companyName)
  const isNamed = company !== '' && (isHousehold(jobDetails) || reasons.join(' ').includes(company))
  const [first = '', ...others] = wishes
  const wish = readWish(first)
  const openings = bank.openings.filter(
    (opening) =>
      // "I ate at Luna twice. ... at Luna" names it twice, and "your" needs an employer who was spoken of.
      !(isNamed && opening.includes('{company}')) &&
      !(reasons.length === 0 && /\byour?\b/i.test(opening)) &&
      !['because', 'applying'].some((word) => opening.includes(word) && reasons.join(' ').includes(word)) &&
      !(opening.includes('which is why') && (wish.includes(',') || countWords(wish) > 14)) &&
      !(/\b(?:would|could)\b/.test(opening) && /\b(?:would|could)\b/.test(wishes.join(' '))) &&
      // "as a Data Analyst I."
      !(opening.includes('{as position}') && /\s[IVX]+$/.test(jobDetails.position.trim())),
  )
  const application = say(openings, 'opening', { wish })
  const isJoined = wish !== '' && application.includes(wish)
  const opening = [...rank(0, application), ...rank(5, isJoined ? '' : first)]
  // "I ate there twice": where, the application has to say first.
  const isThere = /\bthere\b/.test(reasons[0] ?? '') && !reasons.join(' ').includes(company)
  return isThere
    ? [...opening, ...rank(5, ...reasons, ...others)]
    : [...rank(5, ...reasons), ...opening, ...rank(5, ...others)]
}
