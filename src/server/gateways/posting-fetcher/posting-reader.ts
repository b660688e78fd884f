import type { PostingFields } from '@foothold/resume-engine/postings'
import { IsolationError } from '#server/isolation/isolation-error.ts'
import { createWorkerPool, type PoolOptions } from '#server/isolation/worker-pool.ts'
import { createPostingChecker, type FoundState } from './posting-checker.ts'
import { PostingFetchError } from './posting-fetch-error.ts'
import { type PostingFetcherOptions, createPostingFetcher } from './posting-fetcher.ts'
import type { PostingTasks } from './read-worker.ts'

export type { FoundState } from './posting-checker.ts'

export interface ReadPosting extends PostingFields {
  /** The address after redirects. */
  url: string
}

export interface PostingReader {
  /** What the page behind a link says about a posting; rejects with a `PostingFetchError` if there is no such page. */
  read(link: string): Promise<ReadPosting>
  /** Whether the posting behind a link is still open. Null while too many wait for the same site. */
  check(link: string): Promise<FoundState | null>
  /** Ends what is being read; nothing can be read afterwards. */
  close(): Promise<void>
}

export type PostingReaderOptions = PostingFetcherOptions & Partial<Omit<PoolOptions, 'entry' | 'kind'>>

/** An ordinary page takes a tenth of a second of processor time, its thread included. */
const defaults = { parallel: 2, waiting: 100, perCaller: 100, cpuMs: 3_000, wallMs: 10_000, heapMb: 96 }

/** Fetches pages and reads them in threads: a hostile page must not hold up the server. */
export function createPostingReader(options: PostingReaderOptions = {}): PostingReader {
  const fetcher = createPostingFetcher(options)
  const entry = new URL('./read-worker.ts', import.meta.url)
  const pool = createWorkerPool<PostingTasks>({ ...defaults, ...options, entry, kind: 'thread' })

  const checker = createPostingChecker({
    fetcher: createPostingFetcher({ ...options, totalMs: 6_000 }),
    readClosing: (html) => pool.run('readClosing', () => html),
    judgeAnswer: (request, answer) => pool.run('judgeAnswer', () => ({ request, answer })),
  })

  return {
    check: (link) => checker.check(link),
    async read(link) {
      const page = await fetcher.fetch(link)
      try {
        return { ...(await pool.run('readPosting', () => page)), url: page.url }
      } catch (error) {
        throw toFetchError(error)
      }
    },
    async close() {
      fetcher.close()
      checker.close()
      await pool.close()
    },
  }
}

function toFetchError(error: unknown) {
  if (!(error instanceof IsolationError) || error.reason === 'closed') return error
  return new PostingFetchError(error.reason === 'out-of-memory' ? 'too-large' : 'unreadable', { cause: error })
}
