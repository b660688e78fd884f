import type { LetterForm } from '#engine/model/forms.ts'
import { isLanguage } from '#engine/posting/words.ts'
import { tokenize, type Token } from '#engine/text/tokens.ts'
import { lowerNote } from './job-sentences.ts'
import { formatList, splitItems } from './lines.ts'
import { fold } from './paragraphs.ts'
import { addArticle, capitalize, endSentence, lowerFirst } from './statements.ts'

const maxSkills = 12
const credential = /\b(?:card|licen[cs]ed?|certifi\p{L}+|CDL|CPR|CNA|CPA|RN|degree)\b/iu
/** What a person holds, and no skill: "PE license", "CDL class B", "driver license". */
const held =
  /^(?:CDL\b.*|PharmD|DVM|MBA|MLIS|MSW|MPH|.* (?:licen[cs]e|card|certificate|certification|permit|endorsement))$/i
const document = /\s(?:card|licen[cs]e|certificate|permit|endorsement)$/u
const degree =
  /^(?:B\.? ?[AS]c?\.?|M\.? ?[AS]c?\.?|MBA|JD|Ph\.?D\.?|[BM]SN|BBA|[BM]FA|MPA|M\.?Ed\.?|M\.?Arch|Bachelor|Master|Associate)(?=[\s’',])[^,\d]*/u
/** "Tarrow State, May 2018" */
const schoolAndDate =
  /^([^,()]*\b(?:University|College|School|Institute|Academy|State)\b[^,()]*)(?:, ((?:\p{L}+ )?\d{4}))?$/u

/** Whether a note names a license, a certificate or a degree. */
export const namesCredential = (note: string): boolean => credential.test(note) || degree.test(note)

/** A license, a certificate or a degree as a sentence; null where the note doesn't certainly become one. */
export function toCredential(note: string): string | null {
  const small = lowerFirst(note)
  if (/^(?:licensed|certified|registered)\b.*\bsince\b/i.test(note))
    return endSentence(`I have been ${/^\w+ (?:in|by|to|for|as|since)\b/.test(small) ? small : addArticle(small)}`)
  const [, what = '', since = ''] = /^(\p{Lu}\S*(?: \p{Lu}\S*)? certified),? (since .*)$/u.exec(note) ?? []
  if (what) return `I have been ${what} ${since}.`
  const [, certified = '', year = ''] = /^(.+ certified),? ((?:19|20)\d\d)$/i.exec(note) ?? []
  if (certified) return `I became ${lowerNote(certified)} in ${year}.`
  // "Clean driving record, with no tickets", "Driver's license and own car"
  if (
    /^(?:Clean|Valid|Current|Active|Full|Driver['’]?s?) (?:\S+ ){0,3}(?:licen[cs]e|record|permit|card)\b[^,;]*(?:, with [^,;]+)?$/.test(
      note,
    )
  )
    return endSentence(`I have ${addArticle(small)}`)
  if (/^(?:(?:just )?graduated\b|student at\b)/i.test(note))
    return endSentence(/^student/i.test(note) ? `I am a ${small}` : `I ${small}`)
  // "MSc Leiden '18": the school or the year, only a reader can tell.
  const [head = ''] = /['’]\d\d\b/.test(note) ? [] : (degree.exec(note) ?? [])
  const rest = note.slice(head.length).replace(/^,\s*/, '')
  // "BA Graphic Design"
  const named = head.trim().replace(/^(\p{Lu}[\p{Lu}.c]+) (?=\p{Lu}\p{Ll})/u, '$1 in ')
  const [, school = '', date] = head === '' ? [] : (schoolAndDate.exec(rest) ?? [])
  if (school) {
    const article = school.startsWith('University of') ? 'the ' : ''
    return `I hold ${addArticle(named)} from ${article}${school}${date ? ` (${date})` : ''}.`
  }
  if (head !== '')
    return `I hold ${addArticle(named)}${rest && ` (${rest.replaceAll(/\s*\(/g, ', ').replaceAll(')', '')})`}.`
  return document.test(note) && !/[,;\d]/.test(note) ? `I hold ${addArticle(lowerNote(note))}.` : null
}

/** "CPR certified (Red Cross, 2025)" */
const certified = /\scertified(?:\s*\(.*\))?$/i

/** "spanish (fluent)" as "Spanish (fluent)", "German basic" as "German (basic)" */
const nameLanguage = (typed: string) =>
  typed
    .replace(/^(\p{L}+) (\p{Ll}+)$/u, (name, first: string, level: string) =>
      tokenize(first).some(isLanguage)
        ? `${capitalize(first)} (${level})`
        : `${lowerFirst(first)} ${capitalize(level)}`,
    )
    .replace(/^\p{Ll}(?=\p{L}+ ?\(|\p{L}+$)/u, (letter) => letter.toUpperCase())

/** A driver's license alone, which most adults have. */
const driverLicense =
  /^(?:I (?:hold|have) )?(?:an? )?(?:valid |current |clean )?driv(?:er|ing)['’]?s? licen[cs]e(?: and (?:a|my own) (?:car|van))?\.?$/i
/** Whether a job is about driving, beyond the license for it. */
const isDriving = ({ position, requirements, jobDescription }: LetterForm['jobDetails']): boolean =>
  /\b(?:driv(?:e|es|er|ers|ing)\b(?!['’]?s? licen)|deliver(?:y|ies)|courier|trucks?|vans?|bus|routes?)\b/i.test(
    `${position}\n${requirements}\n${jobDescription}`,
  )

/** Whether a note is a driver's license that the job has no special need of. */
export const isPlainLicense = (note: string, jobDetails: LetterForm['jobDetails']): boolean =>
  driverLicense.test(note) && !isDriving(jobDetails)

/** An English letter shows its English. */
const isForeign = (token: Token) => isLanguage(token) && token.word !== 'english'

/** What the form's skills say that a letter tells: licenses and certificates, and languages. The words of `text` are not said again. */
export function tellSkills(typed: string, text: string, posting = ''): string[] {
  const told = ` ${fold(text)} `
  const skills = splitItems(typed)
    .filter(
      (skill) =>
        !fold(skill)
          .split(' ')
          .every((word) => told.includes(` ${word} `)),
    )
    .slice(0, maxSkills)
  const papers = skills
    .filter((skill) => held.test(skill))
    .map((skill) => (/\bcertification$/i.test(skill) ? skill : addArticle(skill)))
  // "Spanish", "Spanish (native)", "some Spanish" and "German basic", where the posting asks for it.
  const asked = new Set(
    tokenize(posting)
      .filter(isLanguage)
      .map(({ stem }) => stem),
  )
  const isAny = posting.trim() === '' || (asked.size === 0 && /lingual\b|\blanguages?\b/i.test(posting))
  const languages = skills.filter((skill) => {
    const words = tokenize(skill)
    return words.length < 3 && words.some((word) => isForeign(word) && (isAny || asked.has(word.stem)))
  })
  return [
    papers.length > 0 && `I hold ${formatList(papers)}.`,
    ...skills.filter((skill) => certified.test(skill)).map((state) => `I am ${lowerNote(state)}.`),
    languages.length > 0 && `I speak ${formatList(languages.map((name) => nameLanguage(name)))}.`,
  ].filter((sentence) => sentence !== false)
}
