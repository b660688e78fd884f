import type { Locator, Page } from '@playwright/test'
import { demoPassword, expect, test } from './people.ts'
import { joinAs } from './teams.ts'

/** The ring stands on what has the focus, or on the frame around it, and within the window. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // Between the end of a page and its beginning stands the browser's own bar.
    if (!focused || focused === document.body) return true
    const { top, bottom } = focused.getBoundingClientRect()
    const frames = [focused, focused.parentElement, focused.parentElement?.parentElement]
    const ringed = frames.some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
    return ringed && bottom > 0 && top < window.innerHeight
  })

/** Goes on by Tab until it is there; every stop on the way must be seen. */
async function tabTo(page: Page, goal: Locator) {
  await goal.waitFor({ state: 'attached' })
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
    expect(await focusIsSeen(page), `the focus is seen on ${stop}`).toBe(true)
    if (await goal.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}

async function signInByKeys(page: Page, email: string, password: string) {
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
}

test('a seeker signs in, submits a job interest and changes a status by keys alone', async ({ page, openPage }) => {
  const otherPage = await openPage()
  const { email } = await joinAs(otherPage)
  await otherPage.request.post('/api/applications', { data: { company: 'Kew', position: 'Clerk', status: 'applied' } })

  await page.goto('/auth?mode=login')
  await signInByKeys(page, email, 'violet tram orbit')
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Dashboard' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Application Dashboard' })).toBeFocused()

  const submit = page.getByRole('button', { name: 'Submit Job Interest' })
  await tabTo(page, submit)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Job URL')).toBeFocused()
  await page.keyboard.type('https://jobs.example.test/by-keys')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Job interest submitted successfully!')).toBeVisible()
  await expect(submit).toBeFocused()

  const status = page.getByLabel('Status of Clerk at Kew')
  await tabTo(page, status)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Application status updated')).toBeVisible()
  await expect(status).toBeFocused()
  await expect(status).toHaveValue('interviewing')
})

test('an admin signs in, finds somebody and edits the name by keys alone', async ({ page, openPage }) => {
  const person = await joinAs(await openPage(), { firstName: 'Keys', lastName: `Only${Date.now()}` })
  await page.goto('/admin')
  await signInByKeys(page, 'admin@foothold.test', demoPassword)
  await page.goto('/admin')
  await tabTo(page, page.getByLabel('Search by name or email'))
  await page.keyboard.type(person.email)
  const users = page.getByRole('table', { name: 'Users' })
  await expect(users.getByRole('row')).toHaveCount(2)
  await tabTo(page, users.getByRole('button', { name: `Edit Keys ${person.lastName}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('First Name')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Kay')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(users.getByRole('button', { name: `Edit Kay ${person.lastName}` })).toBeFocused()
})
