import { readPosting } from '@foothold/resume-engine/postings'
import { serveTasks } from '#server/isolation/serve-tasks.ts'
import type { FetchedPage } from './posting-fetcher.ts'

const tasks = { readPosting: ({ html, url }: FetchedPage) => readPosting(html, url) }
export type PostingTasks = typeof tasks

serveTasks(tasks)
