import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { fillResume, generateResume, livePage } from './builder-forms.ts'
import { expect, test } from './people.ts'
import { expectHydrated } from './prerendered.ts'

/** The headings of the parts of the form, in their order. */
const listParts = (page: Page) => page.locator('form details > summary h2').allTextContents()

async function addSection(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Section' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

const entry = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/resume-builder')
  await expectHydrated(page)
})

test('sections are added, moved and undone, survive a reload and reach the letter', async ({ page }) => {
  await fillResume(page)
  await addSection(page, 'Projects')
  await expect(page.getByLabel('Project Name')).toBeFocused()
  await page.getByLabel('Project Name').fill('Garden Planner')
  const project = entry(page, 'Project 1')
  await project.getByLabel('Start Date').fill('2021')
  await project.getByLabel('End Date').fill('March 2023')
  await project.getByLabel('Description').fill('Built a planner for 300 allotments')
  await addSection(page, 'Languages')
  await page.getByLabel('Language', { exact: true }).fill('Portuguese')
  await page.getByLabel('Level').fill('Native')
  await expect(livePage(page).getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Section' }).click()
  await expect(page.getByRole('menuitem', { name: 'Awards' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Projects' })).toHaveCount(0)
  await expectAccessible(page, 'the menu of sections')
  await page.keyboard.press('Escape')

  const usual = ['Summary', 'Skills', 'Work Experience', 'Education', 'Certifications', 'Projects', 'Languages']
  const parts = (moved: string[]) => ['Personal Information', ...moved, 'Target a Job']
  await expect.poll(() => listParts(page)).toEqual(parts(usual))

  const handle = page.getByRole('button', { name: 'Drag Languages', exact: true })
  await handle.press('Home')
  await expect(page.getByText('Languages is now 1 of 7.')).toBeAttached()
  await expect(handle).toBeFocused()
  await expect.poll(() => listParts(page)).toEqual(parts(['Languages', ...usual.slice(0, -1)]))
  await page.keyboard.press('Control+z')
  await expect.poll(() => listParts(page)).toEqual(parts(usual))
  await page.keyboard.press('Control+y')
  await expect.poll(() => listParts(page)).toEqual(parts(['Languages', ...usual.slice(0, -1)]))

  await page.getByRole('button', { name: 'Fold All' }).click()
  await expect(page.getByText('Garden Planner', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Drag Projects', exact: true }).hover()
  await page.mouse.down()
  const target = await page.getByRole('button', { name: 'Drag Skills', exact: true }).boundingBox()
  if (!target) throw new Error('The handle is not shown')
  await page.mouse.move(target.x + 8, target.y - 4, { steps: 8 })
  await page.mouse.up()
  const moved = ['Languages', 'Summary', 'Projects', 'Skills', 'Work Experience', 'Education', 'Certifications']
  await expect.poll(() => listParts(page)).toEqual(parts(moved))

  await expect(page.getByText('Saved in this tab')).toBeVisible()
  await page.reload()
  await expect.poll(() => listParts(page)).toEqual(parts(moved))
  await expect(page.getByLabel('Project Name')).toHaveValue('Garden Planner')
  await expect(entry(page, 'Project 1').getByLabel('End Date')).toHaveValue('2023-03')
  await generateResume(page)
  await expect(page.getByRole('article', { name: 'Page' })).toContainText(/Languages.*Portuguese.*Projects.*Skills/is)

  await page.getByRole('link', { name: 'Write the Cover Letter' }).click()
  await expect(page.getByText('Filled in from your resume.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue("Noor D'Arcy")
  await expect(page.getByLabel('Job Title')).toHaveValue('Logistics Coordinator')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
})

test('by keyboard alone: a section is added, filled, removed and restored', async ({ page }) => {
  await page.getByLabel('Full Name').fill('Zoë')
  await page.getByRole('button', { name: 'Add Section' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Projects' })).toBeFocused()
  await page.keyboard.press('End')
  // The menu moves the focus in a task of its own.
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Section Heading')).toBeFocused()
  await page.keyboard.type('Interests')
  await page.keyboard.press('Tab')
  await page.getByLabel('Title', { exact: true }).focus()
  await page.keyboard.type('Chess')
  await page.getByRole('button', { name: 'Add Entry' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Climbing')
  const titles = () =>
    page.getByLabel('Title', { exact: true }).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  await expect.poll(titles).toEqual(['Chess', 'Climbing'])
  await page.getByRole('button', { name: 'Drag Climbing' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(titles).toEqual(['Climbing', 'Chess'])

  await page.getByRole('button', { name: 'Remove Interests Section' }).focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeFocused()
  await expect(page.getByLabel('Section Heading')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Section Heading')).toHaveValue('Interests')
  await expect.poll(titles).toEqual(['Climbing', 'Chess'])
  const revert = page.getByRole('button', { name: 'Revert Change' })
  await revert.focus()
  const revertOnce = async () => {
    await page.keyboard.press('Enter')
    return titles()
  }
  await expect.poll(revertOnce).toEqual(['Chess', 'Climbing'])
  await expect(revert).toBeFocused()
})

test('on a phone a wrong date shows its error when it is left, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await addSection(page, 'Volunteering')
  const role = entry(page, 'Volunteer Role 1')
  await role.getByLabel('Start Date').fill('2021-13')
  await role.getByLabel('Role').focus()
  await expect(role.getByText('Please enter a year or a month as YYYY-MM')).toBeVisible()
  await page.getByLabel('Job Title').focus()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})
