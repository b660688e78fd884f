import type { PageClosing } from '@foothold/resume-engine/postings'
import { toBoardRequest, type BoardAnswer, type BoardRequest } from './boards.ts'
import { judgeBoth, judgePage, reasons, type CheckedPage, type FoundState } from './judge-page.ts'
import { PostingFetchError } from './posting-fetch-error.ts'
import { apiRequest, pageRequest, type PostingFetcher, type SiteAnswer } from './posting-fetcher.ts'

export type { FoundState } from './judge-page.ts'

interface CheckerDeps {
  fetcher: PostingFetcher
  /** Both run in a thread: what they read is hostile. */
  readClosing(html: string): Promise<PageClosing>
  judgeAnswer(request: BoardRequest, answer: SiteAnswer): Promise<BoardAnswer>
}

/** More than this many do not wait for one site. */
const maxWaiting = 5
const nothing: PageClosing = { hasPosting: false, validThrough: null, banner: null, canApply: false }

/** Finds out whether postings are still open: by the public API of their board, then by their page. */
export function createPostingChecker({ fetcher, readClosing, judgeAnswer }: CheckerDeps) {
  const turns = new Map<string, { last: Promise<unknown>; waiting: number }>()

  /** One request to a site at a time. */
  async function inTurn<T>(link: string, work: () => Promise<T>): Promise<T> {
    const host = URL.parse(link)?.host ?? ''
    const turn = turns.get(host) ?? { last: Promise.resolve(), waiting: 0 }
    if (turn.waiting >= maxWaiting) throw new BusyError()
    turns.set(host, turn)
    turn.waiting++
    const result = turn.last.then(work)
    turn.last = result.catch(() => {})
    try {
      return await result
    } finally {
      if (--turn.waiting === 0) turns.delete(host)
    }
  }

  async function askBoard(request: BoardRequest): Promise<BoardAnswer> {
    try {
      return await judgeAnswer(request, await inTurn(request.api, () => fetcher.ask(request.api, apiRequest)))
    } catch (error) {
      if (error instanceof PostingFetchError) return 'unclear'
      throw error
    }
  }

  async function readPage(link: string): Promise<CheckedPage> {
    const { url, status, text } = await inTurn(link, () => fetcher.ask(link, { ...pageRequest, read: [200, 404, 410] }))
    return { url, status, ...(text ? await readClosing(text) : nothing) }
  }

  async function find(link: string): Promise<FoundState> {
    const request = toBoardRequest(link)
    const answer = request && (await askBoard(request))
    if (answer === 'open') return reasons.listed
    try {
      const page = await readPage(link)
      return request && answer ? judgeBoth(request, answer, link, page, Date.now()) : judgePage(link, page, Date.now())
    } catch (error) {
      if (!(error instanceof PostingFetchError)) throw error
      if (request && answer) return judgeBoth(request, answer, link, null, Date.now())
      return { state: 'unknown', reason: error.message }
    }
  }

  return {
    async check(link: string): Promise<FoundState | null> {
      try {
        return await find(link)
      } catch (error) {
        if (error instanceof BusyError) return null
        throw error
      }
    },
    close: () => fetcher.close(),
  }
}

class BusyError extends Error {}
