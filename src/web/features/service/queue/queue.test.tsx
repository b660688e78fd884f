import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApplication } from '#contract/applications.ts'
import { returnJobInterest, returnJobInterests } from '#contract/job-interests.ts'
import { listQueue, type QueueItem } from '#contract/queue.ts'
import { created as application } from '#test/create-dialog.tsx'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { Queue } from './queue.tsx'
import {
  botanist,
  clerk,
  client,
  gardener,
  getDetail,
  getRow,
  getId,
  manager,
  note,
  openQueue,
} from './queue.fixture.tsx'
import { getItemKey } from './queue.queries.ts'
import { findNextKey } from './use-selected-item.ts'

beforeEach(() => window.history.replaceState(null, '', '/account-manager'))

describe('the selected item', () => {
  it('is the first one, without a word of it in the address, and stays when another one comes before it', async () => {
    const { update } = await openQueue([gardener, botanist])
    expect(getDetail().getByRole('heading', { name: 'Gardener at Kew' })).toBeTruthy()
    expect(getRow(/Gardener/).getAttribute('aria-current')).toBe('true')
    expect(getDetail().getByText('6 left')).toBeTruthy()
    expect(getDetail().getByText('sent 2 h ago')).toBeTruthy()
    await update([clerk, gardener, botanist])
    await screen.findByRole('link', { name: /Clerk/ })
    expect(getDetail().getByRole('heading', { name: 'Gardener at Kew' })).toBeTruthy()
    expect(window.location.search).toBe('')
  })

  it('moves with J and K, and is in the address without an entry in the history', async () => {
    const { user } = await openQueue([gardener, botanist, clerk])
    const length = window.history.length
    getRow(/Gardener/).focus()
    await user.keyboard('jjk')
    expect(document.activeElement).toBe(getRow(/Botanist/))
    expect(getDetail().getByRole('heading', { name: 'Botanist at Kew' })).toBeTruthy()
    expect(new URLSearchParams(window.location.search).get('item')).toBe(getItemKey(botanist))
    expect(window.history.length).toBe(length)
  })

  it('stays with a note once someone else has answered it, until another one is chosen', async () => {
    const { user, update } = await openQueue([gardener, botanist])
    await user.click(getRow(/Botanist/))
    await user.click(screen.getByRole('tab', { name: 'Notes' }))
    await getDetail().findByText(note.text)
    await update([gardener])
    expect(await screen.findByText('No longer waiting for you')).toBeTruthy()
    expect(getDetail().getByRole('heading', { name: 'Botanist at Kew' })).toBeTruthy()
    expect(getDetail().getByText(note.text)).toBeTruthy()
    expect(getDetail().queryByRole('button', { name: 'Return' })).toBeNull()
    await user.click(getRow(/Gardener/))
    expect(screen.queryByText('No longer waiting for you')).toBeNull()
    expect(getDetail().getByRole('button', { name: 'Return' })).toBeTruthy()
  })

  it('covers the list on a phone, with a way back', async () => {
    const { user } = await openQueue([gardener, botanist], false)
    expect(screen.queryByRole('article')).toBeNull()
    await user.click(getRow(/Botanist/))
    const heading = screen.getByRole('heading', { level: 1, name: 'Botanist at Kew' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.queryByRole('list', { name: 'Waiting for you' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Pending Job Interests' }))
    expect(document.activeElement).toBe(getRow(/Botanist/))
  })

  it('shows that an item of an address no longer waits', async () => {
    window.history.replaceState(null, '', `/account-manager?item=${getId(77)}`)
    await openQueue([gardener])
    expect(await screen.findByRole('heading', { name: 'No longer waiting for you' })).toBeTruthy()
  })
})

it('letters typed into a field answer nothing', async () => {
  const { user } = await openQueue([gardener])
  await user.type(screen.getByLabelText('Search Pending'), 'jar?s')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('R returns the selected item, and the next one is selected', async () => {
  const { server, user } = await openQueue([gardener, botanist])
  server.reply(returnJobInterest, gardener.interest, 'job-interests')
  getRow(/Gardener/).focus()
  await user.keyboard('r')
  await user.type(await screen.findByLabelText(/Reason/), 'It is closed.')
  server.reply(listQueue, [botanist])
  await user.click(screen.getByRole('button', { name: 'Return' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Gardener/ })).toBeNull())
  expect(getDetail().getByRole('heading', { name: 'Botanist at Kew' })).toBeTruthy()
})

it('several are returned with one reason, and those that were not are named', async () => {
  const { server, user } = await openQueue([gardener, botanist, clerk])
  server.reply(returnJobInterests, {
    returned: [gardener.interest.id],
    notReturned: [{ id: clerk.interest.id, because: 'answered' }],
  })
  await user.click(screen.getByRole('checkbox', { name: 'Select Gardener at Kew' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select Clerk at Kew' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('3 selected')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Select Botanist at Kew' }))
  await user.click(screen.getByRole('button', { name: 'Return Selected' }))
  await screen.findByRole('dialog', { name: 'Return 2 Job Interests' })
  await user.type(screen.getByLabelText(/Reason/), 'They are closed.')
  await user.click(screen.getByRole('button', { name: 'Return 2' }))
  const notice = within(await screen.findByText('These were not returned').then(closestAlert))
  expect(notice.getByText('Clerk at Kew (Maya)')).toBeTruthy()
  expect(notice.queryByText(/Gardener/)).toBeNull()
  expect(server.requests(returnJobInterests)).toMatchObject([
    { body: { ids: [gardener.interest.id, clerk.interest.id], reason: 'They are closed.' } },
  ])
  expect(screen.getByText('None selected')).toBeTruthy()
})

function closestAlert(element: HTMLElement) {
  const alert = element.closest<HTMLElement>('[role=alert]')
  if (!alert) throw new Error('It is in no alert')
  return alert
}

it('says that nothing is snoozed, and that nothing matches a search', async () => {
  fakeServer().reply(listQueue, [])
  window.history.replaceState(null, '', '/account-manager?view=snoozed')
  const { user } = renderScreen(<Queue clients={[client]} />, manager)
  expect(await screen.findByText('Nothing is snoozed')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'Kew')
  expect(await screen.findByText('No matches')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show All' }))
  expect(await screen.findByText('No pending job interests')).toBeTruthy()
})

describe('the item to select next', () => {
  const items = [gardener, botanist, clerk]
  const [first, second, third] = items.map(getItemKey) as [string, string, string]
  it.each([
    ['the one below', second, [second], third],
    ['below all that were answered', first, [first, second], third],
    ['the one above the last', third, [third], second],
    ['none, if all are answered', second, [first, second, third], null],
  ])('%s', (_, selected, answered, next) => {
    expect(findNextKey(items, selected, answered)).toBe(next)
  })
})

describe('applying', () => {
  const created = { ...application, company: 'Kew', position: 'Gardener', status: 'applied' as const }
  const newClient: QueueItem = { kind: 'client', dueAt: gardener.dueAt, pausedBy: null, client: gardener.client }

  async function apply(items: QueueItem[]) {
    const view = await openQueue(items)
    const { server, user } = view
    server.reply(createApplication, created, 'job-interests')
    getRow(/Gardener/).focus()
    await user.keyboard('a')
    const form = within(await screen.findByRole('dialog', { name: 'Create Application' }))
    expect(document.activeElement).toBe(form.getByLabelText('Company'))
    await user.type(form.getByLabelText('Company'), 'Kew')
    await user.type(form.getByLabelText('Position'), 'Gardener')
    return { ...view, form }
  }

  it('happens in the pane, under the title, and Escape closes it without a loss', async () => {
    const { user } = await apply([gardener, botanist])
    expect(getDetail().getByRole('heading', { name: 'Gardener at Kew' })).toBeTruthy()
    expect(getDetail().getByRole('tab', { name: 'Notes' })).toBeTruthy()
    expect(getDetail().queryByRole('button', { name: 'Return' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(getRow(/Gardener/))
    await user.keyboard('a')
    expect((await screen.findByLabelText<HTMLInputElement>('Company')).value).toBe('Kew')
  })

  it('selects the next item, and shows what proves it instead of a warning', async () => {
    const { server, user, form } = await apply([gardener, botanist])
    server.reply(listQueue, [botanist])
    await user.click(form.getByRole('button', { name: 'Record as sent' }))
    expect(await screen.findByText('Recorded as sent: Gardener at Kew')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Proof of Sending' }).getAttribute('href')).toBe(
      `/applications/${created.id}/receipt`,
    )
    await waitFor(() => expect(screen.queryByRole('link', { name: /Gardener/ })).toBeNull())
    expect(getDetail().getByRole('heading', { name: 'Botanist at Kew' })).toBeTruthy()
  })

  it.each([
    ['the last item', [gardener]],
    ['a new client with one interest, whose first application this was', [newClient, gardener]],
  ])('is no surprise for %s', async (_what, items) => {
    const { server, user, form } = await apply(items)
    server.reply(listQueue, [])
    await user.click(form.getByRole('button', { name: 'Record as sent' }))
    expect(await screen.findByText('No pending job interests')).toBeTruthy()
    expect(screen.getByText('Recorded as sent: Gardener at Kew')).toBeTruthy()
    expect(screen.queryByText('No longer waiting for you')).toBeNull()
  })
})
