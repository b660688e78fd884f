import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listSessions, type Session } from '#contract/account.ts'
import { createApplication } from '#contract/applications.ts'
import { checkClientRules } from '#contract/rules.ts'
import { button, created, field, interest, openDialog, paste, resume } from '#test/create-dialog.tsx'
import type { fakeServer } from '#test/fake-server.ts'
import { paths } from '#web/paths.ts'

afterEach(() => vi.restoreAllMocks())

const session: Session = {
  id: 'kit',
  kind: 'apply_kit',
  version: '1.0.0',
  userAgent: null,
  address: '192.0.2.7',
  createdAt: '2026-11-26T07:00:00.000Z',
  lastSeenAt: '2026-11-26T07:00:00.000Z',
  expiresAt: '2026-11-26T19:00:00.000Z',
  current: false,
}
const rules = { violations: [], warnings: [], unknown: [], isPostingRead: false, askFirst: false }
const isSubmit = (name: string) => button(name).getAttribute('type') === 'submit'

async function open(isConnected: boolean, prepare?: (server: ReturnType<typeof fakeServer>) => void) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  const view = await openDialog({ interest }, (server) => {
    server.reply(listSessions, isConnected ? [session] : [])
    server.reply(checkClientRules, rules)
    prepare?.(server)
  })
  await paste(view.user, 'Company', 'Mills')
  await paste(view.user, 'Position', 'Clerk')
  return { ...view, opened }
}

it('is the main button once a kit is connected: it prepares the application and opens its posting', async () => {
  const { server, user, opened } = await open(true)
  server.reply(createApplication, created)
  await waitFor(() => expect(isSubmit('Apply With the Kit')).toBe(true))
  expect(isSubmit('Record as sent')).toBe(false)
  await user.click(button('Apply With the Kit'))
  await waitFor(() => expect(opened).toHaveBeenCalledWith(paths.openPosting(created.id)))
  const [sent] = server.requests(createApplication)
  expect(sent?.body).toMatchObject({ jobInterestId: interest.id, status: 'interested', documentIds: [resume.id] })
  expect(sent?.body).not.toHaveProperty('receipt')
})

it('takes the file of the profile, but no confirmation', async () => {
  const { server, user } = await open(true)
  server.reply(createApplication, created)
  await user.selectOptions(field('Resume'), screen.getByRole('option', { name: /profile/i, hidden: true }))
  await user.selectOptions(field('Confirmation'), 'Number')
  await user.type(field('Number'), 'AC-1')
  await user.click(await screen.findByRole('button', { name: 'Apply With the Kit', hidden: true }))
  expect(await screen.findByText(/“Apply With the Kit” doesn't store a confirmation/)).toBeTruthy()
  await user.selectOptions(field('Confirmation'), 'None')
  await user.click(button('Apply With the Kit'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
})

it('says so where the browser blocks the tab', async () => {
  const { server, user, opened } = await open(true)
  opened.mockReturnValue(null)
  server.reply(createApplication, created)
  await user.click(await screen.findByRole('button', { name: 'Apply With the Kit', hidden: true }))
  expect(await screen.findByText('Your browser blocked the new tab')).toBeTruthy()
})

it('is not there without a kit', async () => {
  await open(false)
  expect(screen.queryByRole('button', { name: 'Apply With the Kit', hidden: true })).toBeNull()
  expect(isSubmit('Record as sent')).toBe(true)
})

it('is not there where the client is asked first', async () => {
  await open(true, (server) => server.reply(checkClientRules, { ...rules, askFirst: true }))
  await waitFor(() => expect(isSubmit('Ask client first')).toBe(true))
  expect(screen.queryByRole('button', { name: 'Apply With the Kit', hidden: true })).toBeNull()
})
