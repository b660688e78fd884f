import type { LetterForm } from '#engine/model/forms.ts'
import { findSpan } from '#engine/resume-reader/dates.ts'
import { companyScore, isEmploymentKind } from '#engine/resume-reader/roles.ts'
import { getTime } from './history.ts'
import { readNames, study, type JobNames } from './job-names.ts'
import { monthNames } from './letter-head.ts'
import { oneLine } from './lines.ts'
import { capitalize, splitStatements } from './statements.ts'
import type { Said } from './deeds.ts'
import { readVerbPhrase, type Time } from './verb-phrases.ts'

/** A job as a person names it: what is unknown is blank. */
export interface Job extends JobNames {
  /** The statement as typed; blank for a job of the form's list. */
  line: string
  /** As they are written: "2017", "March 2020". Blank where there is no date. */
  from: string
  to: string
  /** "3 years" */
  duration: string
  time: Time
  /** Whether the person said that it came before the one that they named first. */
  isBefore: boolean
  /** What is said of it. */
  lines: Line[]
  /** What is said is a list, whatever it would be alone. */
  isListed?: boolean
}

/** A statement on a job, and its sentence. Null where it is no sentence and does not certainly become one. */
export interface Line {
  note: string
  said: Said | null
  /** It was typed as a result. */
  isResult?: boolean
}

export interface ReadJob {
  job: Job
  /** What is said besides, in the person's words. */
  details: string[]
  /** Lines on what came of it. */
  results: string[]
}

const earlier =
  /^(?:and\s+)?(?:before(?:\s+(?:that|this))?|previously|earlier|formerly|prior(?:\s+to\s+that)?)\b[,:]?\s*|,?\s+(?:before(?:\s+(?:that|this))?|previously|earlier|prior)$/i
/** Whether a line says that it was before another one. */
export const isEarlier = (line: string): boolean => earlier.test(line)
/** "Trucks before that" is "trucks". */
export const trimEarlier = (line: string): string => line.replace(earlier, '')
const retired = /^retired\s+(?=\p{L})/iu
const now = /^(?:(?:I\s+am|I['’]?m)\s+(?:currently\s+|now\s+)?(?:an?\s+)?|currently:?\s+|now:?\s+)/i
const duration =
  /\b(?:for\s+)?((?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s+(?:years?|yrs?|months?|semesters?|summers?|seasons?))\b\.?/i
/** "2019-21" */
const shortRange = /\b(20)(\d\d)[-–](\d\d)(?![\d/-])/g
/** What was learned, or done in another role: nothing of the job that it follows. */
const other =
  /\b(?:licen[sc]e|clinical|rotation|intern|internship|volunteer|club|CDL|CPhT)\b|:\s|^(?:(?-i:\p{Lu}{2,})\s?)+\d*$/iu
/** Whether a note that follows a job is about it: no degree, and no dates of something else. */
export const isOfJob = (note: string): boolean =>
  !(
    isEarlier(note) ||
    study.test(note) ||
    other.test(note) ||
    /\b(?:19|20)\d\d\b|\b(?:years?|yrs|semesters?|quarters)\b/i.test(note)
  )
/** "Trained 11 hires at Starbucks", among the lines on Starbucks */
export function withoutEmployer({ note, said, ...line }: Line, employer: string): Line {
  const words = employer.split(' ')
  // "Calder & Wye" of "Calder & Wye Packaging plc"
  const names = words
    .flatMap((word, at) => [words.slice(0, words.length - at).join(' '), isTelling(word) ? word : ''])
    .filter((name) => name.length > 5)
    .toSorted((a, b) => b.length - a.length)
  const name = names.find((short) => note.includes(` at ${short}`))
  const cut = (text: string) => (name ? text.replace(` at ${name}`, '') : text)
  const deed = said?.deed && { ...said.deed, text: cut(said.deed.text) }
  return { ...line, note: cut(note), said: said && { sentence: cut(said.sentence), deed: deed ?? null } }
}

/** By its name or a telling word of it: "Pellegro" is Osteria Pellegro. */
export const namesEmployer = (note: string, employer: string): boolean =>
  employer.length > 3 &&
  (note.includes(employer) || employer.split(/[\s,&]+/).some((word) => isTelling(word) && note.includes(word)))

const isTelling = (word: string) => /^\p{Lu}\p{L}{5,}$/u.test(word) && companyScore(word) === 0

/** The statements of a passage, with several jobs of one line apart. */
export const splitJobs = (text: string): string[] =>
  splitStatements(text).flatMap((statement) =>
    statement
      .split(
        /(?:[,;.]|(?<=\d{4}\)?))\s+(?=(?:and\s+)?(?:before\s+(?:that|this)|previously|earlier)\b(?!,? I\b))|(?<=(?:(?:19|20)\d\d|present|now)\)?),\s+(?=[^,]{3,60}(?:\d{4}|before)\.?$)/iu,
      )
      .map((part) => part.trim())
      .filter(Boolean),
  )

/** Behind its names, a line may tell much. */
const maxLine = 400

/**
 * A line that names a title with its employer or its dates, or an employer with dates, in any of the usual orders; null for every
 * other one. `previous` is the job that "there" means.
 */
export function readJob(statement: string, previous?: Job): ReadJob | null {
  const typed = oneLine(statement)
    .replace(/[.!]+$/, '')
    .replaceAll(shortRange, (range, century: string, from: string, to: string) =>
      from < to ? `${century}${from}-${century}${to}` : range,
    )
  if (typed.length > maxLine || readVerbPhrase(typed) !== null) return null
  const isBefore = isEarlier(typed)
  const line = typed.replace(earlier, '').replace(now, '').replace(retired, '')
  const span = findSpan(line)
  const lasted = duration.exec(line)
  // "14 years, instructor since 2017" and "from 2013 until it closed": what the dates are of, only a reader can tell.
  if (span && (lasted || /^\s*(?:until|till|through)\b/i.test(line.slice(span.index + span.length)))) return null
  const when = span ? line.slice(span.index, span.index + span.length) : (lasted?.[0] ?? '')
  const parts = (when ? line.replace(when, '§') : line)
    .replaceAll(/\s*\b(?:since|from|in)\s+(?=§)/gi, '')
    .split(/\s*(?:,(?!\d{3}\b)|[()|;§]|:\s|\s[-–—]\s)\s*/u)
    .map((part) => part.replace(/^[-–—.;:]\s*/, ''))
    .filter((part, at) => part !== '' && !isEmploymentKind(part) && !(at === 0 && /^in \p{Lu}\p{L}+$/u.test(part)))
  const isRange = span?.isRange === true
  const named = readNames(
    parts,
    { isDated: when !== '', isTimed: isBefore || isRange || lasted !== null, isRange },
    previous,
  )
  if (!named) return null
  const isPast = isBefore || retired.test(typed) || (span !== null && !span.isCurrent)
  const { details, ...names } = named
  return {
    job: {
      ...names,
      line: statement,
      ...readDates(span ? when : '', span?.isRange ?? false),
      duration: span ? '' : (lasted?.[1] ?? '').replace(/yrs?\b/i, 'years'),
      time: span?.isCurrent ? 'present' : isPast ? 'past' : 'unknown',
      isBefore,
      lines: [],
    },
    details: details === '' ? [] : [details],
    results: [],
  }
}

/** "6/2019", "jun 2019" and "june 2019" as "June 2019" */
const writeMonth = (date: string) =>
  date
    .replace(/^0?(\d{1,2})\/(?=\d{4}$)/, (typed, month: string) => `${monthNames[Number(month) - 1] ?? typed} `)
    .replace(
      /^\p{L}{3,9}(?=\.? \d{4}$)\.?/u,
      (typed) => monthNames.find((name) => name.startsWith(capitalize(typed.slice(0, 3).toLowerCase()))) ?? typed,
    )

/** The dates as written, apart: "June 2021", "2024". */
function readDates(written: string, isRange: boolean): Pick<Job, 'from' | 'to'> {
  if (!isRange) return { from: '', to: written }
  const [from = '', to = ''] = written
    .replace(/^(?:since|from)\s+/i, '')
    .split(/\s*(?:[-–—−‐]|\bto\b|\buntil\b|\btill\b|\bthrough\b)\s*/i)
  return { from: writeMonth(from), to: /\d/.test(to) ? writeMonth(to) : '' }
}

/** `2019-03` as `March 2019`; a year alone stays. */
function nameMonth(month: string): string {
  const [year = '', number] = month.split('-')
  return number === undefined ? year : `${monthNames[Number(number) - 1]} ${year}`
}

/** "A volunteer role" says nothing of a job. */
export const isUnpaid = (line: string) => /^(?:an? )?(?:volunteer|unpaid)(?: role| position)?\.?$/i.test(line)

/** The jobs of the form's list. */
export const listJobs = ({ experience }: LetterForm): ReadJob[] =>
  experience.positions
    .filter(({ position, company }) => position !== '' || company !== '')
    .map((entry) => ({
      job: {
        title: oneLine(entry.position),
        line: '',
        firstTitle: '',
        employer: oneLine(entry.company),
        place: '',
        from: nameMonth(entry.startDate),
        to: nameMonth(entry.endDate),
        duration: '',
        time: getTime(entry),
        isBefore: false,
        lines: [],
      },
      details: splitStatements(entry.description).filter((line) => !isEmploymentKind(line) && !isUnpaid(line)),
      results: entry.achievements.split(/\r?\n/),
    }))
