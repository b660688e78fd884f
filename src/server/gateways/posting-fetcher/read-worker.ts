import { readClosing, readPosting } from '@foothold/resume-engine/postings'
import { serveTasks } from '#server/isolation/serve-tasks.ts'
import { judgeAnswer, type BoardRequest } from './boards.ts'
import type { FetchedPage, SiteAnswer } from './posting-fetcher.ts'

const tasks = {
  readPosting: ({ html, url }: FetchedPage) => readPosting(html, url),
  readClosing,
  judgeAnswer: ({ request, answer }: { request: BoardRequest; answer: SiteAnswer }) => judgeAnswer(request, answer),
}
export type PostingTasks = typeof tasks

serveTasks(tasks)
