import type { Page } from '@playwright/test'
import { expectAccessible, phone } from './axe.ts'
import { createTeam, getMessage, listTexts, reference, send } from './conversations.ts'
import { demoPassword, expect, register, test } from './people.ts'
import { assignManager } from './teams.ts'

const desktopSize = { width: 1280, height: 800 }
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const barLink = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })

test('a client writes from an application, and the manager answers while both look', async ({ page, browser }) => {
  await page.setViewportSize(phone.size)
  const { client, manager } = await createTeam(page, browser)
  const desktop = manager.page
  await manager.apply('Gardener')

  await test.step('the client writes about an application, with a file', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Details of Gardener at Kew Gardens' }).click()
    await page.getByRole('link', { name: 'Write About This Application' }).click()
    await expect(page).toHaveTitle('Messages - Foothold')
    await expect(page.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible()
    await expect(page.getByText('About Gardener at Kew Gardens', { exact: true })).toBeVisible()
    await page.getByLabel('Attach').setInputFiles(reference)
    await expect(page.getByRole('list', { name: 'Files to send' })).toContainText('reference.pdf')
    await page.reload()
    await expect(page.getByRole('list', { name: 'Files to send' })).toContainText('reference.pdf')
    await expectAccessible(page, 'the form with a file')
    await page.setViewportSize(phone.size)
  })

  await test.step('it arrives on the open screen of the manager', async () => {
    await desktop.goto('/account-manager')
    await expect(barLink(desktop, 'Messages')).toBeVisible()
    await send(page, 'Here is my reference.\nSee https://jobs.example.test/kew.')
    await expect(page).toHaveURL(/\/messages$/)
    await expect(getMessage(page, 'Here is my reference.')).toContainText('Sent')
    await expect(barLink(desktop, 'Messages, 1 unread')).toBeVisible()
    await desktop.getByRole('link', { name: '1 client waits for an answer' }).click()
    await expect(desktop).toHaveTitle(`Messages with Noor D'Arcy - Foothold`)
    const message = getMessage(desktop, 'Here is my reference.')
    await expect(message.getByRole('link', { name: 'Gardener at Kew Gardens' })).toBeVisible()
    await expect(message.getByRole('link', { name: 'https://jobs.example.test/kew', exact: true })).toBeVisible()
    const download = desktop.waitForEvent('download')
    await message.getByRole('link', { name: 'reference.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('reference.pdf')
    await expect(desktop.getByText(/^due by /).first()).toBeVisible()
  })

  await test.step('reading it is seen on both sides', async () => {
    await expect(getMessage(page, 'Here is my reference.')).toContainText('Read')
    await expect(barLink(desktop, 'Messages')).toBeVisible()
    await expectAccessible(desktop, 'the thread of staff')
    await desktop.setViewportSize(desktopSize)
  })

  await test.step('the answer arrives on the open screen of the client', async () => {
    await send(desktop, 'Thank you. They will like it.')
    await expect(getMessage(page, 'They will like it.')).toContainText('Amal Haddad')
    await expect(page.getByText(/^New message from Amal Haddad: Thank you/)).toBeAttached()
    await expect(getMessage(desktop, 'They will like it.')).toContainText('Read')
    await expect(desktop.getByText(/^due by /)).toHaveCount(0)
    await expectAccessible(page, 'the thread of a client')
    await page.setViewportSize(phone.size)
  })

  await test.step('an edit is seen by the other side', async () => {
    await getMessage(desktop, 'They will like it.').getByRole('button', { name: 'Edit' }).click()
    await desktop.getByRole('textbox', { name: 'Edit Message' }).fill('Thank you. They will love it.')
    await desktop.getByRole('button', { name: 'Save' }).click()
    await expect(getMessage(page, 'They will love it.')).toContainText('Edited')
  })

  await test.step('elsewhere the bar of the client counts what is unread', async () => {
    await page.goto('/')
    await send(desktop, 'One more thing.')
    await page.getByRole('button', { name: 'Menu, 1 unread' }).click()
    await barLink(page, 'Messages, 1 unread').click()
    await expect(getMessage(page, 'One more thing.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
    expect(await listTexts(page, client.id)).toHaveLength(3)
  })
  await manager.close()
})

async function signInAdmin(page: Page) {
  const data = { email: 'admin@foothold.test', password: demoPassword }
  expect((await page.request.post('/api/login', { data })).ok()).toBe(true)
}

test('without a manager the team reads; after a handover the new manager does, and the former no longer', async ({
  page,
  openPage,
  browser,
}) => {
  const client = await register(page)
  await page.goto('/messages')
  await expect(page.getByText("You don't have an account manager yet. Our team reads your messages.")).toBeVisible()
  await send(page, 'Is anyone there?')

  const admin = await openPage()
  await signInAdmin(admin)
  await admin.goto(`/messages?userId=${client.id}`)
  await expect(getMessage(admin, 'Is anyone there?')).toBeVisible()
  await send(admin, 'We are.')
  await expect(getMessage(page, 'We are.')).toBeVisible()

  const first = await assignManager(browser, client.id)
  await first.page.goto(`/messages?userId=${client.id}`)
  await expect(getMessage(first.page, 'Is anyone there?')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Amal Haddad' })).toBeVisible()

  const second = await assignManager(browser, client.id)
  await expect(first.page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible()
  await expect(first.page.getByText('Is anyone there?')).toHaveCount(0)
  await second.page.goto('/messages')
  await second.page.getByRole('link', { name: "Noor D'Arcy" }).click()
  await expect(getMessage(second.page, 'Is anyone there?')).toBeVisible()
  await first.close()
  await second.close()
})

test('a returned interest is answered in the conversation', async ({ page, browser }) => {
  const { manager } = await createTeam(page, browser)
  const data = { jobUrl: 'https://jobs.example.test/closed' }
  const interest = (await (await page.request.post('/api/job-interests', { data })).json()) as { id: string }
  const reason = { reason: 'The posting is closed.' }
  expect((await manager.page.request.post(`/api/job-interests/${interest.id}/return`, { data: reason })).ok()).toBe(
    true,
  )
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(page.getByText('About a job interest', { exact: true })).toBeVisible()
  await send(page, 'They opened it again.')
  await expect(getMessage(page, 'They opened it again.').getByRole('link', { name: 'a job interest' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await page.getByRole('button', { name: 'Remove "About a job interest"' }).click()
  await expect(page).toHaveURL(/\/messages$/)
  await manager.close()
})
