import type { PageClosing } from '@foothold/resume-engine/postings'
import type { OpenState } from '#contract/posting-checks.ts'
import type { BoardAnswer, BoardRequest } from './boards.ts'

export interface FoundState {
  state: OpenState
  reason: string
}

/** The page behind a link, after redirects. */
export interface CheckedPage extends PageClosing {
  url: string
  status: number
}

const open = (reason: string): FoundState => ({ state: 'open', reason })
const closed = (reason: string): FoundState => ({ state: 'closed', reason })
const unknown = (reason: string): FoundState => ({ state: 'unknown', reason })

/** What each says is read by the client and the manager. */
export const reasons = {
  listed: open('The job board lists it.'),
  page: open('Its page is there and says nothing of an end.'),
  gone: closed('The job board no longer has it.'),
  absent: closed('It is no longer in the list of the job board.'),
  pageGone: closed('Its page is gone.'),
  refused: unknown('The website did not let us look.'),
  busy: unknown('The website was too busy to answer.'),
  failing: unknown('The website had a problem.'),
  moved: unknown('The link now leads to another page.'),
  unlisted: unknown('The job board does not list it, but its page is still there.'),
  silent: unknown('The page does not say.'),
} satisfies Record<string, FoundState>

const formatDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
/** A date says nothing about its time zone. */
const toleranceMs = 24 * 60 * 60 * 1000

const isOver = ({ validThrough }: PageClosing, now: number) =>
  validThrough !== null && Date.parse(validThrough) + toleranceMs < now

/** What the page of a posting alone says. */
export function judgePage(link: string, page: CheckedPage, now: number): FoundState {
  const { status, banner, canApply, validThrough } = page
  if (!keepsId(link, page.url)) return reasons.moved
  const isLive = page.hasPosting && !isOver(page, now)
  if (status === 404 || status === 410) return isLive ? reasons.silent : reasons.pageGone
  if (status === 429 || status === 503) return reasons.busy
  if (status >= 500) return reasons.failing
  if (status !== 200) return reasons.refused
  // A page that says both is about another job in one of the two.
  if (banner !== null)
    return canApply || (isLive && validThrough !== null) ? reasons.silent : closed(`Its page says: “${banner}”`)
  if (validThrough !== null && isOver(page, now))
    return closed(`It was open until ${formatDay.format(new Date(validThrough))}.`)
  return isLive ? reasons.page : reasons.silent
}

/** What the board and the page say together. A board alone never proves that a posting is closed while its page is there. */
export function judgeBoth(
  { board }: BoardRequest,
  answer: BoardAnswer,
  link: string,
  /** Null if the page could not be reached. */
  page: CheckedPage | null,
  now: number,
): FoundState {
  if (answer === 'open') return reasons.listed
  const found = page ? judgePage(link, page, now) : reasons.failing
  const isLever = board === 'lever' || board === 'leverEu'
  // Lever's 404 proves nothing, of its API or of its page.
  if (isLever) return found === reasons.pageGone && !page?.banner ? reasons.silent : found
  if (answer === 'unclear' || found.state === 'closed') return found
  if (page && (page.hasPosting || getHost(page.url) !== getHost(link)))
    return found === reasons.moved ? reasons.moved : reasons.unlisted
  if (answer === 'gone') return reasons.gone
  // A list leaves out confidential postings; Ashby's pages then still describe the job.
  return found === reasons.moved || (board === 'ashby' && found === reasons.silent) ? reasons.absent : found
}

const getHost = (link: string) => URL.parse(link)?.hostname.replace(/^www\./, '') ?? ''

/** Whether an address after redirects still names the job: by its numbers and codes, else by the last part of its path. */
function keepsId(link: string, url: string): boolean {
  const from = URL.parse(link)
  const to = URL.parse(url)
  if (!from || !to) return false
  if (from.href === to.href) return true
  const text = safeDecode(to.pathname + to.search).toLowerCase()
  const ids = findIds(from.pathname)
  const kept = ids.length > 0 ? ids : findIds(withoutTracking(from.searchParams))
  const last = safeDecode(from.pathname).split('/').filter(Boolean).at(-1)?.toLowerCase()
  if (kept.length > 0) return kept.every((id) => text.includes(id))
  return last !== undefined && text.split(/[/?&=]/).includes(last)
}

const findIds = (text: string) =>
  safeDecode(text)
    .toLowerCase()
    .match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z]*\d[a-z\d]{3,}/g) ?? []

function withoutTracking(query: URLSearchParams) {
  return [...query]
    .flatMap(([name, value]) => (/^(?:utm_|gclid|fbclid|ref|src|source)/i.test(name) ? [] : [value]))
    .join('/')
}

function safeDecode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
