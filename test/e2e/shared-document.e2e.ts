import type { Page } from '@playwright/test'
import { expectAccessible, getHorizontalOverflow, phone } from './axe.ts'
import { pressKeyOn, typeIn } from './keys.ts'
import { expect, register, test } from './people.ts'
import { choose, chooseByKeys, moreAbout, openSaved } from './saved-list.ts'

const password = 'a long walk in Kew'
const resume = {
  kind: 'resume',
  name: 'My secret plan',
  form: { fullName: 'Maya Okafor' },
  content: 'Maya Okafor\nBristol\n\nSUMMARY\nPlanner of gardens.',
}

test.beforeEach(async ({ page }) => {
  await register(page)
  const reply = await page.request.post('/api/documents', { data: resume })
  expect(reply.ok()).toBe(true)
  await page.goto('/resume-builder')
})

const sharing = (page: Page) => page.getByRole('dialog', { name: 'Share' })

async function createLink(page: Page) {
  const dialog = sharing(page)
  await expect(dialog.getByText("This document isn't shared.")).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Link' }).click()
  await expect(dialog.getByText('No one has opened it yet.')).toBeVisible()
  return dialog.getByLabel('Link', { exact: true }).inputValue()
}

test('a shared resume is opened by a stranger, downloaded, counted, and gone once revoked', async ({
  page,
  openPage,
}) => {
  const list = await openSaved(page)
  await choose(list, resume.name, 'Share')
  const url = await createLink(page)
  await expectAccessible(page, 'sharing')
  const stranger = await openPage()
  const sent: string[] = []
  stranger.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`))
  const reply = await stranger.goto(url)
  expect(reply?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
  await expect(stranger.getByRole('heading', { level: 1, name: 'Maya Okafor - Resume' })).toBeVisible()
  await expect(stranger.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await expect(stranger.getByRole('article', { name: 'Document' })).toContainText('Planner of gardens.')
  await expect(stranger).toHaveTitle(/^Maya Okafor - Resume/)
  await expect(stranger.getByText(resume.name)).toHaveCount(0)
  const waiting = stranger.waitForEvent('download')
  await stranger.getByRole('button', { name: 'Download PDF' }).click()
  expect((await waiting).suggestedFilename()).toBe('Maya Okafor - Resume.pdf')
  expect(sent.filter((line) => line.includes(new URL(url).hash.slice(1)) && !line.startsWith(url))).toEqual([])
  await expectAccessible(stranger, 'a shared document')
  await stranger.setViewportSize(phone.size)
  expect(await getHorizontalOverflow(stranger)).toBe(0)

  await sharing(page).getByRole('button', { name: 'Close' }).click()
  await expect(moreAbout(list, resume.name)).toBeFocused()
  await choose(list, resume.name, 'Share')
  await expect(sharing(page).getByText(/Others opened it once/)).toBeVisible()
  await sharing(page).getByRole('button', { name: 'Revoke Link' }).click()
  await expect(sharing(page).getByText("This document isn't shared.")).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: "This link doesn't work anymore" })).toBeVisible()
})

test('by keyboard alone: a link with a password, opened on a phone', async ({ page, openPage }) => {
  const list = await openSaved(page)
  await chooseByKeys(list, resume.name, 'Share')
  const dialog = sharing(page)
  await typeIn(dialog.getByLabel('Password for the Link (optional)'), 'short')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please use at least 8 characters')).toBeVisible()
  await typeIn(dialog.getByLabel('Password for the Link (optional)'), password)
  await pressKeyOn(dialog.getByRole('button', { name: 'Create Link' }))
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await page.keyboard.press('Escape')
  await expect(moreAbout(list, resume.name)).toBeFocused()
  await expect(list.getByText('shared by link')).toBeVisible()

  const stranger = await openPage()
  await stranger.setViewportSize(phone.size)
  await stranger.goto(url)
  const field = stranger.getByLabel('Password', { exact: true })
  await expect(field).toBeFocused()
  await stranger.keyboard.type('a wrong guess')
  await stranger.keyboard.press('Enter')
  await expect(stranger.getByText('This password is wrong. Please check it and try again.')).toBeVisible()
  await expectAccessible(stranger, 'a password')
  expect(await getHorizontalOverflow(stranger)).toBe(0)
  await stranger.setViewportSize(phone.size)
  await typeIn(field, password)
  await stranger.keyboard.press('Enter')
  await expect(stranger.getByRole('heading', { level: 1, name: 'Maya Okafor - Resume' })).toBeFocused()
  await expect(stranger.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
})
