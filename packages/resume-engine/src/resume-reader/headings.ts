import { fold, splitWords } from './text.ts'
import { fillers, headingNames, volunteeringWords, type SectionKind } from './words/headings.ts'

const longest = 60
const maxWords = 7

/** Words that are a heading only on their own. */
const standalone: Record<string, SectionKind> = {
  work: 'work',
  jobs: 'work',
  training: 'certifications',
  career: 'work',
}

/** Some fonts leave no detectable gap between words. */
const joinedNames = new Map([...headingNames].map(([name, kind]) => [name.replaceAll(' ', ''), kind]))

/** The kind of section that a heading introduces. Null if the text is not a known heading. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > longest || /[.;!?,。]$/.test(text) || /\d{3}/.test(text)) return null
  const name = fold(text)
    .replaceAll(/[:：|•●■▪◆【】[\]()（）〈〉《》]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (name === '' || name.split(' ').length > maxWords) return null
  return (
    standalone[name] ??
    headingNames.get(name) ??
    joinedNames.get(name.replaceAll(' ', '')) ??
    kindOfWords(name) ??
    kindOfJoined(name)
  )
}

/** The first kind decides: "Education and certifications" is education. */
function kindOfWords(name: string): SectionKind | null {
  const words = name.split(/\s*[&/+,]\s*|\s+/).filter((word) => word !== '')
  const kinds: (SectionKind | null)[] = []
  for (let at = 0; at < words.length;) {
    const size = [3, 2, 1].find((length) => headingNames.has(words.slice(at, at + length).join(' '))) ?? 1
    const kind = headingNames.get(words.slice(at, at + size).join(' '))
    if (!kind && !fillers.has(words[at] ?? '')) return null
    kinds.push(kind ?? null)
    at += size
  }
  const found = kinds.filter((kind) => kind !== null)
  return found.find((kind) => kind !== 'summary' && kind !== 'other') ?? found[0] ?? null
}

/** Volunteer work is read into the work history. */
export const namesVolunteering = (heading: string): boolean =>
  splitWords(heading).some((word) => volunteeringWords.has(word))

/** Letter-spaced headings come without their spaces: `WORKEXPERIENCE`. */
function kindOfJoined(name: string): SectionKind | null {
  if (name.includes(' ') || name.length < 8) return null
  const rests: { from: number; kind: SectionKind | null }[] = [{ from: 0, kind: null }]
  const seen = new Set<number>()
  for (const { from, kind } of rests) {
    if (from === name.length && kind) return kind
    for (let to = from + 1; to <= name.length; to++) {
      const word = name.slice(from, to)
      const named = headingNames.get(word)
      if ((named || fillers.has(word)) && !seen.has(to)) {
        rests.push({ from: to, kind: kind ?? named ?? null })
        if (to < name.length) seen.add(to)
      }
    }
  }
  return null
}

/** A heading that is followed by its section on the same line: `Skills: Java, SQL`. */
export function inlineHeading(text: string): { kind: SectionKind; rest: string } | null {
  const colon = text.search(/[:：]/)
  if (colon < 3 || colon > longest) return null
  const kind = headingKind(text.slice(0, colon))
  const rest = text.slice(colon + 1).trim()
  return kind && rest !== '' ? { kind, rest } : null
}
