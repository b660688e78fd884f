import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  createJobInterest,
  type JobInterest,
  listJobInterests,
  updateJobInterest,
  withdrawJobInterest,
} from '#contract/job-interests.ts'
import { noRules, readRules, saveRules } from '#contract/rules.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { OwnInterestList } from './interest-list.tsx'
import { SubmitInterestDialog } from './submit-interest-dialog.tsx'

const pending: JobInterest = {
  id: '3c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  userId: seeker.id,
  jobUrl: 'https://www.kew.example.test/jobs/1',
  notes: 'Close to home.',
  processed: false,
  returnReason: null,
  application: null,
  postingCheck: null,
  posting: null,
  createdAt: '2026-01-05T09:00:00.000Z',
}
const answered: JobInterest = {
  ...pending,
  id: '3c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a12',
  jobUrl: 'https://acme.example.test/2',
  processed: true,
}

function List() {
  return <OwnInterestList query={usePaginatedQuery(listJobInterests, {})} emptyText="None" />
}

async function renderList() {
  const server = fakeServer()
  server.reply(listJobInterests, [pending, answered])
  const view = renderScreen(<List />, seeker)
  await screen.findByRole('button', { name: 'Edit kew.example.test' })
  return { server, ...view }
}

it('edits a pending interest, and leaves an answered one alone', async () => {
  const { server, user } = await renderList()
  expect(screen.queryByRole('button', { name: /acme/ })).toBeNull()
  server.reply(updateJobInterest, { ...pending, notes: 'Ask for Kim.' })
  await user.click(screen.getByRole('button', { name: 'Edit kew.example.test' }))
  const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes')
  expect(notes.value).toBe('Close to home.')
  await user.clear(notes)
  await user.type(notes, 'Ask for Kim.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Job interest changed')).toBeTruthy()
  expect(server.requests(updateJobInterest)[0]?.body).toEqual({ jobUrl: pending.jobUrl, notes: 'Ask for Kim.' })
})

it('keeps what was typed when the change fails', async () => {
  const { server, user } = await renderList()
  server.refuse(updateJobInterest, { status: 500, message: 'Something went wrong' })
  await user.click(screen.getByRole('button', { name: 'Edit kew.example.test' }))
  await user.type(await screen.findByLabelText('Notes'), ' Ask for Kim.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to change job interest')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Close to home. Ask for Kim.')
})

it('withdraws one after a question', async () => {
  const { server, user } = await renderList()
  server.reply(withdrawJobInterest, { message: 'Job interest withdrawn' })
  await user.click(screen.getByRole('button', { name: 'Withdraw kew.example.test' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Withdraw Job Interest' }))
  expect(await screen.findByText('Job interest withdrawn')).toBeTruthy()
  expect(server.requests(withdrawJobInterest)[0]?.path).toBe(`/api/job-interests/${pending.id}`)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('says at once that a rule excludes the employer, and removes the rule', async () => {
  const server = fakeServer()
  const excluded = { ...pending, excludedEmployer: 'Kew' }
  const kept = { name: 'Acme', aliases: [] }
  const rules = { ...noRules, version: 2, updatedAt: null, excludedCompanies: [{ name: 'Kew', aliases: [] }, kept] }
  server.reply(createJobInterest, excluded)
  server.reply(readRules, rules)
  server.reply(saveRules, { ...rules, version: 3, excludedCompanies: [kept] })
  const { user } = renderScreen(<SubmitInterestDialog />, seeker)
  await user.click(screen.getByRole('button', { name: 'Submit Job Interest' }))
  await user.type(await screen.findByLabelText(/^Job URL/), pending.jobUrl)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'You asked us never to apply to Kew' }))
  await user.click(question.getByRole('button', { name: 'Remove the Rule' }))
  expect(await screen.findByText('Rule removed: we can apply to Kew')).toBeTruthy()
  expect(server.requests(saveRules)[0]?.body).toMatchObject({ excludedCompanies: [kept] })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('keeps saying so in the list, where the job can be withdrawn', async () => {
  const server = fakeServer()
  server.reply(listJobInterests, [{ ...pending, excludedEmployer: 'Kew' }, answered])
  server.reply(readRules, { ...noRules, version: 2, updatedAt: null })
  server.reply(withdrawJobInterest, { message: 'Job interest withdrawn' })
  const { user } = renderScreen(<List />, seeker)
  expect(await screen.findByText(/^You asked us never to apply to Kew/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Decide about kew.example.test' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Withdraw Job Interest' }))
  expect(await screen.findByText('Job interest withdrawn')).toBeTruthy()
})
