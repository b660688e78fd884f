import { parentPort, workerData } from 'node:worker_threads'
import { readPosting } from '#analysis/posting-reader/read-posting.ts'
import { lowerPriority } from '#server/gateways/lower-priority.ts'
import type { FetchedPage } from './posting-fetcher.ts'
import type { ReadPageReply } from './worker-messages.ts'

lowerPriority()
const { html, url }: FetchedPage = workerData
const reply: ReadPageReply = { fields: readPosting(html, url) }
parentPort?.postMessage(reply, [])
