import { openDatabase } from '#server/db/client.ts'
import { idleJobs } from '#test/idle-jobs.ts'
import { killAtWrite } from '#test/kill-at-write.ts'
import { postMessage } from './conversations.service.ts'

// Runs in a process that kills itself right before its write number `killAt`, and ends with 0 if it has fewer writes.

export interface KilledSending {
  databaseUrl: string
  author: Parameters<typeof postMessage>[1]
  userId: string
  text: string
  fileId: string
  killAt: number
}

const { databaseUrl, author, userId, text, fileId, killAt }: KilledSending = JSON.parse(process.argv[2] ?? '')

killAtWrite(killAt)
const { db, close } = openDatabase({ url: databaseUrl, connections: 2, onError: () => {} })
const body = { text, fileIds: [fileId] }
await postMessage({ db, jobs: idleJobs }, author, userId, body)
await close()
