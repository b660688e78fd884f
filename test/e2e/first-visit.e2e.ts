import type { Locator, Page } from '@playwright/test'
import { expect, register, signIn, test } from './people.ts'

const phone = { width: 360, height: 740 }

/** The number of lines of an element's text. */
const countLines = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return new Set(
      [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom / 8)),
    ).size
  })

const notice = (page: Page) => page.getByText('You have no active plan')

test('without a plan each start of an application shows a notice with a link to the plans', async ({ page }) => {
  await register(page)
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your Service' })).toBeHidden()

  await page.goto('/dashboard')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Submit Job Interest' }).click()
  await expect(page.getByRole('dialog').getByText('Your account manager applies once you have')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'View Plans' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('with a plan the dashboard shows the account manager, the usage and no notice', async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Your Service' })
  await expect(card).toContainText('Daniel Reyes')
  // Parallel tests create applications for the same person.
  const used = page.getByRole('meter', { name: 'Applications sent' })
  await expect(async () => {
    const [period] = await (await page.request.get('/api/ledger')).json()
    const { delivered, included } = period.applications
    expect(await used.getAttribute('aria-valuetext')).toBe(`${delivered} of ${included}`)
  }).toPass({ timeout: 30_000 })
  await expect(notice(page)).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Submit Job Interest' })).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('on a phone the menu links to the builders, and short texts stay on one line', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/features')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Resume Builder' })).toHaveAttribute('href', '/resume-builder')
  await register(page)
  await page.goto('/')
  expect(await countLines(page.getByRole('heading', { name: 'Recent Applications' }))).toBe(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(menu.getByRole('link', { name: 'Resume Builder' })).toBeHidden()

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'Cover Letter Builder' }).click()
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
  for (const name of ['Download DOCX', 'Download PDF'])
    expect(await countLines(page.getByRole('button', { name })), name).toBe(1)
})
