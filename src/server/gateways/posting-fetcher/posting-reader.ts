import { Worker } from 'node:worker_threads'
import type { PostingFields } from '#analysis/posting-reader/posting-fields.ts'
import { PostingFetchError } from './posting-fetch-error.ts'
import { type FetchedPage, type PostingFetcherOptions, createPostingFetcher } from './posting-fetcher.ts'
import type { ReadPageReply } from './worker-messages.ts'

export interface ReadPosting extends PostingFields {
  /** Where the page was found in the end. */
  url: string
}

export interface PostingReader {
  /** What the page behind a link says about a posting; rejects with a `PostingFetchError` if there is no such page. */
  read(link: string): Promise<ReadPosting>
  /** Ends what is being read; nothing can be read afterwards. */
  close(): Promise<void>
}

export interface PostingReaderOptions extends PostingFetcherOptions {
  /** What reading one page may take once it is there. An ordinary one takes a tenth of a second, its thread included. */
  parseMs?: number
  heapMb?: number
}

/** Fetches pages and reads each in a thread of its own: a hostile page must not hold up what the server does else. */
export function createPostingReader(options: PostingReaderOptions = {}): PostingReader {
  const limits = { parseMs: 5_000, heapMb: 96, ...options }
  const fetcher = createPostingFetcher(options)
  const running = new Set<Worker>()
  let closed = false

  return {
    async read(link) {
      const page = await fetcher.fetch(link)
      if (closed) throw new Error('The posting reader is closed.')
      return { ...(await readInWorker(page, limits, running)), url: page.url }
    },
    async close() {
      closed = true
      fetcher.close()
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

async function readInWorker(
  page: FetchedPage,
  { parseMs, heapMb }: { parseMs: number; heapMb: number },
  running: Set<Worker>,
): Promise<PostingFields> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: page,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  running.add(worker)
  const timer = setTimeout(() => void worker.terminate(), parseMs)
  try {
    return (await replyOf(worker)).fields
  } finally {
    clearTimeout(timer)
    await worker.terminate()
    running.delete(worker)
  }
}

function replyOf(worker: Worker): Promise<ReadPageReply> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'unreadable'
      reject(new PostingFetchError(reason, { cause: error }))
    })
    worker.once('exit', () => reject(new PostingFetchError('unreadable')))
  })
}
