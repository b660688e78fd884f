import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Application, createApplication, findDuplicates, planLimitReached } from '#contract/applications.ts'
import type { JobInterest } from '#contract/job-interests.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { CreateApplicationDialog } from './create-application-dialog.tsx'

const ann = { id: '0b8f2c52-6b0a-4f6e-8a53-0f7e0a2b6c11', name: 'Ann Archer', note: '3 of 10 applications used' }
const manager = { ...seeker, role: 'account_manager' as const }

const created: Application = {
  id: 'a0c1cf3e-4e0c-4b50-9d2a-6f8c0f4f2e77',
  userId: ann.id,
  accountManagerId: manager.id,
  company: 'Harbor Freightways',
  position: 'Planner',
  jobUrl: null,
  dateApplied: null,
  status: 'interested',
  siteUsername: null,
  hasSitePassword: false,
  coverLetterUrl: null,
  notes: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
}

const interest: JobInterest = {
  id: '7d8f8d76-17fb-4a53-9a5b-4b5d2e8f3c21',
  userId: ann.id,
  jobUrl: 'https://jobs.example/1',
  notes: 'Please mention the night shifts.',
  processed: false,
  returnReason: null,
  application: null,
  posting: null,
  createdAt: '2026-01-05T09:00:00.000Z',
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function open(props: { interest?: JobInterest } = {}) {
  const server = fakeServer()
  server.reply(findDuplicates, [])
  const view = renderScreen(
    <CreateApplicationDialog
      trigger={<Button>Create</Button>}
      clients={[ann]}
      clientFacts={() => <p>Facts of the client</p>}
      clientAnswers={() => <p>Answers of the client</p>}
      {...props}
    />,
    manager,
  )
  await view.user.click(screen.getByRole('button', { name: 'Create' }))
  return { server, ...view }
}

async function fillIn(user: UserEvent) {
  await user.selectOptions(field('Client'), ann.name)
  await user.type(field('Company'), 'Harbor Freightways')
  await user.type(field('Position'), 'Planner')
}

it('begins at the client, and shows what is known of the client who is chosen', async () => {
  const { user } = await open()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Client' }))
  expect(screen.getByText('No client chosen yet')).toBeTruthy()
  await user.selectOptions(field('Client'), ann.name)
  expect(screen.getByText('Facts of the client')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Client', description: ann.note })).toBeTruthy()
})

it('says at each empty field what is missing, focuses the first, and sends nothing', async () => {
  const { server, user } = await open()
  server.reply(createApplication, created)
  await user.click(screen.getByRole('button', { name: 'Create Application' }))
  expect(await screen.findByText('Please enter the company')).toBeTruthy()
  expect(screen.getByText('Please enter the position')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Please fill in all required fields')
  expect(document.activeElement).toBe(field('Client'))
  expect(server.requests(createApplication)).toEqual([])
})

it('creates once for a double click, closes, and returns the focus', async () => {
  const { server, user } = await open()
  const answer = Promise.withResolvers<Application>()
  server.reply(createApplication, answer.promise)
  await fillIn(user)
  await user.dblClick(screen.getByRole('button', { name: 'Create Application' }))
  expect(screen.getByRole('button', { name: 'Create Application', busy: true })).toBeTruthy()
  answer.resolve(created)
  expect(await screen.findByText('Application created successfully')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create' }))
  expect(server.requests(createApplication)).toHaveLength(1)
  expect(server.requests(createApplication)[0]?.body).toMatchObject({
    userId: ann.id,
    company: 'Harbor Freightways',
    position: 'Planner',
    confirmOverLimit: false,
  })
})

it('asks when the plan is used up, and creates anyway', async () => {
  const { server, user } = await open()
  server.refuse(createApplication, { status: 409, code: planLimitReached, message: 'Ann has used 10 of 10.' })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Create Application' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Plan limit reachedAnn has used 10 of 10.')
  expect(field('Company').value).toBe('Harbor Freightways')
  server.reply(createApplication, created)
  await user.click(screen.getByRole('button', { name: 'Create Anyway' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.requests(createApplication)[1]?.body).toMatchObject({ confirmOverLimit: true })
})

it('keeps everything typed after a failure', async () => {
  const { server, user } = await open()
  server.refuse(createApplication, { status: 500, message: 'Something went wrong' })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Create Application' }))
  expect(await screen.findByText('Failed to create application')).toBeTruthy()
  expect(field('Position').value).toBe('Planner')
  expect(screen.getByRole('button', { name: 'Create Application' }).hasAttribute('aria-busy')).toBe(false)
})

it('warns of an application that is there already', async () => {
  const { server, user } = await open()
  server.reply(findDuplicates, [{ ...created, same: 'company and position' }])
  await fillIn(user)
  expect(await screen.findByText('This client may already have this application')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create Anyway' })).toBeTruthy()
})

it('answers an interest: the client is fixed, the link filled in, the note shown', async () => {
  const { server, user } = await open({ interest })
  server.reply(createApplication, created)
  expect(field('Client').readOnly).toBe(true)
  expect(field('Client').value).toBe(ann.name)
  expect(field('Job URL').value).toBe(interest.jobUrl)
  expect(screen.getByText('Please mention the night shifts.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Company'))
  await user.type(field('Company'), 'Mills')
  await user.type(field('Position'), 'Clerk')
  await user.click(screen.getByRole('button', { name: 'Create Application' }))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
  expect(server.requests(createApplication)[0]?.body).toMatchObject({ jobInterestId: interest.id, status: 'applied' })
})

it('is empty again after Cancel, and keeps what was typed when it is closed by Escape', async () => {
  const { user } = await open()
  const reopen = () => user.click(screen.getByRole('button', { name: 'Create' }))
  await user.type(field('Company'), 'Mills')
  await user.keyboard('{Escape}')
  await reopen()
  expect(field('Company').value).toBe('Mills')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await reopen()
  expect(field('Company').value).toBe('')
})
