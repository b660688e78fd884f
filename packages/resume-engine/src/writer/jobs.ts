import type { LetterForm } from '#engine/model/forms.ts'
import { findSpan } from '#engine/resume-reader/dates.ts'
import { companyScore, titleScore } from '#engine/resume-reader/roles.ts'
import { getTime } from './history.ts'
import { monthNames } from './letter-head.ts'
import { oneLine } from './lines.ts'
import { splitStatements } from './statements.ts'
import type { Said } from './deeds.ts'
import type { Time } from './verb-phrases.ts'

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
  /** What its line says besides, and is no sentence. */
  notes: string[]
  /** Longer notes on the work there. */
  work: string[]
  /** What follows its line, and is no sentence. */
  items: string[]
  /** Whether the person said that it came before the one that they named first. */
  isBefore: boolean
  /** What was done there. */
  said: Said[]
}

export interface ReadJob {
  job: Job
  /** What is said besides: duties and results, in the person's words. */
  details: string[]
}

const earlier =
  /^(?:and\s+)?(?:before(?:\s+that|\s+this)?|previously|earlier|formerly|prior(?:\s+to\s+that)?)\b[,:]?\s*|,?\s+(?:before(?:\s+that|\s+this)?|previously|earlier|prior)$/i
/** Whether a line says that it was before another one. */
export const isEarlier = (line: string): boolean => earlier.test(line)
/** "Trucks before that" is "trucks". */
export const trimEarlier = (line: string): string => line.replace(earlier, '')
/** "Adjuster - Statewide Farm - 2015 to 2024", but neither "June - August" nor "2017 - 2021". */
const dashes = new RegExp(String.raw`(?<=\p{Ll})\s+[-–—|]\s+(?!(?:${monthNames.join('|')})\b)(?=\p{Lu}|\d)`, 'gu')
/** "at the Y since last summer" */
const sinceRecently = /\s+since\s+(last\s+\p{L}+)$/iu
const retired = /^retired\s+(?=\p{L})/iu
const inner = /\s+before (?:that|this)\s*(?=\s(?:at\b|\()|,)/i
const now = /^(?:(?:I\s+am|I['’]m)\s+(?:currently\s+|now\s+)?(?:an?\s+)?|currently:?\s+|now:?\s+)/i
const duration =
  /\s*,?\s*(?:\(\s*)?(?:for\s+)?((?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s+(?:years?|yrs?|months?|semesters?|summers?|seasons?))\b\.?(?:\s*\))?/i
/** "Analyst then Manager" */
const promotion = /^(.+?),?\s+(?:and\s+)?then\s+(.+)$|^(.+?)\s*(?:->|→)\s*(.+)$/i
const study =
  /\b(?:degree|diploma|major|minor|b\.?s\.?c?|b\.?a\.?|m\.?s\.?c?|m\.?a\.?|mba|bachelor|master|ph\.?d|graduat\w+|gpa|course|certificat\w+)\b/i
/** Short names of jobs, and what people call themselves. */
const spokenTitles =
  /^VP\b|(?:^|\s)(?:RN|LPN|CNA|EMT|NCO|CEO|CFO|COO|CTO|SDR|PM|[Tt]ech|\p{Ll}*(?:washer|keeper|maker|sitter|guard))$/u
/** Ranks and kinds of work that name no job without another word. */
const noTitle =
  /^(?:in-house|self-employed|remote|freelance|staff|senior|junior|lead|volunteer|contract|part-time|full-time|owner|partner|chief|team)$/i
/** What was learned, or done in another role: nothing of the job that it follows. */
const other =
  /\b(?:licen[sc]e|clinical|rotation|intern|internship|volunteer|club|CDL|CPhT)\b|:\s|^(?:(?-i:\p{Lu}{2,})\s?)+\d*$/iu
/** "Last 6 with Dixon Mechanical" and "trucks before that" mean nothing without the job that they follow. */
export const isOnTime = (note: string): boolean => isEarlier(note) || /^last \d/i.test(note)
/** Whether a note that follows a job is about it: no degree, and no dates of something else. */
export const isOfJob = (note: string): boolean =>
  isOnTime(note) ||
  !(study.test(note) || other.test(note) || /\b(?:19|20)\d\d\b|\b(?:years?|yrs|semesters?|quarters)\b/i.test(note))
/** "E-6" is a grade, "last 6" a time. */
const noEmployer = /^\p{Lu}-\d+$|^(?:the\s)?(?:last|first)\s\d|^\d[\d.,]*\s(?-i:\p{Ll})/iu
/** "Phlebotomist", "piano tuner" */
const person = /\p{L}{2}(?:ist|er|or|ian|ant|ent|man|woman|aide|smith)$/iu
const maxTitleWords = 6
/** "Senior Vice President, Marketing, Corvane" */
const departments =
  /^(?:Marketing|Brand|Sales|Finance|Operations|Engineering|Product|People|Human Resources|HR|IT|Legal|Communications|Strategy|Design|Data|Security|Research|Growth|Technology|Quality|Supply Chain)$/
/** "(Java, Go)" names things, and no employer. */
const things = /\((\p{L}[^\s,()]*(?:, \p{L}[^\s,()]*)+)\)/u

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

/**
 * A line that names a title with an employer, dates or a duration, in any of the usual notations; null for every other one.
 * `previous` is the job that "there" means.
 */
export function readJob(statement: string, previous?: Job): ReadJob | null {
  const line = oneLine(statement)
    .replace(/[.!]+$/, '')
    .replaceAll(dashes, ', ')
  if (line.length > 200) return null
  const isBefore = isEarlier(line) || inner.test(line)
  const isRetired = retired.test(line)
  const [typedHead = '', ...rest] = line
    .replace(earlier, '')
    .replace(inner, ' ')
    .replace(now, '')
    .replace(retired, '')
    .split(/:\s+|\s+[-–—]\s+(?=\p{L}{3,}\s+\p{L}+\s+\p{L})/u)
  const [, listedThings = ''] = things.exec(typedHead) ?? []
  const [head = '', recent = ''] = typedHead.replace(things, '').split(sinceRecently)
  const span = findSpan(head)
  // A sign in place of the dates.
  const dated = span ? `${head.slice(0, span.index)}§${head.slice(span.index + span.length)}` : head
  const lasted = duration.exec(dated)
  const isDated = span !== null || lasted !== null || isBefore
  // "14 years, instructor since 2017" and "from 2013 until it closed": what the dates are of, only a reader can tell.
  if (span && (lasted || /^\s*(?:until|till|through)\b/i.test(head.slice(span.index + span.length)))) return null
  const [first = '', ...others] = (lasted ? dated.replace(lasted[0], '§') : dated)
    .replaceAll(/\s*(?:\b(?:since|from|in)\s+)?\(?§\)?/g, ',')
    .split(/\s*(?:,(?!\d{3}\b)|[(|])\s*|\s*\)\s*/u)
    .map((part) => part.trim().replace(/^(?:at|with)\s+(?=(?:the\s+)?\p{Lu})/u, ''))
    .filter(Boolean)
  const kinds = others.filter((part) => noTitle.test(part))
  const parts = [...splitTitle(first, isDated), ...others.filter((part) => !kinds.includes(part)), ...kinds]
  if (parts.length > 2 && departments.test(parts[1] ?? '')) parts.splice(0, 2, `${parts[0]}, ${parts[1]}`)
  const [named = '', typedSecond = '', third = ''] = parts
  // Marked by `splitTitle`: typed in small letters.
  const isSmall = typedSecond.startsWith('@')
  const second = isSmall ? typedSecond.slice(1) : typedSecond
  if (isSmall) parts[1] = second
  const isThere = previous !== undefined && span !== null && /\sthere$/.test(named)
  const place = isThere ? 'there' : ([second, third].find((part) => /^in\s/.test(part)) ?? '')
  const isEmployer =
    (/^(?:the\s+)?[\p{Lu}\d]/u.test(second) && !noEmployer.test(second)) ||
    (isDated && /^(?:the|an?|my)\s/.test(second)) ||
    isSmall
  const employer = isEmployer ? second : ''
  const steps = promotion.exec(named)?.filter((step) => step !== undefined) ?? []
  const [firstTitle = '', title = ''] = steps.length > 1 ? steps.slice(1) : ['', named.replace(/\sthere$/, '')]
  const isTitled = (text: string) =>
    isTitle(
      text,
      (employer + place !== '' && span?.isRange === true) ||
        ((lasted !== null || isBefore || (span?.isRange === true && /^(?:freelance|self[- ]employed)\b/i.test(text))) &&
          person.test(text)),
      employer !== '',
    )
  if (!isTitled(title) || (firstTitle && !(isTitled(firstTitle) && employer && span)) || study.test(title)) return null
  // "2016-2019 Piedmont Airlines, Charlotte": an employer, and a place.
  if (span?.index === 0 && companyScore(title) > 0 && titleScore(title) < 1) return null
  if (employer === '' && place === '' && !lasted && !span && !isBefore) return null
  if (employer !== '' && titleScore(employer) === 1 && companyScore(employer) === 0 && !span && !lasted) return null
  // "in Lyon, France": the country follows its town.
  const at = parts.indexOf(place)
  const country = place && /^\p{Lu}\p{L}+$/u.test(parts[at + 1] ?? '') ? (parts[at + 1] ?? '') : ''
  const used = new Set([named, employer, place, country])
  const details = [
    [...parts.filter((part) => !used.has(part)), listedThings].filter(Boolean).join(', '),
    rest.join(': '),
  ].filter(Boolean)
  const isPast = isBefore || isRetired || (span !== null && !span.isCurrent)
  const time = span?.isCurrent || recent ? 'present' : isPast ? 'past' : 'unknown'
  const written = span ? head.slice(span.index, span.index + span.length) : ''
  return {
    job: {
      title,
      line: statement,
      firstTitle,
      employer,
      place: [place, country].filter(Boolean).join(', '),
      ...(recent ? { from: recent, to: '' } : readDates(written, span?.isRange ?? false)),
      duration: (lasted?.[1] ?? '').replace(/yrs?\b/i, 'years'),
      time,
      isBefore,
      notes: [],
      work: [],
      items: [],
      said: [],
    },
    details,
  }
}

/** "Nurse at Mercy", "agent with Keystone Homes", "assistant in the econ department" and "OTR driver Keystone Haulers", apart. */
function splitTitle(text: string, isDated: boolean): string[] {
  const [, title = '', employer = ''] = /^((?:\p{L}+\s+){0,3}\p{Ll}+)\s+(\p{Lu}.*)$/u.exec(text) ?? []
  if (titleScore(title.split(' ').at(-1) ?? '') === 1) return [title, employer]
  const places = isDated
    ? /\s+(?:at|@)\s+(?=(?:the|an?|my)\s|[\p{Lu}\d])|\s+(?:with|for)\s+(?=\p{Lu})|\s+(?=in\s+(?!Training|Residence|Charge)(?:(?:the|an?)\s|\p{Lu}))/u
    : /\s+(?:at|@)\s+(?=(?:the\s+)?[\p{Lu}\d])|\s+(?=in\s+(?!Training|Residence|Charge)(?:the\s+)?\p{Lu})/u
  const parts = text.split(places)
  // "pastry cook at hotel belvoir since 2021"
  const [, cook = '', hotel = ''] =
    /^(.+?)\s+at\s+(?!(?:night|home|school|sea|work|large)\b)(\p{Ll}.*)$/u.exec(text) ?? []
  const isTyped = parts.length === 1 && isDated && titleScore(cook.split(' ').at(-1) ?? '') === 1
  return isTyped ? [cook, `@${hotel}`] : parts
}

/** "6/2019" and "Jun 2019" as "June 2019" */
const writeMonth = (date: string) =>
  date
    .replace(/^0?(\d{1,2})\/(?=\d{4}$)/, (typed, month: string) => `${monthNames[Number(month) - 1] ?? typed} `)
    .replace(
      /^\p{L}{3,4}(?=\.? \d{4}$)\.?/u,
      (typed) => monthNames.find((name) => name.startsWith(typed.slice(0, 3))) ?? typed,
    )

/** The dates as written, apart: "June 2021", "2024". */
function readDates(written: string, isRange: boolean): Pick<Job, 'from' | 'to'> {
  if (!isRange) return { from: '', to: written }
  const [from = '', to = ''] = written
    .replace(/^(?:since|from)\s+/i, '')
    .split(/\s*(?:[-–—−‐]|\bto\b|\buntil\b|\btill\b|\bthrough\b)\s*/i)
  return { from: writeMonth(from), to: /\d/.test(to) ? writeMonth(to) : '' }
}

/** "Executive Assistant to the CFO and the General Counsel" is one title. */
const serves = /(?<=\b(?:assistant|aide|advis[eo]r|secretary)) to (?=the\b|\p{Lu}).*$/iu

function isTitle(typed: string, isDated: boolean, hasEmployer: boolean): boolean {
  const text = typed.replace(serves, '').replace(/, (?=\p{L}+(?: \p{L}+)?$)/u, ' ')
  // "Principal Engineer and Engineering Manager"
  const both = text.split(/\s+(?:and|\/|&)\s+/)
  const words = text.split(/\s+/)
  // "Truck and Farm Equipment Mechanic"
  const isNamed =
    hasEmployer && /^(?:\p{Lu}\S* )+and (?:\p{Lu}\S* ?)+$/u.test(text) && titleScore(words.at(-1) ?? '') === 1
  if (both.length === 2) return isNamed || both.every((title) => isTitle(title, false, hasEmployer))
  if (words.length > maxTitleWords || noTitle.test(text) || /\b(?:then|and|a|an|the|my|I|\d+)\b/.test(text))
    return false
  const last = (text.split(/\s+(?:of|for)\s+/)[0] ?? '').split(/\s+/).at(-1) ?? ''
  return (
    (titleScore(last) === 1 && !noTitle.test(last)) ||
    (titleScore(text) === 1 && hasEmployer && words.length > 1) ||
    spokenTitles.test(text) ||
    (isDated && words.length < 5 && !study.test(text) && !/^\d/.test(text))
  )
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
        notes: [],
        work: [],
        items: [],
        said: [],
      },
      details: splitStatements(`${entry.achievements}\n${entry.description}`),
    }))
