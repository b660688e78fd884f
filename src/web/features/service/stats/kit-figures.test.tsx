import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  decideFieldMapping,
  listFieldMappings,
  readKitFigures,
  type ReviewedMapping,
} from '#contract/field-mappings.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { FieldMappings } from './field-mappings.tsx'
import { KitFigures } from './kit-figures.tsx'

it('shows minutes, filled and corrected fields by board, in the order of the server', async () => {
  fakeServer().reply(readKitFigures, [
    { board: 'greenhouse', receipts: 12, seconds: 95, filled: 171, corrected: 4 },
    { board: 'workday', receipts: 1, seconds: 600, filled: 23, corrected: 0 },
  ])
  renderScreen(<KitFigures />)
  const table = await screen.findByRole('table', { name: 'Apply kit by board' })
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Board', 'Applications', 'Minutes', 'Fields Filled', 'Corrected'],
    ['greenhouse', '12', '1.6', '171', '4'],
    ['workday', '1', '10.0', '23', '0'],
  ])
})

it('shows nothing where no kit was used', async () => {
  const server = fakeServer()
  server.reply(readKitFigures, [])
  server.reply(listFieldMappings, [])
  renderScreen(
    <>
      <KitFigures />
      <FieldMappings />
      <p>End</p>
    </>,
  )
  await screen.findByText('End')
  expect(screen.queryByText('Apply Kit')).toBeNull()
  expect(screen.queryByText('Fields of Job Boards')).toBeNull()
})

it('shows a mapping that several managers offered once, with the count, and stores a decision', async () => {
  const mapping: ReviewedMapping = {
    id: '00000000-0000-4000-8000-000000000001',
    board: 'lever',
    label: 'When can you start?',
    concept: 'notice_period',
    state: 'offered',
    offers: 3,
    createdAt: '2026-11-20T10:00:00.000Z',
    decidedAt: null,
  }
  const server = fakeServer()
  server.reply(listFieldMappings, [mapping])
  server.reply(decideFieldMapping, { ...mapping, state: 'accepted' })
  const { user } = renderScreen(<FieldMappings />)
  await screen.findByText('“When can you start?”')
  screen.getByText('lever: notice period')
  screen.getByText('Offered 3 times')
  await user.click(screen.getByRole('button', { name: /Accept/ }))
  await screen.findByText('“When can you start?”')
  expect(server.requests(decideFieldMapping)).toMatchObject([{ body: { state: 'accepted' } }])
})
