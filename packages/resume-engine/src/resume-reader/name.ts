import type { ContactSegment } from './contact-patterns.ts'
import { headingKind } from './headings.ts'
import type { Line } from './lines.ts'
import { titleScore } from './roles.ts'
import type { Section } from './sections.ts'
import { fold, isUpperCase, trimOrnaments, splitWords } from './text.ts'
import { placeScore } from './address.ts'
import { countryNames, documentTitles } from './words/contact.ts'

const maxWords = 6
const ideographs = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3々・\s]+$/u

/** The person's name: a labelled name, or the candidate that scores best by size, position and mail address. */
export function findFullName(sections: Section[], segments: ContactSegment[], email: string): string {
  const labelled = segments.find((segment) => segment.label === 'name' && couldBeName(segment.text))
  if (labelled) return tidy(labelled.text, email)
  const lead = sections[0]?.lines[0]
  const candidates = sections
    .filter((section) => section.kind !== 'contact')
    .concat(sections.filter((section) => section.kind === 'contact'))
    .flatMap((section) => withTwoLineNames(section.lines.slice(0, 12)))
    .flatMap(splitParts)
    .filter(({ text, line }) => couldBeName(text) || (line === lead && couldBeSmallName(text, email)))
  const largest = Math.max(...candidates.map(({ line }) => line.fontSize))
  const scored = candidates.map(({ text, line, rank }, index) => {
    const size = largest > 0 ? line.fontSize / largest : 0
    const words = /\s/.test(text) || ideographs.test(text) ? 0.5 : 0
    const score = size * 2 + words + fitsEmail(text, email) * 2 - titleScore(text) * 2 - index * 0.08 - rank * 0.2
    return { text, score }
  })
  const best = scored.sort((a, b) => b.score - a.score)[0]
  return best ? tidy(best.text, email) : ''
}

/** In a narrow column a name takes two lines, both set large. */
function withTwoLineNames(lines: Line[]): Line[] {
  const largest = Math.max(...lines.map((line) => line.fontSize))
  const smallest = Math.min(...lines.map((line) => line.fontSize))
  return lines.flatMap((line, index) => {
    const next = lines[index + 1]
    const isTop = line.fontSize === largest && largest > smallest * 1.2 && line.cells.length === 1
    const isPair = isTop && next?.fontSize === largest && next.font === line.font && next.cells.length === 1
    return isPair && lines[index - 1]?.fontSize !== largest
      ? [{ ...line, text: `${line.text} ${next.text}` }, line]
      : [line]
  })
}

function splitParts(line: Line) {
  return line.text
    .split(/\t|\s*[|•·∕]\s*|\s[–—/・-]\s|,/)
    .map((text, rank) => ({ text: text.replace(/\s\([^)]*\)$/, '').trim(), line, rank }))
}

function couldBeName(text: string): boolean {
  const folded = fold(text)
  if (documentTitles.has(folded) || headingKind(text) !== null || countryNames.has(folded)) return false
  if (/[\d@:/\\?!;"“”„«»()[\]&+#]/.test(text) || !/\p{L}/u.test(text)) return false
  if (ideographs.test(text)) return text.replaceAll(/\s/g, '').length <= 8 && text.length >= 2 && placeScore(text) < 2
  const words = text.split(/\s+/)
  if (words.length > maxWords || text.length > 60 || /\p{Ll}{2,}\.$/u.test(text)) return false
  return words.filter((word) => !/^\p{Ll}/u.test(word)).length >= Math.min(2, words.length)
}

/** A name in lower case counts on the first line if the mail address contains it. */
const couldBeSmallName = (text: string, email: string) =>
  /^\p{Ll}+(?: \p{Ll}+){1,3}$/u.test(text) && fitsEmail(text, email) >= 0.5

/** The share of the mail address's words that the name contains. */
function fitsEmail(name: string, email: string): number {
  const parts = splitEmailWords(email)
  if (parts.length === 0) return 0
  const words = splitWords(name).map(inLatin).map(loose)
  const joined = words.join('')
  const fits = (part: string) => fitsLoosely(loose(part))
  const fitsLoosely = (part: string) =>
    joined.includes(part) || words.some((word) => word.length > 2 && part.includes(word))
  return parts.filter(fits).length / parts.length
}

/** Letters with several common transliterations. */
const loose = (word: string) => word.replaceAll('h', 'g').replaceAll(/[yj]/g, 'i')

const splitEmailWords = (email: string) =>
  fold(email.split('@')[0] ?? '')
    .split(/[^a-z]+/)
    .filter((part) => part.length > 2)

/** Restores the space in a letter-spaced name with the help of the mail address. */
function tidy(text: string, email: string): string {
  const name = trimOrnaments(text)
  if (/\s/.test(name) || ideographs.test(name) || name.length < 8) return name
  const byCase = name.split(/(?<=\p{Ll})(?=\p{Lu})/u)
  if (byCase.length > 1) return byCase.join(' ')
  const at = isUpperCase(name) ? findGap(name, splitEmailWords(email)) : null
  return at === null ? name : `${name.slice(0, at)} ${name.slice(at)}`
}

/** The index in the name where a known word begins or ends. */
function findGap(name: string, words: string[]): number | null {
  const letters = [...name].map((letter) => inLatin(fold(letter)))
  for (let at = 2; at < letters.length - 1; at++) {
    const [before, behind] = [letters.slice(0, at).join(''), letters.slice(at).join('')]
    if (words.includes(before.replaceAll(/[^a-z]/g, '')) || words.includes(behind.replaceAll(/[^a-z]/g, ''))) return at
  }
  return null
}

const greekAndCyrillic =
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s τ:t υ:y φ:f χ:ch ψ:ps ω:o а:a б:b в:v г:g ґ:g д:d е:e є:ye ж:zh з:z и:i і:i ї:yi к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ:a ы:y ь: э:e ю:yu я:ya'
const latin = new Map(greekAndCyrillic.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]))

const inLatin = (folded: string) => [...folded].map((letter) => latin.get(letter) ?? letter).join('')
