import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type ClientAnswers, noFacts, readAnswers, saveAnswers } from '#contract/answers.ts'
import { readProfile, saveProfile } from '#contract/profile.ts'
import { type ClientRules, noRules, readRules, saveRules } from '#contract/rules.ts'
import { profile } from '#test/create-dialog.tsx'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { WishesForm } from './wishes-form.tsx'

const rules: ClientRules = { ...noRules, version: 0, askFirst: true, updatedAt: null }
const answers: ClientAnswers = { facts: { ...noFacts, over18: true }, answers: [] }
const records = { rules, answers, profile: null }

function openForm() {
  const server = fakeServer()
  server.reply(readRules, rules)
  server.reply(readAnswers, answers)
  server.reply(readProfile, null)
  server.reply(saveRules, rules)
  server.reply(saveAnswers, answers)
  server.reply(saveProfile, profile)
  const onSaved = vi.fn<() => void>()
  return { server, onSaved, ...renderScreen(<WishesForm records={records} onSaved={onSaved} />) }
}

const submit = () => screen.getByRole('button', { name: 'Save and Finish' })

it('saves each record once for a double click, and keeps what is not asked here', async () => {
  const { server, onSaved, user } = openForm()
  await user.type(screen.getByLabelText('Job Titles'), 'Planner{Enter}Buyer{Enter}')
  await user.type(screen.getByLabelText('Never apply to'), 'Acme{Enter}')
  await user.type(screen.getByLabelText('Notice Period'), 'Two weeks')
  await user.type(screen.getByLabelText('Links'), 'linkedin.com/in/sam{Enter}')
  await user.dblClick(submit())
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(server.requests(saveRules).map(({ body }) => body)).toEqual([
    { ...noRules, askFirst: true, titles: ['Planner', 'Buyer'], excludedCompanies: [{ name: 'Acme', aliases: [] }] },
  ])
  expect(server.requests(saveAnswers).map(({ body }) => body)).toEqual([
    { facts: { ...noFacts, over18: true, noticePeriod: 'Two weeks' }, answers: [] },
  ])
  expect(server.requests(saveProfile)).toHaveLength(1)
  expect(server.requests(saveProfile)[0]?.body).toMatchObject({
    links: ['https://linkedin.com/in/sam'],
    knownUpdatedAt: null,
  })
})

it('saves nothing if nothing was entered', async () => {
  const { server, onSaved, user } = openForm()
  await user.click(submit())
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  for (const endpoint of [saveRules, saveAnswers, saveProfile]) expect(server.requests(endpoint)).toHaveLength(0)
})

it('stays open after a failed save, with what was typed', async () => {
  const { server, onSaved, user } = openForm()
  server.refuse(saveAnswers, { status: 503, message: 'Please try again later' })
  await user.type(screen.getByLabelText('Work Authorization'), 'US citizen')
  await user.click(submit())
  expect(await screen.findByText('Failed to save your answers')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Work Authorization').value).toBe('US citizen')
  expect(onSaved).not.toHaveBeenCalled()
})

it('says so when what is stored cannot be read, and saves nothing over it', async () => {
  const { server, onSaved, user } = openForm()
  server.refuse(readRules, { status: 503, message: 'Please try again later' })
  await user.type(screen.getByLabelText('Job Titles'), 'Planner{Enter}')
  await user.click(submit())
  expect(await screen.findByText('Failed to save')).toBeTruthy()
  expect(server.requests(saveRules)).toHaveLength(0)
  expect(onSaved).not.toHaveBeenCalled()
})

it('reports a link that is no web address at its field', async () => {
  const { server, user } = openForm()
  await user.type(screen.getByLabelText('Links'), 'not a link{Enter}')
  await user.click(submit())
  expect(await screen.findByText(/Please enter a full web address/)).toBeTruthy()
  expect(server.requests(saveProfile)).toHaveLength(0)
})
