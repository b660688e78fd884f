import { expectHydrated, delayApp, measureLayoutShift } from './prerendered.ts'
import { expect, test } from './people.ts'

for (const { path, title, field } of [
  { path: '/resume-builder', title: 'Resume Builder', field: 'Full Name' },
  { path: '/cover-letter-builder', title: 'Cover Letter Builder', field: 'Company Name' },
]) {
  test(`${path} is complete without script, and submits nothing by itself`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const reply = await page.goto(`${test.info().project.use.baseURL}${path}`)
    expect((await reply?.request().sizes())?.responseBodySize).toBeLessThan(23 * 1024)
    await expect(page).toHaveTitle(`${title} - Foothold`)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Builder' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('link', { name: 'Save to an Account' })).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent(`${path}?save`)}`,
    )
    await page.getByLabel(field).first().fill('Acme')
    await page.getByLabel(field).first().press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await context.close()
  })

  test(`${path} is hydrated without a shift, and keeps typed text and the focus`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const app = await delayApp(page)
    await page.goto(path, { waitUntil: 'commit' })
    const input = page.getByLabel(field).first()
    await input.fill('Acme')
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
    await app.asked
    const shifts = await measureLayoutShift(page)
    app.release()
    await expectHydrated(page)
    expect(await shifts()).toBeLessThan(0.005)
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
    await expect(input).toBeFocused()
    await expect(input).toHaveValue('Acme')
    await page.getByRole('button', { name: 'Start Over' }).click()
    await expect(page.getByText('You started over.')).toBeVisible()
    await expect(input).toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(input).toHaveValue('Acme')
  })
}
