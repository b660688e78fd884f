import { asksForSponsorship, autocompleteConcepts, fieldPatterns, findYearsOf } from './concepts.ts'
import type { FormField } from './model/form-field.ts'
import { toCore, toPlain, toWords } from './words.ts'

export interface Reading {
  concept: string
  isCertain: boolean
}

/** Of another person, or of another thing than the client. */
const others =
  /\b(?:references?|referees?|referrer(?:s)?|referred|supervisors?|managers? name|emergency|spouse|parent|guardian|recruiters?|next of kin|hiring manager|preferred|middle|maiden|nick ?name|previous|former|alternat\w+|secondary|home phone|work phone|fax|extension)\b/
const aboutWork = /\b(?:experience|employment|work history|job \d|positions? held|berufserfahrung)\b/
const aboutSchool = /\b(?:education|school|university|ausbildung)\b/
/** Where the client lives, not where they worked. */
const isOfPerson = /^(?:city|location|region|country|postal_code|street|address|phone|email)$/
/** A label that says nothing: the section decides. */
const generic =
  /^(?:url|link|number|upload(?: a)?(?: file| files)?(?: \d+ ?mb max)?|attach(?: file)?|(?:drag and )?drop (?:a )?files?(?: here)?(?: or)?|select files?|choose file|browse|file|add file|)$/
const notTheResume =
  /autofill|auto fill|prefill|pre fill|parse|\b(?:photo|picture|avatar|portfolio|transcript|certificates?|zeugnisse?|other|additional|weitere|references?)\b/
const resumeWords = /\b(?:resumes?|cv|curriculum vitae|lebenslauf)\b/
const letterWords =
  /\b(?:cover(?:ing)? letter|anschreiben|motivationsschreiben|lettre de motivation|motivatiebrief|personligt brev|carta de presentacion)\b/

const isCertain = (concept: string): Reading => ({ concept, isCertain: true })
const isLikely = (concept: string): Reading => ({ concept, isCertain: false })

function readFile({ label, section, help }: FormField): Reading | null {
  const own = toPlain(label)
  const text = generic.test(toCore(label)) ? toPlain(section) : own
  if (notTheResume.test(`${own} ${toPlain(help)} ${text}`)) return null
  const [resume, letter] = [resumeWords.test(text), letterWords.test(text)]
  if (resume && letter) return isLikely('resume')
  return resume ? isCertain('resume') : letter ? isCertain('cover_letter') : null
}

/** What a question in words asks for. Also used for the questions of the client's answers. */
export function readQuestion(question: string): string | null {
  const core = toCore(question)
  if (asksForSponsorship(toPlain(question))) return 'sponsorship'
  const years = findYearsOf(core)
  if (years !== null) return `years.${years}`
  return fieldPatterns.find(({ label }) => label.test(core))?.concept ?? null
}

const readNames = (names: string) =>
  names
    .split('\n')
    .map(toWords)
    .flatMap((words) => fieldPatterns.find(({ name }) => name?.test(words))?.concept ?? [])[0] ?? null

/** Concepts that only a section about work gives a meaning. */
function inSection(concept: string, section: string): Reading | null {
  const isWork = aboutWork.test(toPlain(section))
  if (isWork && concept === 'current_company') return isCertain('job_company')
  if (isWork && concept === 'current_title') return isCertain('job_title')
  if (isOfPerson.test(concept) && (isWork || aboutSchool.test(toPlain(section)))) return null
  if (!concept.startsWith('job_')) return isCertain(concept)
  if (isWork) return isCertain(concept)
  if (concept === 'job_company') return isLikely('current_company')
  return concept === 'job_title' ? isLikely('current_title') : null
}

/** What a field asks for; null if that is unknown. */
export function classify(field: FormField): Reading | null {
  if (field.kind === 'file') return readFile(field)
  const text = field.label || field.placeholder
  if (others.test(toPlain(`${text} ${field.section}`)) && readQuestion(text) !== 'how_heard') return null
  const core = toCore(text)
  const token = field.autocomplete.split(' ').at(-1) ?? ''
  const fromToken = autocompleteConcepts[token]
  const fromLabel = readQuestion(text)
  // A page that says two things is asked about.
  if (fromToken && fromLabel && fromToken !== fromLabel && !isSame(fromToken, fromLabel)) return isLikely(fromLabel)
  if (fromLabel) return inSection(fromLabel, field.section)
  if (fromToken) return isCertain(fromToken)
  if (generic.test(core)) {
    const fromSection = readQuestion(field.section) ?? readNames(field.names)
    return fromSection ? inSection(fromSection, field.section) : null
  }
  const fromNames = readNames(field.names)
  return fromNames && inSection(fromNames, field.section) ? isLikely(fromNames) : null
}

/** Two names of one thing. */
const isSame = (one: string, other: string) =>
  [one, other].every((each) => ['street', 'address'].includes(each)) ||
  [one, other].every((each) => ['city', 'location'].includes(each))
