import type { LetterForm, ResumeForm } from '#engine/model/forms.ts'
import type { FactSheet, FactSource } from '#engine/writer/facts.ts'
import { formatDates, isCurrent, formatMonth, listPositions } from '#engine/writer/history.ts'
import { completeJob } from '#engine/posting-reader/read-job.ts'
import { writtenSpans } from './written-dates.ts'
import { expandAbbreviations, expandRanges } from './abbreviations.ts'
import { plain, wordsIn } from './texts.ts'

/** What a form says, and, apart from it, what it says of the job that is applied for. */
export interface Facts {
  kind: 'resume' | 'letter'
  /** All that the person says of themselves, one value to a line. */
  own: string
  ownStems: Set<string>
  /** Words next to each other in what the person says, as `stem stem`. */
  ownPairs: Set<string>
  /** The company and the role applied for: may be named as such, but not as something held. */
  applied: string
  appliedStems: Set<string>
  asked: string
  /** The posting: its requirements may be named as the employer's, and not as something the person has. */
  askedStems: Set<string>
  hasCertificates: boolean
  /** Whether some job is held today. */
  hasCurrent: boolean
  /** `2015-06 2019-02` and `2015 2019`, with `now` for a job held today. */
  spans: Set<string>
  /** The whole years of the spans that are over. */
  durations: Set<number>
}

const isLetter = (form: FactSource): form is LetterForm => 'personalInfo' in form
const isSheet = (form: FactSource): form is FactSheet => 'facts' in form

const listValues = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listValues) : []
}

const stemsIn = (text: string) => new Set(wordsIn(text).flatMap(({ stem, folded }) => [stem, folded]))

export function readFacts(typed: FactSource): Facts {
  const form = isLetter(typed) ? completeJob(typed) : typed
  const { own, said, applied, asked, positions, entries } = readParts(form)
  const typedText = plain([...own, ...said].join('\n'))
  const inFull = expandAbbreviations(typedText)
  const text = [typedText, ...inFull, ...expandRanges(typedText)].join('\n')
  const ofJob = stemsIn(plain(applied.join('\n')))
  const words = wordsIn(text)
  const spans = new Set([
    ...[...positions, ...entries].flatMap(({ startDate, endDate }) => listSpans(startDate, endDate)),
    ...writtenSpans(text),
  ])
  return {
    kind: isLetter(form) || isSheet(form) ? 'letter' : 'resume',
    own: text,
    ownStems: new Set([
      ...[...stemsIn(plain(said.join('\n')))].filter((stem) => !ofJob.has(stem)),
      ...stemsIn([plain(own.join('\n')), ...inFull].join('\n')),
    ]),
    ownPairs: new Set(words.slice(1).map((word, index) => `${words[index]?.stem} ${word.stem}`)),
    applied: plain(applied.join('\n')),
    appliedStems: ofJob,
    asked: plain(asked.join('\n')),
    askedStems: stemsIn(plain(asked.join('\n'))),
    hasCertificates: 'certifications' in form && form.certifications.some(Boolean),
    hasCurrent:
      [...positions, ...entries].some(isCurrent) || /\b(?:present|current(?:ly)?|today|since|now)\b/i.test(text),
    spans,
    durations: new Set([...spans].flatMap(toYears)),
  }
}

const isMonth = (value: string) => /^\d{4}-\d\d$/.test(value)

function readParts(form: FactSource) {
  if (isLetter(form)) return { ...partsOfLetter(form), positions: form.experience.positions, entries: [] }
  if (isSheet(form)) return { ...partsOfSheet(form), positions: [], entries: [] }
  return {
    ...partsOfResume(form),
    positions: listPositions(form),
    entries: form.sections.flatMap(({ entries }) => entries),
  }
}

const partsOfSheet = ({ names, facts }: FactSheet) => ({
  own: [...names, ...facts.flatMap(({ about, text }) => [about, text])],
  said: [],
  applied: [],
  asked: [],
})

function partsOfResume(form: ResumeForm) {
  const { targetJob, jobDescription, sections, ...own } = form
  const entries = sections.flatMap(({ entries }) => entries)
  const dates = [form, ...form.positions, ...entries].flatMap((position) => [
    formatDates(position),
    ...[position.startDate, position.endDate].filter(Boolean).map(formatMonth),
  ])
  return {
    own: [
      ...listValues([{ ...own, sectionOrder: [] }, sections.map(({ title }) => title), entries]).filter(
        (value) => !isMonth(value),
      ),
      ...dates,
    ],
    said: [],
    applied: [targetJob],
    asked: [jobDescription],
  }
}

function partsOfLetter({ personalInfo, jobDetails, experience, motivation }: LetterForm) {
  return {
    own: listValues([personalInfo, experience]),
    // It speaks of the employer too, whose name does not become a place the person has worked at.
    said: listValues(motivation),
    applied: [jobDetails.companyName, jobDetails.position],
    asked: [jobDetails.jobDescription, jobDetails.requirements],
  }
}

/** The years from `2019 2024`. */
function toYears(span: string): number[] {
  const [from, to] = span.split(' ').map((date) => Number(date.slice(0, 4)))
  const years = (to ?? Number.NaN) - (from ?? Number.NaN)
  return years > 0 && !span.includes('-') ? [years] : []
}

function listSpans(startDate: string, endDate: string): string[] {
  const [start, end] = [startDate, endDate || 'now']
  return [start, start.slice(0, 4)].flatMap((from) => [end, end.slice(0, 4)].map((to) => `${from} ${to}`))
}
