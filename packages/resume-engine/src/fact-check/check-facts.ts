import { checkContacts } from './contacts.ts'
import { checkDates } from './dates.ts'
import { readFacts, type Facts } from './facts.ts'
import { checkNames } from './names.ts'
import { checkNumbers } from './numbers.ts'
import { getHeading } from '#engine/writer/added-sections.ts'
import { findContact } from '#engine/writer/contact.ts'
import { type FactSource, listFacts } from '#engine/writer/facts.ts'
import { splitStatements } from '#engine/writer/statements.ts'
import { checkProvenance, type SourcedSentence } from './provenance.ts'
import { checkPlaced, checkSigns } from './other-scripts.ts'
import { checkSkills } from './skills.ts'
import { blanked, plain, sentencesIn, wordsIn } from './texts.ts'
import { checkCertificates, checkDegrees, checkTitles, heldDegrees } from './titles.ts'

export type Truth = { ok: true } | { ok: false; reasons: string[] }

/** Reasons enough to know that a text is not to be used. */
const maxReasons = 10
const maxSourced = 300

/** The title applied for may be the line beneath the name of a resume, as "Target: Loan Officer": it says what the person aims at. */
function removeHeadline({ kind, applied }: Facts, text: string): string {
  const [name = '', headline = '', ...lines] = text.split('\n')
  const isTarget =
    kind === 'resume' && headline.trim() !== '' && headline.trim().replace(/^Target: /, '') === applied.trim()
  return isTarget ? [name, '', ...lines].join('\n') : text
}

const removeLines = (text: string, known: string[]) =>
  text
    .split('\n')
    .map((line) => (known.includes(line.trim()) ? '' : line))
    .join('\n')

/** The person that the posting names for applications may be the addressee of the letter and greeted. */
function removeContact(form: FactSource, text: string): string {
  const contact = 'jobDetails' in form ? findContact(form.jobDetails) : null
  if (contact === null) return text
  return removeLines(text, [plain(contact.full), `Dear ${plain(contact.greeted)},`])
}

/** The headings of added sections are the person's own or fixed, and claim nothing together with the line below. */
function removeHeadings(form: FactSource, text: string): string {
  if (!('sections' in form) || form.sections.length === 0) return text
  return removeLines(
    text,
    form.sections.map((section) => plain(getHeading(section)).trim()),
  )
}

/** "Eastside High School" is an employer, and no degree. */
const removeEmployer = (form: FactSource, text: string): string => {
  const name = 'jobDetails' in form ? plain(form.jobDetails.companyName).trim() : ''
  return name === '' ? text : text.replaceAll(name, ' ')
}

const minMotiveWords = 4

/**
 * A whole sentence of the person's own about the employer is no claim of the writer, though it may name the employer. Behind "because"
 * its first letter is a small one.
 */
function removeMotives(form: FactSource, text: string): string {
  if (!('personalInfo' in form)) return text
  const statements = Object.values(form.motivation)
    .flatMap(splitStatements)
    .map((statement) =>
      plain(statement)
        .trim()
        .replace(/[.!]+$/, ''),
    )
  const parts = statements
    .filter((statement) => statement.split(' ').length >= minMotiveWords)
    .slice(0, maxSourced)
    .map((statement) => ({ start: text.indexOf(statement.slice(1)) - 1, length: statement.length }))
    .map(({ start, length }) => ({ start, end: start + length }))
  return blanked(
    text,
    parts.filter(({ start }) => start >= 0),
  )
}

/**
 * Whether a text says nothing of the person that the form does not say; each reason holds the words in question. Sentences
 * that name their sources are compared with those alone, too.
 */
export function checkFacts(form: FactSource, written: string, sourced: readonly SourcedSentence[] = []): Truth {
  const reasons = findReasons(form, readFacts(form), written, sourced)
  return reasons.length ? { ok: false, reasons } : { ok: true }
}

/** Why a text says more than the form. */
export function findReasons(
  form: FactSource,
  facts: Facts,
  written: string,
  sourced: readonly SourcedSentence[],
): string[] {
  const ofResume = removeHeadings(form, removeHeadline(facts, plain(written)))
  const text = removeMotives(form, removeContact(form, ofResume))
  const contacts = checkContacts(facts, text)
  const { reasons: datesWrong, dates } = checkDates(facts, contacts.rest)
  const rest = contacts.rest
  const words = wordsIn(blanked(rest, heldDegrees(facts, rest)))
  const sentences = sentencesIn(rest)
  const reasons = [
    ...contacts.reasons,
    ...datesWrong,
    ...checkNumbers(facts, blanked(rest, dates), sentences),
    ...checkNames(facts, words, sentences),
    ...checkTitles(facts, words, sentences),
    ...checkDegrees(facts, removeEmployer(form, rest)),
    ...checkCertificates(facts, rest, sentences),
    ...checkSkills(facts, rest, words, sentences),
    ...checkSigns(facts, rest),
    ...checkPlaced(facts, words),
    ...(sourced.length > 0 ? checkProvenance(facts, listFacts(form), sourced.slice(0, maxSourced)) : []),
  ]
  return [...new Set(reasons)].slice(0, maxReasons)
}
