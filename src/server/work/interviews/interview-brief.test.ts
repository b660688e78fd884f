import { expect, test } from 'vitest'
import { fileApp } from '#test/harness.ts'
import { createAppointment, createInterviewee } from './interviews.fixture.ts'

const file = fileApp()

const posting = `Backend Engineer at Kew
Requirements:
- 3 years of experience with PostgreSQL
- Experience with Kubernetes
- Knowledge of Terraform`

async function createBriefing({ withPosting }: { withPosting: boolean }) {
  const interviewee = await createInterviewee(file())
  const { seeker, save, applicationId } = interviewee
  const jobUrl = `https://jobs.example.test/${applicationId}`
  await file().pool.query('update job_applications set job_url = $2 where id = $1', [applicationId, jobUrl])
  if (withPosting)
    await file().pool.query(
      'insert into postings (user_id, job_url, description, read_at) values ($1, $2, $3, now())',
      [seeker.id, jobUrl, posting],
    )
  await seeker.calls.post('/api/profile', {
    workHistory: [
      {
        company: 'Acme',
        position: 'Engineer',
        description: 'Moved 40 databases to PostgreSQL in one year. I also cooked.',
      },
    ],
    skills: ['Kubernetes'],
  })
  const [stored] = await save(createAppointment())
  return { ...interviewee, path: `/api/interviews/${stored?.id}/brief` }
}

test('names what the posting asks for, with the own sentences of the client and where they are', async () => {
  const { seeker, manager, path } = await createBriefing({ withPosting: true })
  const { body } = await seeker.calls.get(path)
  expect(body.hasPosting).toBe(true)
  const quotes = Object.fromEntries(
    body.requirements.map(({ requirement, quotes: list }: { requirement: string; quotes: object[] }) => [
      requirement,
      list,
    ]),
  )
  expect(quotes.PostgreSQL).toEqual([
    { text: 'Moved 40 databases to PostgreSQL in one year.', source: 'Engineer at Acme' },
  ])
  expect(quotes.Kubernetes).toEqual([{ text: 'Kubernetes', source: 'Your skills' }])
  expect(quotes.Terraform).toEqual([])
  expect(body.questions.join(' ')).toContain('Terraform')
  expect((await manager.calls.get(path)).body).toEqual(body)
})

test('without a posting there is nothing to ask for', async () => {
  const { seeker, path } = await createBriefing({ withPosting: false })
  expect((await seeker.calls.get(path)).body).toEqual({ hasPosting: false, requirements: [], questions: [] })
})
