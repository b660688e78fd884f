import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type ClientAnswers, noFacts, readAnswers, saveAnswers } from '#contract/answers.ts'
import { readProfile } from '#contract/profile.ts'
import { type ClientRules, noRules, readRules, saveRules } from '#contract/rules.ts'
import { profile } from '#test/create-dialog.tsx'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { WantedGroups } from './wanted-groups.tsx'

const rules: ClientRules = {
  ...noRules,
  version: 3,
  titles: ['Planner'],
  excludedCompanies: [{ name: 'Mills', aliases: ['mills.example'] }],
  askFirst: true,
  updatedAt: null,
}
const answers: ClientAnswers = { facts: { ...noFacts, noticePeriod: 'Two weeks', salaryExpectation: 1 }, answers: [] }

function serveAll() {
  const server = fakeServer()
  server.reply(readRules, rules)
  server.reply(readAnswers, answers)
  server.reply(readProfile, profile)
  return server
}
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const button = (name: string) => screen.getByRole('button', { name })

it('is read first, in four groups', async () => {
  serveAll()
  renderScreen(<WantedGroups />)
  expect((await region('Jobs')).getByText('Planner')).toBeTruthy()
  expect((await region('Rules')).getByText('Mills / mills.example')).toBeTruthy()
  expect((await region('Job Preferences')).getByText('Salary Expectation')).toBeTruthy()
  expect((await region('Facts')).getByText('Two weeks')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('edits one group in place, and sends the other rules as they are', async () => {
  const server = serveAll()
  server.reply(saveRules, { ...rules, titles: ['Planner', 'Buyer'], version: 4 })
  const { user } = renderScreen(<WantedGroups />)
  await screen.findByRole('region', { name: 'Jobs' })
  await user.click(button('Edit Jobs'))
  expect(document.activeElement).toBe(screen.getByLabelText('Job Titles'))
  expect(screen.queryByLabelText('Never apply to')).toBeNull()
  await user.keyboard('Buyer{Enter}')
  await user.dblClick(button('Save Jobs'))
  await waitFor(() => expect(screen.queryByLabelText('Job Titles')).toBeNull())
  expect(document.activeElement).toBe(button('Edit Jobs'))
  const { version: _version, updatedAt: _updatedAt, ...stored } = rules
  expect(server.requests(saveRules).map(({ body }) => body)).toEqual([{ ...stored, titles: ['Planner', 'Buyer'] }])
})

it('keeps what was typed after a failure, and drops it on Cancel', async () => {
  const server = serveAll()
  server.refuse(saveRules, { status: 503, message: 'Please try again later' })
  const { user } = renderScreen(<WantedGroups first="rules" />)
  await user.type(await screen.findByLabelText('Never apply to'), 'Harbor{Enter}')
  await user.click(button('Save Rules'))
  expect(await screen.findByText('Failed to save your rules')).toBeTruthy()
  expect(button('Remove Harbor')).toBeTruthy()
  await user.click(button('Cancel'))
  expect(screen.queryByText(/Harbor/)).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

it('shows what was typed before the page was left', async () => {
  serveAll()
  const before = renderScreen(<WantedGroups first="rules" />)
  await before.user.type(await screen.findByLabelText('Never apply to'), 'Harbor{Enter}')
  before.unmount()
  renderScreen(<WantedGroups />)
  expect(await screen.findByRole('button', { name: 'Remove Harbor' })).toBeTruthy()
})

it('opens one group after the other on the first day', async () => {
  const server = serveAll()
  server.reply(saveRules, rules)
  server.reply(saveAnswers, answers)
  const onSaved = vi.fn((group: string) => (group === 'rules' ? ('facts' as const) : undefined))
  const { user } = renderScreen(<WantedGroups groups={['rules', 'facts']} first="rules" onSaved={onSaved} />)
  await screen.findByLabelText('Never apply to')
  expect(screen.queryByRole('region', { name: 'Jobs' })).toBeNull()
  await user.click(button('Save Rules'))
  await user.type(await screen.findByLabelText('Work Authorization'), 'US citizen')
  await user.click(button('Save Answers'))
  await waitFor(() => expect(onSaved.mock.calls).toEqual([['rules'], ['facts']]))
})

it('fails alone, group by group', async () => {
  const server = serveAll()
  server.refuse(readRules, { status: 503, message: 'Please try again later' })
  renderScreen(<WantedGroups />)
  expect(await screen.findByText('Your rules could not be loaded.')).toBeTruthy()
  expect((await region('Facts')).getByText('Two weeks')).toBeTruthy()
})
