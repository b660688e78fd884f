import { parentPort, workerData } from 'node:worker_threads'
import { readPosting } from '#analysis/posting-reader/read-posting.ts'
import type { FetchedPage } from './posting-fetcher.ts'
import type { ReadPageReply } from './worker-messages.ts'

const { html, url }: FetchedPage = workerData
const reply: ReadPageReply = { fields: readPosting(html, url) }
parentPort?.postMessage(reply, [])
