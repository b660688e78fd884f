import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { fillResume, generateResume, livePage, tab } from './builder-forms.ts'
import { pressKeyOn } from './keys.ts'
import { expect, test } from './people.ts'

const weak = {
  basics: {
    name: "Noor D'Arcy",
    email: 'noor@example.test',
    summary: 'Hard-working team player with a passion for logistics and for planning routes.',
  },
  work: [
    {
      name: 'Harbor Freightways',
      position: 'Logistics Planner',
      startDate: '2021-04',
      highlights: [
        'Responsible for the weekly route reports of the depot',
        'Cut empty miles by 18% in one year by planning backhauls',
        'Managed carriers in three states, and their yearly tenders',
      ],
    },
    {
      name: 'Mills',
      position: 'Clerk',
      startDate: '2017-02',
      endDate: '2021-03',
      highlights: ['Duties included filing for the office', 'Answered phone calls from carriers and from drivers'],
    },
  ],
  education: [{ institution: 'Portland State University', studyType: 'BSc', area: 'Logistics', endDate: '2014' }],
  skills: [{ name: 'Excel' }, { name: 'Route planning' }],
}

const marks = (page: Page) => page.getByRole('group', { name: 'Findings' }).getByRole('button')
const mark = (page: Page, text: string) => marks(page).and(page.getByRole('button', { name: text }))

/** How far down its page a mark is, as a share of its height. */
const readHeight = (page: Page, text: string) =>
  mark(page, text).evaluate((button) => {
    const sheet = button.parentElement?.getBoundingClientRect()
    const { top, height } = button.getBoundingClientRect()
    return sheet ? (top + height / 2 - sheet.top) / sheet.height : NaN
  })

test('findings are marks on the page before a text is generated, and lead to their fields by key', async ({ page }) => {
  await page.goto('/resume-builder')
  const file = { name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(weak)) }
  await page.getByLabel('Fill from a Resume File').setInputFiles(file)
  await expect(tab(page, 'AI Analysis')).toBeDisabled()
  const phone = 'Add a phone number'
  const verb = 'Responsible for the weekly route reports'
  // By the name at the top, and by the first job.
  await expect(mark(page, phone)).toBeVisible()
  expect(await readHeight(page, phone)).toBeLessThan(0.15)
  expect(await readHeight(page, verb)).toBeGreaterThan(await readHeight(page, phone))

  await pressKeyOn(mark(page, verb))
  const panel = page.getByRole('dialog', { name: /finding/i })
  await expect(panel).toBeFocused()
  await expect(panel).toContainText('Start each line with an action verb')
  await page.keyboard.press('Escape')
  await expect(mark(page, verb)).toBeFocused()

  await mark(page, phone).click()
  await pressKeyOn(panel.getByRole('button', { name: 'Fix' }))
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(panel).toBeHidden()
  await expect(page.getByLabel('Phone')).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: phone })).toBeVisible()
  await page.keyboard.type('5550104477')
  await expect(mark(page, phone)).toHaveCount(0)
})

test('on a phone the page has its marks, and the finished text as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/resume-builder')
  await fillResume(page)
  await page.getByLabel('Phone').fill('')
  await generateResume(page)
  await mark(page, 'Add a phone number').click()
  const finding = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Add a phone number' })
  await finding.getByRole('button', { name: 'Fix' }).click()
  await expect(tab(page, 'Builder')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await expect(livePage(page).getByRole('group', { name: 'Findings' })).toBeVisible()
  await marks(page).first().click()
  await expectAccessible(page, 'a finding on the page')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(marks(page).first()).toBeHidden()
})
