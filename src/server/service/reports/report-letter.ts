import type { PromiseKind } from '#contract/promises.ts'
import { maxLatePromises, reportEvents, type ReportFigures } from '#contract/reports.ts'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { defaultZone, formatLocalTime } from '#server/local-time.ts'
import { formatStart } from '#server/work/interviews/interview-texts.ts'
import { isLate, unknownJob } from './compute-report.ts'
import type { listDuePromises, listInterviewsNext, OpenWork } from './report-records.store.ts'

/** What the words of a report are made from. */
export interface WeekFacts {
  figures: ReportFigures
  promises: Awaited<ReturnType<typeof listDuePromises>>
  interviews: Awaited<ReturnType<typeof listInterviewsNext>>
  open: OpenWork
  /** Whether the client has no earlier report. */
  isFirst: boolean
}

interface Clock {
  timeZone: string
}

type Job = Pick<ReportFigures['items'][number], 'company' | 'position'>

const conjunction = new Intl.ListFormat('en-US')
const maxNamed = 3
const maxQuestion = 200

/** `Kew`, `Kew and Orb`, or `Kew, Orb, Alto, and others` */
function joinNames(names: readonly string[]) {
  const unique = [...new Set(names)]
  return conjunction.format(unique.length > maxNamed ? [...unique.slice(0, maxNamed), 'others'] : unique)
}

const statusEvents = new Set(Object.values(reportEvents))
/** The other items are interviews that took place. */
const isStatusEvent = ({ what }: { what: string }) => statusEvents.has(what)

const getCompanies = (jobs: readonly Job[]) => joinNames(jobs.map(({ company }) => company))
const showJob = ({ company, position }: Job) => `${company} (${position})`

/**
 * The week in words. The account manager gets it as a draft in the first person; a report without a note says it in ours. Every
 * sentence follows from a record, and employers are named instead of counted. Offers and invitations stand above it already, so
 * it does not tell them again.
 */
export function writeDraft(facts: WeekFacts, speaker: 'manager' | 'team') {
  const { items, waiting } = facts.figures
  const [I, me] = speaker === 'manager' ? ['I', 'me'] : ['We', 'us']
  const known = items.filter(({ company }) => company !== unknownJob.company)
  if (known.length === 0 && items.length > 0)
    return ['The applications of this week have been deleted since.', ...tellWhatIsOpen(facts, me)].join(' ')
  const [moves, held] = [known.filter(isStatusEvent), known.filter((item) => !isStatusEvent(item))]
  // An application counts by the last status of the week.
  const jobs = [...new Map(moves.map((item) => [item.applicationId, item])).values()]
  const listJobs = (status: ApplicationStatus) => jobs.filter(({ what }) => what === reportEvents[status])
  /** `s` is the ending of a noun, where there are several employers. */
  const say = (status: ApplicationStatus, write: (names: string, s: string) => string[]) => {
    const found = listJobs(status)
    const several = new Set(found.map(({ company }) => company)).size > 1
    return found.length > 0 ? write(getCompanies(found), several ? 's' : '') : []
  }
  const consolation = waiting > listJobs('applied').length ? ', and other employers still have your application' : ''
  const position = joinNames(listJobs('applied').map((job) => job.position))
  const told = [
    ...say('accepted', (names, s) => [
      `Congratulations on your new job${s} at ${names}!`,
      `${I} wish you a good start.`,
    ]),
    ...say('offered', (names, s) => [
      `Congratulations on the offer${s} from ${names}!`,
      `Write to ${me} before you answer if anything is unclear.`,
    ]),
    ...say('interviewing', (names, s) => [`Well done on the invitation${s} from ${names}.`]),
    ...(held.length > 0 ? [`You had an interview with ${getCompanies(held)}.`] : []),
    ...say('applied', (names, s) => [`${I} sent your application${s || ` for ${position}`} to ${names}.`]),
    ...say('rejected', (names) => [`${names} said no${consolation}.`]),
    ...say('withdrew', (names, s) => [`Your application${s} to ${names} ${s ? 'are' : 'is'} withdrawn.`]),
    ...say('interested', (names, s) => [`Your application${s} to ${names} ${s ? 'are' : 'is'} back in preparation.`]),
    ...(jobs.length > 0 && items.every(({ what }) => what === reportEvents.applied)
      ? ['Employers often take more than a week to answer.']
      : []),
  ]
  const quiet = [
    facts.isFirst && waiting === 0
      ? "We've only just started, and no application has gone out yet."
      : 'It was a quiet week: no application went out, and no employer wrote back.',
    waiting > 0 ? 'Employers still have your earlier applications, and an answer often takes more than a week.' : [],
  ].flat()
  const late = [...new Set(facts.promises.filter(isLate).map(describeOwed))]
  return [
    ...(items.length === 0 ? quiet : told),
    ...(told.length < 2 ? tellWhatIsOpen(facts, me) : []),
    // A report lists late promises in their own section. The account manager says it in person.
    late.length > 0 && speaker === 'manager'
      ? `I'm sorry that we kept you waiting for ${conjunction.format(late)}.`
      : [],
  ]
    .flat()
    .join(' ')
}

/** What comes next, where the week itself has little to tell. */
function tellWhatIsOpen({ interviews, open }: Pick<WeekFacts, 'interviews' | 'open'>, me: string) {
  const { offers, approvals, questions, interests } = open
  const [offering = '', meeting = '', waiting = ''] = [offers, interviews, approvals].map(getCompanies)
  const forClient = [
    offering &&
      `Please tell ${me} what you decide about the ${offers.length > 1 ? 'offers' : 'offer'} from ${offering}.`,
    meeting && `Next you talk to ${meeting}: practice with the stories and questions on the page of the interview.`,
    waiting && `Please look at what we prepared for ${waiting}: we need your go-ahead.`,
    questions.length > 0 ? "There's a question below that only you can answer." : '',
  ].filter((sentence) => sentence !== '')
  if (forClient.length > 0) return forClient
  if (interests.length === 0) return [`If you see a job you like, send it to ${me}: it comes first.`]
  return [interests.length === 1 ? 'The job you sent us comes next.' : 'The jobs you sent us come next.']
}

const shorten = (text: string) => (text.length > maxQuestion ? `${text.slice(0, maxQuestion).trimEnd()}…` : text)

/** `the job at Kew`, or `a job on jobs.example` until someone has read the posting. */
const nameInterest = ({ jobUrl, company }: OpenWork['interests'][number]) =>
  company ? `the job at ${company}` : `a job on ${URL.parse(jobUrl)?.hostname.replace(/^www\./, '') || jobUrl}`

/** What comes next, in sentences: dates by the client's clock, then what waits for the client and for us. */
export function writeNextSteps({ interviews, open, timeZone }: Pick<WeekFacts, 'interviews' | 'open'> & Clock) {
  const { offers, questions, approvals, interests } = open
  const clientZone = timeZone === defaultZone ? null : timeZone
  return [
    ...offers.map((job) => `Please decide about the offer from ${showJob(job)}, and tell us what you decided.`),
    ...interviews.map(
      ({ company, position, ...interview }) =>
        `Your interview with ${company} for the position of ${position} is on ${formatStart({ ...interview, clientZone })}.`,
    ),
    ...approvals.map((job) => `Please decide whether we may send your application to ${showJob(job)}.`),
    ...questions.map(({ question }) => `Please answer our question: "${shorten(question)}"`),
    ...(interests.length > 0 ? [`We're working on what you sent us: ${joinNames(interests.map(nameInterest))}.`] : []),
  ]
}

const owed: Record<PromiseKind, string> = {
  manager_assigned: 'an account manager',
  interest_answered: 'an answer about a job you sent us',
  message_answered: 'a reply to your message',
  first_application: 'your first application',
  contact_message: 'an answer to your message',
}

type Owed = WeekFacts['promises'][number]

const describeOwed = ({ kind, jobUrl, company }: Owed) =>
  jobUrl === null ? owed[kind] : `an answer about ${nameInterest({ jobUrl, company })}`

/** What we owed and did not give in time, and what became of it. The last line is sorry for all of it. */
export function writeLatePromises({ promises, timeZone }: Pick<WeekFacts, 'promises'> & Clock) {
  const late = promises.filter(isLate).slice(0, maxLatePromises)
  const wasAlerted = late.some(({ breachedAt }) => breachedAt !== null)
  const end = wasAlerted ? "We're sorry. The people who lead our team were alerted." : "We're sorry."
  return late.map((promise, index) =>
    [
      `We owed you ${describeOwed(promise)} by ${formatLocalTime(promise.dueAt, timeZone)}.`,
      promise.keptAt === null
        ? "It's still open, and it stays at the top of our list until it's done."
        : `It came on ${formatLocalTime(promise.keptAt, timeZone)}.`,
      ...(index === late.length - 1 ? [end] : []),
    ].join(' '),
  )
}
