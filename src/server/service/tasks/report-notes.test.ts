import { expect, test } from 'vitest'
import { createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { ensureReportNote, findReportNote } from './tasks.service.ts'

const file = fileApp()
const weekStart = '2026-11-16T08:00:00.000Z'
const dueAt = '2026-11-20T17:00:00.000Z'
const draft = 'I applied to Kew for you.'

const listNotes = async (userId: string) =>
  (await file().pool.query('select state, week_start from tasks where user_id = $1 order by week_start', [userId])).rows

test('a week has one report note, however many processes ask for it', async () => {
  const { id: userId } = await createUser(file())
  const note = { userId, weekStart, dueAt, draft }
  await Promise.all(
    Array.from({ length: 5 }, () =>
      file().db.transaction((tx) => ensureReportNote({ db: tx, jobs: file().jobs }, note)),
    ),
  )
  expect(await listNotes(userId)).toEqual([{ state: 'open', week_start: new Date(weekStart) }])
  expect(await findReportNote(file().db, userId, weekStart)).toBeNull()
})

test('a note is found by its week once it is sent, and the next week cancels one that was not', async () => {
  const { id: userId } = await createUser(file())
  const next = { userId, weekStart: '2026-11-23T08:00:00.000Z', dueAt: '2026-11-27T17:00:00.000Z', draft }
  await ensureReportNote(file(), { userId, weekStart, dueAt, draft })
  await ensureReportNote(file(), next)
  expect((await listNotes(userId)).map(({ state }) => state)).toEqual(['canceled', 'open'])
  await file().pool.query(
    "update tasks set state = 'done', outcome = 'Two answers.' where user_id = $1 and state = 'open'",
    [userId],
  )
  await ensureReportNote(file(), { ...next, weekStart: '2026-11-30T08:00:00.000Z' })
  expect(await findReportNote(file().db, userId, next.weekStart)).toBe('Two answers.')
  expect(await findReportNote(file().db, userId, weekStart)).toBeNull()
})
