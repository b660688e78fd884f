import type { LetterForm } from '#engine/model/forms.ts'
import { findSpan } from '#engine/resume-reader/dates.ts'
import { companyScore, isEmploymentKind, titleScore } from '#engine/resume-reader/roles.ts'
import { getTime } from './history.ts'
import { monthNames } from './letter-head.ts'
import { oneLine } from './lines.ts'
import { capitalize, splitStatements } from './statements.ts'
import type { Said } from './deeds.ts'
import { readVerbPhrase, type Time } from './verb-phrases.ts'

/** A job as a person names it: what is unknown is blank. */
export interface Job {
  title: string
  /** The statement as typed; blank for a job of the form's list. */
  line: string
  /** "Analyst" of "Analyst then Manager at Acme" */
  firstTitle: string
  employer: string
  place: string
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
}

/** A statement on a job, and its sentence. Null where it is no sentence and does not certainly become one. */
export interface Line {
  note: string
  said: Said | null
}

export interface ReadJob {
  job: Job
  /** What is said besides: duties and results, in the person's words. */
  details: string[]
}

const earlier =
  /^(?:and\s+)?(?:before(?:\s+(?:that|this))?|previously|earlier|formerly|prior(?:\s+to\s+that)?)\b[,:]?\s*|,?\s+(?:before(?:\s+(?:that|this))?|previously|earlier|prior)$/i
/** Whether a line says that it was before another one. */
export const isEarlier = (line: string): boolean => earlier.test(line)
/** "Trucks before that" is "trucks". */
export const trimEarlier = (line: string): string => line.replace(earlier, '')
const retired = /^retired\s+(?=\p{L})/iu
const now = /^(?:(?:I\s+am|I['’]m)\s+(?:currently\s+|now\s+)?(?:an?\s+)?|currently:?\s+|now:?\s+)/i
const duration =
  /\b(?:for\s+)?((?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s+(?:years?|yrs?|months?|semesters?|summers?|seasons?))\b\.?/i
/** "2019-21" */
const shortRange = /\b(20)(\d\d)[-–](\d\d)(?![\d/-])/g
/** "Analyst then Manager" */
const promotion = /^(.+?),?\s+(?:and\s+)?then\s+(.+)$|^(.+?)\s*(?:->|→)\s*(.+)$/i
const study =
  /\b(?:degree|diploma|major|minor|b\.?s\.?c?|b\.?a\.?|m\.?s\.?c?|m\.?a\.?|mba|bachelor|master|ph\.?d|graduat\w+|gpa|course|certificat\w+)\b/i
/** Short names of jobs, and what people call themselves. */
const spokenTitles =
  /^[AERS]?VP\b|(?:^|\s)(?:RN|LPN|CNA|EMT|NCO|CEO|CFO|COO|CTO|SDR|PM|GM|[Tt]ech|[Dd]ev|[Rr]ep|[Cc]ounsel|\p{Ll}*(?:washer|keeper|maker|sitter|guard))$|\s[Ll]ead$/u
/** Ranks and kinds of work that name no job without another word. */
const noTitle =
  /^(?:in-house|self-employed|remote|freelance|staff|senior|junior|lead|volunteer|contract|part-time|full-time|owner|partner|chief|team)$/i
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
/** "E-6" is a grade, "last 6" a time. */
const noEmployer = /^\p{Lu}-\d+$|^(?:the\s)?(?:last|first)\s\d|^\d[\d.,]*\s(?-i:\p{Ll})/iu
/** "Phlebotomist", "piano tuner" */
const person = /\p{L}{2}(?:ist|er|or|ian|ant|ent|man|woman|aide|smith)$/iu
const maxTitleWords = 6
/** "Senior Vice President, Marketing, Corvane" */
const departments =
  /^(?:Marketing|Brand|Sales|Finance|Operations|Engineering|Product|People|Human Resources|HR|IT|Legal|Communications|Strategy|Design|Data|Security|Research|Growth|Technology|Quality|Supply Chain)$/

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

const maxLine = 200

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
    .map((part) => part.replace(/^[-–—]\s*/, ''))
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
  }
}

interface When {
  isDated: boolean
  /** A start and an end, or a start. */
  isRange: boolean
  /** That, a duration or "before that". */
  isTimed: boolean
}

/** Title, employer and place from the first parts of a line; the others are details. Null where no title and no employer is certain. */
function readNames(
  parts: readonly string[],
  when: When,
  previous?: Job,
): (Pick<Job, 'title' | 'firstTitle' | 'employer' | 'place'> & { details: string }) | null {
  const [first = '', second = ''] = parts
  // "Senior Vice President, Marketing, Corvane" and "line cook, 3 years in Lyon"
  const joint = departments.test(second) ? ', ' : /^in\s/.test(second) ? ' ' : null
  const merged = joint === null ? parts : [`${first}${joint}${second}`, ...parts.slice(2)]
  const found = readJoined(merged, when) ?? readListed(merged, when, previous)
  if (!found || study.test(found.title)) return null
  const [next = '', ...others] = found.rest
  const isTown = found.employer !== '' && town.test(next) && titleScore(next) < 1
  const steps = promotion.exec(found.title)?.filter((step) => step !== undefined) ?? []
  const [firstTitle = '', title = ''] = steps.length > 1 ? steps.slice(1) : ['', found.title]
  const place = found.place || (isTown ? `in ${next}` : '')
  return { title, firstTitle, employer: found.employer, place, details: (isTown ? others : found.rest).join(', ') }
}

interface Names {
  title: string
  employer: string
  place: string
  rest: readonly string[]
}

const preposition = /^(.*?)(?:^|\s+)(?:at|@|with|for)\s+((?:the\s+)?[\p{Lu}\d].*)$/u
/** In small letters where the line has a date: "helper at my uncle's shop". */
const smallEmployer = /^(.+?)\s+at\s+(?!(?:night|home|school|sea|work|large)\b)(\p{Ll}.*)$/u
const inPlace = /^(.+?)\s+(in\s+(?!Training|Residence|Charge)(?:(?:the|an?)\s+|(?=\p{Lu})).+)$/u

/** "RVP Sales, East at Paywell", "currently at Blount Dialysis", "line cook Bluebird Diner" and "assistant in the econ department". */
function readJoined(parts: readonly string[], when: When): Names | null {
  const [first = '', second = ''] = parts
  for (const [at, part] of [first, second].entries()) {
    const forms = [preposition, ...(when.isDated ? [smallEmployer] : []), ...(at === 0 ? [endTitle] : [])]
    const [, left = '', employer = ''] = forms.map((form) => form.exec(part)).find((match) => match !== null) ?? []
    const title = [...parts.slice(0, at), left].filter(Boolean).join(', ')
    const rest = parts.slice(at + 1)
    if (employer === '' || noEmployer.test(employer)) continue
    const isCalled = when.isRange && /^(?:\p{Lu}\S*,? ?){1,4}$/u.test(title) && !/['’]s\b/.test(title)
    if (title === '' ? when.isRange : isTitle(title, when) || isCalled) return { title, employer, place: '', rest }
    // "med-surg/tele at St. Brendan's Hospital": what was done there is a detail.
    if (when.isRange && companyScore(employer) > 0 && !school.test(employer))
      return { title: '', employer, place: '', rest: [title, ...rest] }
  }
  const [, title = '', place = ''] = inPlace.exec(first) ?? []
  const isCountry = /^\p{Lu}\p{L}+$/u.test(second)
  return isTitle(title, when)
    ? { title, employer: '', place: isCountry ? `${place}, ${second}` : place, rest: parts.slice(isCountry ? 2 : 1) }
    : null
}

/** "Cook, Blue Plate, 2021-2024", "Lakeshore Buses - mechanic, 2019 to now", "2016-2019 Piedmont Airlines", "apprentice there". */
function readListed(parts: readonly string[], when: When, previous?: Job): Names | null {
  const head = parts.slice(0, 3)
  const isThere = (part: string) => /^same (?:place|employer|company|store|school)$|\sthere$/i.test(part)
  const isNamed = (part: string) => /^(?:the\s+)?(?:[\p{Lu}\d]|\p{Ll}\p{Lu})/u.test(part) && !noEmployer.test(part)
  const titled = head.filter((part) => isTitle(part.replace(/\sthere$/, ''), when))
  // "Ryder, Gary IN, PM tech": a name may look like a title, what is in small letters is one.
  const at = head.indexOf(titled.find((part) => /\s\p{Ll}\S*$/u.test(part)) ?? titled[0] ?? '')
  const there = previous && when.isRange ? head.findIndex(isThere) : -1
  const employerAt = head.findIndex((part, index) => index !== at && isNamed(part))
  const title = (head[at] ?? '').replace(/\sthere$/, '')
  const employer = there >= 0 ? (previous?.employer ?? '') : (head[employerAt] ?? '')
  const rest = parts.filter((_, index) => ![at, there >= 0 ? there : employerAt].includes(index))
  if (at < 0) {
    if (employerAt !== 0 || !when.isRange || school.test(employer)) return null
    if (companyScore(employer) > 0) return { title: '', employer, place: '', rest }
    // "Rooms Division, Hotel Belvoir, 2019-2021": what it is called there, in the order that most people type.
    const [, firm = ''] = parts
    const isUsual = /^\p{Lu}\S*(?: \S+){1,2}$|^(?:\p{Lu}\S* ){2,4}\p{Lu}\S*$/u.test(employer) && isNamed(firm)
    return isUsual ? { title: employer, employer: firm, place: '', rest: parts.slice(2) } : null
  }
  if (employer === '' && !when.isDated && !when.isTimed) return null
  return { title, employer, place: '', rest }
}

/** "OTR driver Keystone Haulers": a title in small letters before a name. */
const endTitle = /^((?:\p{L}+\s+){0,3}\p{Ll}+)\s+(\p{Lu}.*)$/u
/** "Asheville", "Gary IN" */
const town = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}(?:,? \p{Lu}{2})?$/u
const school = /\b(?:university|college|school|academy|institute)\b/i

/** "Executive Assistant to the CFO and the General Counsel" is one title. */
const serves = /(?<=\b(?:assistant|aide|advis[eo]r|secretary)) to (?=the\b|\p{Lu}).*$/iu

function isTitle(typed: string, when: When): boolean {
  const steps = promotion.exec(typed)?.filter((step) => step !== undefined) ?? []
  if (steps.length > 1) return steps.slice(1).every((step) => isTitle(step, when))
  const text = typed.replace(serves, '').replace(/, (?=\p{L}+(?: \p{L}+)?$)/u, ' ')
  // "Principal Engineer and Engineering Manager", but "Truck and Farm Equipment Mechanic" is one.
  const both = text.split(/\s+(?:and|&)\s+|\s?\/\s?/)
  if (both.length === 2 && both.every((title) => isTitle(title, when))) return true
  const words = text.split(/\s+/)
  if (words.length > maxTitleWords || noTitle.test(text) || /\b(?:then|a|an|the|my|I|\d+)\b/.test(text)) return false
  const last = (text.split(/\s+(?:of|for)\s+/)[0] ?? '').split(/\s+/).at(-1) ?? ''
  return (
    (titleScore(last) === 1 && !noTitle.test(last)) || spokenTitles.test(text) || (when.isTimed && person.test(last))
  )
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
      details: splitStatements(`${entry.achievements}\n${entry.description}`),
    }))
