import type { ReadStudy } from '#engine/model/resume-fields.ts'
import { splitEntries, type Entry } from './entries.ts'
import type { Line } from './lines.ts'
import { isProse } from './prose.ts'
import { joinWrappedNames } from './wrapped-lines.ts'
import { fold, trimOrnaments, withoutBullet, splitWords, foldInPlace } from './text.ts'
import {
  degreeAnywhere,
  degreeAtStart,
  degreeSignAtStart,
  degreeSigns,
  fieldLinks,
  institutionEndings,
  institutionSigns,
  institutionWords,
} from './words/studies.ts'
import { placeScore } from './address.ts'
import { countryNames } from './words/contact.ts'

/** Reads the studies from the lines of an education section. */
export function readEducation(lines: Line[]): ReadStudy[] {
  const listed = joinWrappedNames(
    lines.filter(isNoGrade).map(unlisted),
    (text) => isInstitution(text) || hasDegree(text),
  )
  const dated = splitEntries(listed, 'study')
  const groups = dated.length > 0 ? dated.map(toGroup) : undatedGroups(listed)
  return groups
    .map(({ texts, year }) => toStudy(texts, year))
    .filter(({ institution, degree }) => institution !== '' || degree !== '')
}

const unlisted = (line: Line): Line => (line.isBullet ? { ...line, isBullet: false } : line)

/** Grades are skipped: a profile has no field for them. */
const grade = /^\W*(?:(?:major|minor|cumulative|overall|current|in-major)\s+)?c?gpa\b|^\W*(?:relevant )?course ?work\b/i
const isNoGrade = ({ text }: Line) => !grade.test(text)

interface Group {
  texts: string[]
  year: number | null
}

const toGroup = (entry: Entry): Group => ({
  texts: [
    ...entry.head.flatMap(({ cells }) => cells),
    ...entry.body.filter(isAfterHead(entry)).map(({ text }) => text),
  ],
  year: entry.span?.isCurrent ? null : (entry.span?.end?.year ?? null),
})

const isAfterHead = (entry: Entry) => (line: Line) => !entry.head.some((head) => head.line === line) && !isProse(line)

/** Undated studies: a second institution or degree starts a new study. */
function undatedGroups(lines: Line[]): Group[] {
  const groups: Group[] = []
  let current: Group | undefined
  for (const line of lines.filter((line) => !isProse(line))) {
    const text = line.text.replaceAll('\t', ', ')
    const repeats =
      current &&
      ((isInstitution(text) && current.texts.some(isInstitution)) || (hasDegree(text) && current.texts.some(hasDegree)))
    if (!current || repeats) groups.push((current = { texts: [], year: null }))
    current.texts.push(withoutBullet(text))
  }
  return groups.filter(({ texts }) => texts.some((text) => isInstitution(text) || hasDegree(text)))
}

const strong = /\s*[|•●▪│¦;]\s*|\s+[–—―-]\s+|\t|\s+(?:at|an der|à l'|bei)\s+(?=\p{Lu})/u
const comma = /\s*[,،，、]\s*/u

function toStudy(texts: string[], graduationYear: number | null): ReadStudy {
  const wholes = texts
    .flatMap((text) => withoutBullet(text).split(strong))
    .map(trimOrnaments)
    .filter((text) => text !== '')
  const segments = wholes.flatMap((whole) => splitWhole(whole))
  const institution =
    segments.find((segment) => isInstitution(segment) && !degreeAtStart.test(foldInPlace(segment))) ??
    segments.find(isInstitution) ??
    ''
  const others = segments.filter((segment) => segment !== institution)
  const degreeSegment = others.find(hasDegree)
  if (degreeSegment === undefined) {
    const [name = '', other = ''] =
      institution === '' ? others : [institution, ...others.filter((segment) => placeScore(segment) === 0)]
    return { institution: name, degree: '', fieldOfStudy: other, graduationYear }
  }
  const { degree, field } = splitDegree(degreeSegment)
  const next = others.slice(others.indexOf(degreeSegment) + 1).find((segment) => !hasDegree(segment))
  const isField = field === '' && next !== undefined && placeScore(next) === 0 && isNear(wholes, degreeSegment, next)
  const fallback =
    others.find((segment) => segment !== degreeSegment && segment !== next && placeScore(segment) === 0) ?? ''
  const name = institution || (isField ? fallback : (next ?? fallback))
  return { institution: withoutPlace(name), degree, fieldOfStudy: isField ? next : field, graduationYear }
}

/** Removes the place: `UC San Diego, San Diego, USA` becomes `UC San Diego`. */
function withoutPlace(name: string): string {
  const parts = name.split(/,\s+/)
  const last = fold(parts.at(-1) ?? '').trim()
  const isPlace = /^[A-Z]{2}$/.test(parts.at(-1) ?? '') || countryNames.has(last)
  return isPlace && parts.length > 1 ? parts.slice(0, Math.max(1, parts.length - 2)).join(', ') : name
}

/** The subject comes directly after the degree or on the next line. */
function isNear(wholes: string[], degree: string, next: string): boolean {
  const at = wholes.findIndex((whole) => whole.includes(degree))
  return wholes.slice(at, at + 2).some((whole) => whole.includes(next))
}

function splitWhole(whole: string): string[] {
  const parts = whole.split(comma).filter((part) => part !== '')
  const isOne = !parts.some(isInstitution) && parts.some(hasDegree)
  if (!isOne) return parts
  const [first = ''] = parts
  return hasDegree(first) && parts.length > 1 ? [first, parts.slice(1).join(', ')] : [whole]
}

function splitDegree(text: string): { degree: string; field: string } {
  const sign = degreeSignAtStart.exec(text)
  if (sign) return { degree: sign[1] ?? '', field: (sign[2] ?? '').trim() }
  const folded = foldInPlace(text)
  const found = degreeAtStart.exec(folded) ?? degreeAnywhere.exec(folded)
  if (!found) return { degree: text, field: '' }
  const end = found.index + found[0].length
  const link = fieldLinks.exec(folded.slice(end))?.[0].length ?? 0
  const before = trimOrnaments(text.slice(0, found.index))
  const field = trimOrnaments(text.slice(end + link).replaceAll(/^["«„“]|[)"»“”]$/g, ''))
  const degree = text.slice(found.index, end).trim()
  return found.index > 0 && field === ''
    ? { degree: text, field: '' }
    : { degree: before === '' ? degree : `${before} ${degree}`, field }
}

const hasDegree = (text: string) => degreeAnywhere.test(foldInPlace(text)) || degreeSigns.test(text)

function isInstitution(text: string): boolean {
  if (institutionSigns.test(text)) return true
  return splitWords(text).some(
    (word) =>
      institutionWords.has(word) || institutionEndings.some((end) => word.length > end.length && word.endsWith(end)),
  )
}
