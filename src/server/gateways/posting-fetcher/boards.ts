/** The list of a board, or the one job, that its public API answers. */
type Scope = 'job' | 'board'

interface Board {
  /** The host and the path of a posting, with the employer's `slug` and the job's `id`. */
  address: RegExp
  /** Always a host of the board itself. */
  toApi(slug: string, id: string): string
  scope: Scope
  /** Whether what the API answered is the job, or names it. */
  hasJob(answer: unknown, id: string): 'yes' | 'no' | 'unclear'
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isSame = (value: unknown, id: string) =>
  (typeof value === 'string' || typeof value === 'number') && String(value).toLowerCase() === id.toLowerCase()

/** One job: it must be the one that was asked for. */
const isJob =
  (...keys: string[]): Board['hasJob'] =>
  (answer, id) =>
    isObject(answer) && answer.active !== false && keys.some((key) => isSame(answer[key], id)) ? 'yes' : 'unclear'

/**
 * A list says that a job is gone only if it was read whole and lists other jobs: an employer may hide all of them. A job that
 * is not listed for everybody is confidential.
 */
const isListed =
  (listKey: string, ...keys: string[]): Board['hasJob'] =>
  (answer, id) => {
    const list = isObject(answer) ? answer[listKey] : undefined
    if (!isObject(answer) || !Array.isArray(list) || list.length === 0 || !list.every(isObject)) return 'unclear'
    const job = list.find((each) => keys.some((key) => isSame(each[key], id)))
    if (job) return job.isListed === false ? 'unclear' : 'yes'
    return answer.moreDataAvailable || answer.nextPage || answer.next ? 'unclear' : 'no'
  }

const toLever = (host: string): Board => ({
  address: new RegExp(
    `^jobs\\.${host.replace('api.', '').replaceAll('.', '\\.')}/(?<slug>[^/]+)/(?<id>${uuid})(?:/apply)?$`,
    'i',
  ),
  toApi: (slug, id) => `https://${host}/v0/postings/${slug}/${id}?mode=json`,
  scope: 'job',
  hasJob: isJob('id'),
})

const boards = {
  greenhouse: {
    address: /^(?:job-)?boards\.greenhouse\.io\/(?<slug>[^/]+)\/jobs\/(?<id>\d+)$/i,
    toApi: (slug, id) => `https://boards-api.greenhouse.io/v1/boards/${slug}/jobs/${id}`,
    scope: 'job',
    hasJob: isJob('id'),
  },
  lever: toLever('api.lever.co'),
  leverEu: toLever('api.eu.lever.co'),
  ashby: {
    address: new RegExp(`^jobs\\.ashbyhq\\.com/(?<slug>[^/]+)/(?<id>${uuid})(?:/application)?$`, 'i'),
    toApi: (slug) => `https://api.ashbyhq.com/posting-api/job-board/${slug}`,
    scope: 'board',
    hasJob: isListed('jobs', 'id'),
  },
  smartrecruiters: {
    address: new RegExp(
      `^(?:jobs|careers)\\.smartrecruiters\\.com/(?<slug>[^/]+)/(?<id>\\d{9,20}|${uuid})(?:-[^/]*)?$`,
      'i',
    ),
    toApi: (slug, id) => `https://api.smartrecruiters.com/v1/companies/${slug}/postings/${id}`,
    scope: 'job',
    hasJob: isJob('id', 'uuid'),
  },
  workable: {
    address: /^apply\.workable\.com\/(?<slug>[^/]+)\/j\/(?<id>[0-9a-f]{8,12})(?:\/apply)?$/i,
    toApi: (slug) => `https://apply.workable.com/api/v1/widget/accounts/${slug}`,
    scope: 'board',
    hasJob: isListed('jobs', 'shortcode'),
  },
  recruitee: {
    address: new RegExp(`^(?<slug>${label})\\.recruitee\\.com/(?:[a-z]{2}/)?o/(?<id>[^/]+)(?:/c/new)?$`, 'i'),
    toApi: (slug) => `https://${slug}.recruitee.com/api/offers/`,
    scope: 'board',
    hasJob: isListed('offers', 'slug'),
  },
  personio: {
    address: new RegExp(`^(?<slug>${label})\\.jobs\\.personio\\.de/job/(?<id>\\d+)$`, 'i'),
    toApi: (slug) => `https://${slug}.jobs.personio.de/xml`,
    scope: 'board',
    hasJob: findPosition,
  },
  personioCom: {
    address: new RegExp(`^(?<slug>${label})\\.jobs\\.personio\\.com/job/(?<id>\\d+)$`, 'i'),
    toApi: (slug) => `https://${slug}.jobs.personio.com/xml`,
    scope: 'board',
    hasJob: findPosition,
  },
} satisfies Record<string, Board>

/** The positions of Personio's feed, which is XML. */
function findPosition(answer: unknown, id: string) {
  if (typeof answer !== 'string' || !/<\/workzag-jobs>\s*$/.test(answer)) return 'unclear'
  const ids = [...answer.matchAll(/<position>\s*<id>\s*(\d{1,20})\s*<\/id>/g)].map(([, found]) => found)
  if (ids.includes(id)) return 'yes'
  return ids.length === 0 ? 'unclear' : 'no'
}

type BoardName = keyof typeof boards

/** The question to a board about the posting at an address. */
export interface BoardRequest {
  board: BoardName
  api: string
  id: string
}

/** What to ask which board about the posting behind a link; null for a page of no known board. */
export function toBoardRequest(link: string): BoardRequest | null {
  const url = URL.parse(link)
  if (!url) return null
  const { slug, id } = findEmbedded(url) ?? {}
  if (slug && id) return { board: 'greenhouse', api: boards.greenhouse.toApi(slug, id), id }
  const address = `${url.host}${url.pathname.replace(/\/+$/, '')}`
  for (const [name, board] of Object.entries(boards)) {
    const found = board.address.exec(address)?.groups
    const slug = toPathPart(found?.slug)
    const id = toPathPart(found?.id)
    if (slug && id) return { board: name as BoardName, api: board.toApi(slug, id), id: decodeURIComponent(id) }
  }
  return null
}

/** `boards.greenhouse.io/embed/job_app?for=acme&token=1`: the form that employers show in their own pages. */
function findEmbedded({ host, pathname, searchParams }: URL) {
  if (!/^(?:job-)?boards\.greenhouse\.io$/i.test(host) || !pathname.startsWith('/embed/job_app')) return null
  const id = searchParams.get('token') ?? ''
  return { slug: toPathPart(searchParams.get('for') ?? undefined), id: /^\d{1,20}$/.test(id) ? id : null }
}

/** One part of a path, encoded; null if it could be more than that. */
function toPathPart(part: string | undefined) {
  try {
    const text = decodeURIComponent(part ?? '')
    return /^[\p{L}\p{N}][\p{L}\p{N} ._&'-]{0,99}$/u.test(text) ? encodeURIComponent(text) : null
  } catch {
    return null
  }
}

/**
 * `gone`: the board knows no such job. `absent`: the job is not in the list of the board. Both are confirmed by the posting's
 * page before anybody hears of them. `unclear`: the answer says nothing.
 */
export type BoardAnswer = 'open' | 'gone' | 'absent' | 'unclear'

export function judgeAnswer(
  { board, id }: BoardRequest,
  { status, text }: { status: number; text: string },
): BoardAnswer {
  const { scope, hasJob }: Board = boards[board]
  if (scope === 'job' && (status === 404 || status === 410)) return 'gone'
  if (status !== 200) return 'unclear'
  const found = hasJob(text.trimStart().startsWith('<') ? text : parse(text), id)
  return found === 'yes' ? 'open' : found === 'no' ? 'absent' : 'unclear'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
