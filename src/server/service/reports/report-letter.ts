import type { PromiseKind } from '#contract/promises.ts'
import { maxLatePromises, reportEvents, type ReportFigures } from '#contract/reports.ts'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { formatLocalTime } from '#server/local-time.ts'
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
export function writeDraft(
  { figures: { items, waiting }, promises, open, isFirst }: WeekFacts,
  speaker: 'manager' | 'team',
) {
  const [I, me, sorry] = speaker === 'manager' ? ['I', 'me', "I'm sorry"] : ['We', 'us', "We're sorry"]
  const late = [...new Set(promises.filter(isLate).map(({ kind }) => owed[kind]))]
  const known = items.filter(({ company }) => company !== unknownJob.company)
  const [moves, held] = [known.filter(isStatusEvent), known.filter((item) => !isStatusEvent(item))]
  // An application counts by the last status of the week.
  const jobs = [...new Map(moves.map((item) => [item.applicationId, item])).values()]
  const listJobs = (status: ApplicationStatus) => jobs.filter(({ what }) => what === reportEvents[status])
  const say = (status: ApplicationStatus, one: (job: Job) => string, many: (names: string) => string) => {
    const found = listJobs(status)
    if (found.length === 0) return []
    const [company, ...others] = [...new Set(found.map((job) => job.company))]
    if (company === undefined || others.length > 0) return [many(getCompanies(found))]
    return [one({ company, position: joinNames(found.map(({ position }) => position)) })]
  }
  if (known.length === 0 && items.length > 0) return 'The applications of this week have been deleted since.'
  const consolation = waiting > listJobs('applied').length ? ', and other employers still have your application' : ''
  return [
    ...say(
      'accepted',
      ({ company }) => `Congratulations on your new job at ${company}!`,
      (names) => `Congratulations on the offers from ${names} that you accepted!`,
    ),
    ...say(
      'offered',
      ({ company }) =>
        `Congratulations on the offer from ${company}! Write to ${me} before you answer if anything about it is unclear.`,
      (names) =>
        `Congratulations on the offers from ${names}! Write to ${me} before you answer if anything about them is unclear.`,
    ),
    ...say(
      'interviewing',
      ({ company }) => `Well done on the invitation from ${company}.`,
      (names) => `Well done on the invitations from ${names}.`,
    ),
    ...(held.length > 0 ? [`You had an interview with ${getCompanies(held)}.`] : []),
    ...say(
      'applied',
      ({ company, position }) => `${I} sent your application for ${position} to ${company}.`,
      (names) => `${I} sent your applications to ${names}.`,
    ),
    ...say(
      'rejected',
      ({ company }) => `${company} said no${consolation}.`,
      (names) => `${names} said no${consolation}.`,
    ),
    ...say(
      'withdrew',
      ({ company }) => `Your application to ${company} is withdrawn.`,
      (names) => `Your applications to ${names} are withdrawn.`,
    ),
    ...say(
      'interested',
      ({ company }) => `Your application to ${company} is back in preparation.`,
      (names) => `Your applications to ${names} are back in preparation.`,
    ),
    ...(items.length === 0 ? explainQuietWeek({ open, waiting, isFirst }, me) : []),
    ...(listJobs('applied').length > 0 && items.every(({ what }) => what === reportEvents.applied)
      ? ['Employers often take more than a week to answer.']
      : []),
    ...(late.length > 0 ? [`${sorry} that we kept you waiting for ${conjunction.format(late)}.`] : []),
  ].join(' ')
}

function explainQuietWeek(
  {
    open: { approvals, questions, interests },
    waiting,
    isFirst,
  }: Pick<WeekFacts, 'open' | 'isFirst'> & { waiting: number },
  me: string,
) {
  const isHeldByClient = approvals.length + questions.length > 0
  return [
    isFirst && waiting === 0
      ? "We've only just started, and no application has gone out yet."
      : 'It was a quiet week: no application went out, and no employer wrote back.',
    ...(approvals.length === 1
      ? [`Your application to ${getCompanies(approvals)} is prepared and waits for your go-ahead.`]
      : []),
    ...(approvals.length > 1
      ? [`Your applications to ${getCompanies(approvals)} are prepared and wait for your go-ahead.`]
      : []),
    ...(questions.length > 0 ? ["There's a question below that only you can answer."] : []),
    ...(waiting > 0
      ? ['Employers still have your earlier applications, and an answer often takes more than a week.']
      : []),
    ...(!isHeldByClient && interests.length > 0
      ? [interests.length === 1 ? 'The job you sent us comes next.' : 'The jobs you sent us come next.']
      : []),
    ...(!isHeldByClient && interests.length === 0
      ? [`If you see a job you like, send it to ${me}: it comes first.`]
      : []),
  ]
}

const shorten = (text: string) => (text.length > maxQuestion ? `${text.slice(0, maxQuestion).trimEnd()}…` : text)

function getInterestName({ jobUrl, company }: OpenWork['interests'][number]) {
  return company ?? `a job on ${URL.parse(jobUrl)?.hostname.replace(/^www\./, '') || jobUrl}`
}

/** What comes next, in sentences: dates by the client's clock, then what waits for the client and for us. */
export function writeNextSteps({ interviews, open, timeZone }: Pick<WeekFacts, 'interviews' | 'open'> & Clock) {
  const { questions, approvals, interests } = open
  return [
    ...interviews.map(
      ({ startsAt, company, position }) =>
        `Your interview with ${company} for the position of ${position} is on ${formatLocalTime(startsAt, timeZone)}.`,
    ),
    ...approvals.map((job) => `Please decide whether we may send your application to ${showJob(job)}.`),
    ...questions.map(({ question }) => `Please answer our question: "${shorten(question)}"`),
    ...(interests.length > 0
      ? [`We're working on what you sent us: ${joinNames(interests.map(getInterestName))}.`]
      : []),
  ]
}

const owed: Record<PromiseKind, string> = {
  manager_assigned: 'an account manager',
  interest_answered: 'an answer about a job you sent us',
  message_answered: 'a reply to your message',
  first_application: 'your first application',
  contact_message: 'an answer to your message',
}

/** What we owed and did not give in time, and what became of it. */
export const writeLatePromises = ({ promises, timeZone }: Pick<WeekFacts, 'promises'> & Clock) =>
  promises
    .filter(isLate)
    .slice(0, maxLatePromises)
    .map(({ kind, dueAt, keptAt, breachedAt }) =>
      [
        `By ${formatLocalTime(dueAt, timeZone)} we owed you ${owed[kind]}.`,
        keptAt === null
          ? "It's still open, and we're sorry. It stays at the top of our list until it's done."
          : `It came on ${formatLocalTime(keptAt, timeZone)}, later than we promised, and we're sorry.`,
        ...(breachedAt === null ? [] : ['The people who lead our team were alerted when it ran late.']),
      ].join(' '),
    )
