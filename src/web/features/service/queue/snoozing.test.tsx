import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { snoozeJobInterest } from '#contract/job-interests.ts'
import { listQueue } from '#contract/queue.ts'
import { botanist, gardener, getDetail, getRow, hour, openQueue, toItem } from './queue.fixture.tsx'

beforeEach(() => window.history.replaceState(null, '', '/account-manager'))

it('S snoozes, with a warning where the promise runs out before', async () => {
  const soon = toItem('Gardener', 1, hour / 2)
  const { server, user } = await openQueue([soon, botanist])
  server.reply(snoozeJobInterest, { id: soon.interest.id, snoozedUntil: new Date(Date.now() + hour).toISOString() })
  getRow(/Gardener/).focus()
  await user.keyboard('s')
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze Job Interest' }))
  expect(dialog.getByText(/The promise to Maya stays: due by/)).toBeTruthy()
  const inAnHour = dialog.getByRole('button', { name: /In 1 hour/ })
  expect(inAnHour.textContent).toContain('late by then')
  await user.click(inAnHour)
  await waitFor(() => expect(server.requests(snoozeJobInterest)).toHaveLength(1))
  expect(await screen.findByText(/Snoozed until/)).toBeTruthy()
  expect(getDetail().getByRole('heading', { name: 'Botanist at Kew' })).toBeTruthy()
})

it('shows what was snoozed just now among the snoozed ones, and the others again after them', async () => {
  const { server, user, update } = await openQueue([gardener, botanist])
  server.reply(snoozeJobInterest, { id: gardener.interest.id, snoozedUntil: new Date(Date.now() + hour).toISOString() })
  getRow(/Gardener/).focus()
  await user.keyboard('s')
  await user.click(await screen.findByRole('button', { name: /In 1 hour/ }))
  await update([botanist])
  await waitFor(() => expect(screen.queryByRole('link', { name: /Gardener/ })).toBeNull())
  server.reply(listQueue, [gardener])
  await user.click(screen.getByRole('button', { name: /^Snoozed/ }))
  await screen.findByRole('link', { name: /Gardener/ })
  expect(await screen.findByRole('heading', { name: 'Gardener at Kew' })).toBeTruthy()
  expect(screen.queryByText('No longer waiting for you')).toBeNull()
  server.reply(listQueue, [botanist])
  await user.click(screen.getByRole('button', { name: /^Snoozed/ }))
  expect(await screen.findByRole('heading', { name: 'Botanist at Kew' })).toBeTruthy()
  expect(screen.queryByText('No longer waiting for you')).toBeNull()
})
