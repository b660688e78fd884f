import { expect, test } from 'vitest'
import type { ListedApplication } from '#contract/applications.ts'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const day = 86_400_000
const inDays = (days: number, hours = 0) => new Date(Date.now() + days * day + hours * 3_600_000).toISOString()
const interviewIn = (days: number) => ({
  startsAt: inDays(days),
  endsAt: inDays(days, 1),
  timeZone: 'Europe/Berlin',
  kind: 'video',
})

async function createPeople() {
  const team = await createSignedInTeam(file())
  const { seeker, manager } = team
  const apply = async (position: string, fields: object = {}) => {
    const { body } = await seeker.calls.post('/api/applications', { company: 'Mills', position, ...fields })
    return body.id as string
  }
  const readSteps = async ({ calls } = seeker, path = '/api/applications') => {
    const rows: ListedApplication[] = (await calls.get(path)).body
    return Object.fromEntries(rows.map(({ position, nextStep }) => [position, nextStep]))
  }
  const saveInterviews = (id: string, ...interviews: object[]) =>
    seeker.calls.put(`/api/applications/${id}/interviews`, interviews)
  return { ...team, manager, apply, readSteps, saveInterviews }
}

test('every list says what comes next: an approval, a question, an interview, a follow-up, or nothing', async () => {
  const { seeker, manager, admin, apply, readSteps, saveInterviews } = await createPeople()
  const approval = await createApplicationFor(file(), manager, { userId: seeker.id, position: 'Approval' })
  expect((await manager.calls.post(`/api/applications/${approval.id}/approval-request`, {})).status).toBe(201)
  const question = await apply('Question', { status: 'applied' })
  const asked = { question: 'May they call you?', applicationId: question }
  expect((await manager.calls.post(`/api/clients/${seeker.id}/questions`, asked)).status).toBe(201)
  const interview = await apply('Interview', { status: 'applied', dateApplied: inDays(-20) })
  const later = interviewIn(9)
  const next = interviewIn(3)
  expect((await saveInterviews(interview, later, interviewIn(-3), next)).status).toBe(200)
  await apply('Follow-up', { status: 'applied', dateApplied: inDays(-15) })
  await apply('Recent', { status: 'applied', dateApplied: inDays(-13) })
  await apply('Answered', { status: 'interviewing', dateApplied: inDays(-30) })

  const steps = {
    Approval: 'approval',
    Question: 'question',
    Interview: 'interview',
    'Follow-up': 'follow_up',
    Recent: null,
    Answered: null,
  }
  expect(await readSteps()).toEqual(steps)
  expect(await readSteps(manager)).toEqual(steps)
  expect(await readSteps(manager, '/api/account-manager/applications')).toEqual(steps)
  expect(await readSteps(admin, `/api/admin/user-applications/${seeker.id}`)).toEqual(steps)
  const rows: ListedApplication[] = (await seeker.calls.get('/api/applications')).body
  const times = rows.map(({ id, nextInterviewAt }) => [id, nextInterviewAt] as const)
  expect(times.filter(([, at]) => at !== null)).toEqual([[interview, next.startsAt]])
})

test('what was answered, has passed or belongs to an ended application is no next step', async () => {
  const { seeker, manager, apply, readSteps, saveInterviews } = await createPeople()
  const approval = await createApplicationFor(file(), manager, { userId: seeker.id, position: 'Approval' })
  await manager.calls.post(`/api/applications/${approval.id}/approval-request`, {})
  await seeker.calls.post(`/api/applications/${approval.id}/approval`, { decision: 'approved' })
  const asked = { question: 'May they call you?', applicationId: await apply('Question') }
  const { body } = await manager.calls.post(`/api/clients/${seeker.id}/questions`, asked)
  await seeker.calls.put(`/api/questions/${body.id}`, { answer: 'Yes', keep: false })
  const removed = await apply('Removed')
  await saveInterviews(removed, interviewIn(2))
  await saveInterviews(removed)
  await saveInterviews(await apply('Over'), interviewIn(-2))
  await saveInterviews(await apply('Ended', { status: 'rejected' }), interviewIn(2))
  const done = await apply('Follow-up', { status: 'applied', dateApplied: inDays(-15) })
  expect(Object.values(await readSteps()).filter(Boolean)).toEqual(['follow_up'])
  await seeker.calls.post(`/api/applications/${done}/follow-up`)
  expect(Object.values(await readSteps())).toEqual(Array(6).fill(null))
})
