import { productName } from './plans.ts'
import { reportEvents, type ProgressReport } from './reports.ts'

type Numbers = Pick<ProgressReport, 'sent' | 'answered' | 'interviews' | 'before'>

/** The three numbers of a report beside those of the week before, for the screen and the mail. None if there is nothing to compare. */
export const listNumbers = ({ before, ...now }: Numbers) =>
  before || now.sent + now.answered + now.interviews > 0
    ? (['sent', 'answered', 'interviews'] as const).map((name) => ({
        label: { sent: 'Sent', answered: 'Answers', interviews: 'Invitations' }[name],
        value: now[name],
        comparison: before ? `${before[name]} the week before` : null,
      }))
    : []

type Item = ProgressReport['items'][number]

/** The position and employer of an item: `Planner at Acme`. */
export const getJobName = ({ position, company }: Pick<Item, 'position' | 'company'>) =>
  position === '' ? company : `${position} at ${company}`

/** The best first. */
const newsTexts: readonly { what: string; say: (company: string) => string }[] = [
  { what: reportEvents.accepted, say: (company) => `You accepted the offer from ${company}` },
  { what: reportEvents.offered, say: (company) => `${company} made you an offer` },
  { what: reportEvents.interviewing, say: (company) => `${company} wants to interview you` },
]

/** Offers and invitations as sentences, the best first, and every other item. Deleted applications have no names for a sentence. */
export function splitItems(items: readonly Item[]) {
  const named = items.filter(({ position }) => position !== '')
  const news = newsTexts.flatMap(({ what, say }) =>
    named.filter((item) => item.what === what).map((item) => ({ item, title: say(item.company) })),
  )
  return { news, rest: items.filter((item) => !news.some((each) => each.item === item)) }
}

/** Who wrote the paragraph of a report that the account manager did not write; null where they did. */
export function describeAuthor({ note, manager }: Pick<ProgressReport, 'note' | 'manager'>) {
  if (note !== null) return null
  const source = `${productName} put this together from our records.`
  return manager ? `${source} ${manager.firstName} hasn't added a note this week.` : source
}

/** The days of a report's week: `Nov 16 to Nov 22, 2026`. */
export function describeWeek({
  weekStart,
  weekEnd,
  timeZone,
}: {
  weekStart: string
  weekEnd: string
  timeZone: string
}) {
  const show = (moment: number, options: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric', ...options })
  // The week ends at midnight, so its last day is the day before.
  return `${show(Date.parse(weekStart), {})} to ${show(Date.parse(weekEnd) - 1, { year: 'numeric' })}`
}
