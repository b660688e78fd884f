import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type ClientAnswers, noFacts, readAnswers, saveAnswers } from '#contract/answers.ts'
import { readProfile, saveProfile } from '#contract/profile.ts'
import { type ClientRules, noRules, readRules, saveRules } from '#contract/rules.ts'
import { profile } from '#test/create-dialog.tsx'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { ProfileEditor } from '../profile-editor.tsx'

const rules: ClientRules = { ...noRules, version: 3, titles: ['Planner'], askFirst: true, updatedAt: null }
const answers: ClientAnswers = { facts: { ...noFacts, over18: true }, answers: [] }

function openEditor(stored = rules) {
  const server = fakeServer()
  server.reply(readRules, stored)
  server.reply(readAnswers, answers)
  server.reply(readProfile, profile)
  server.reply(saveRules, stored)
  server.reply(saveAnswers, answers)
  server.reply(saveProfile, profile)
  return { server, ...renderScreen(<ProfileEditor profile={profile} records={{ rules, answers }} />) }
}

const save = () => screen.getByRole('button', { name: 'Save Profile' })
const saved = (server: ReturnType<typeof fakeServer>) => ({
  rules: server.requests(saveRules).map(({ body }) => body),
  answers: server.requests(saveAnswers).map(({ body }) => body),
})

it('saves the profile, the rules and the answers with one button, each once for a double click', async () => {
  const { server, user } = openEditor()
  expect(screen.getByText('No unsaved changes.')).toBeTruthy()
  await user.type(screen.getByLabelText('Places'), 'Austin{Enter}')
  await user.type(screen.getByLabelText('Minimum Salary'), '60,000')
  await user.type(screen.getByLabelText('Notice Period'), 'Two weeks')
  await user.selectOptions(screen.getByLabelText('Do you need visa sponsorship?'), 'no')
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  await user.dblClick(save())
  await vi.waitFor(() => expect(saved(server).answers).toHaveLength(1))
  expect(saved(server)).toEqual({
    rules: [{ ...noRules, askFirst: true, titles: ['Planner'], locations: ['Austin'], minimumSalary: 60_000 }],
    answers: [
      { facts: { ...noFacts, over18: true, noticePeriod: 'Two weeks', sponsorshipNeeded: false }, answers: [] },
    ],
  })
  expect(server.requests(saveProfile)).toHaveLength(1)
  expect(await screen.findByText('No unsaved changes.')).toBeTruthy()
})

it('keeps what another screen saved since it opened', async () => {
  const { server, user } = openEditor({ ...rules, version: 4, titles: ['Planner', 'Buyer'], minimumSalary: 70_000 })
  await user.type(screen.getByLabelText('Job Titles'), 'Analyst{Enter}')
  await user.click(save())
  await vi.waitFor(() => expect(saved(server).rules).toHaveLength(1))
  expect(saved(server).rules).toEqual([
    { ...noRules, askFirst: true, titles: ['Planner', 'Buyer', 'Analyst'], minimumSalary: 70_000 },
  ])
})

it('saves nothing while a field is wrong, and focuses it', async () => {
  const { server, user } = openEditor()
  await user.type(screen.getByLabelText('Minimum Salary'), 'a lot')
  await user.click(save())
  expect(await screen.findByText('Please enter a whole number')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Minimum Salary'))
  expect(server.requests(saveProfile)).toHaveLength(0)
  expect(saved(server).rules).toHaveLength(0)
})

it('keeps the typed text unsaved after a failure, and saves only what is missing', async () => {
  const { server, user } = openEditor()
  server.refuse(saveAnswers, { status: 503, message: 'Please try again later' })
  await user.type(screen.getByLabelText('Work Authorization'), 'US citizen')
  await user.click(save())
  expect(await screen.findByText('Failed to save your answers')).toBeTruthy()
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Work Authorization').value).toBe('US citizen')
})

it('ticks a section off once it is filled in', async () => {
  const { user } = openEditor()
  const link = () => screen.getByRole('link', { name: /^Work Eligibility/ }).textContent
  expect(link()).toBe('Work Eligibility')
  await user.type(screen.getByLabelText('Work Authorization'), 'US citizen')
  await user.type(screen.getByLabelText('Notice Period'), 'Two weeks')
  expect(link()).toBe('Work Eligibility (done)')
})

it('shows staff the profile alone', () => {
  fakeServer()
  renderScreen(<ProfileEditor profile={profile} records={null} />)
  expect(screen.queryByLabelText('Minimum Salary')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Work Eligibility' })).toBeNull()
})
