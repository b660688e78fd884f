import type { Locator, Page } from '@playwright/test'
import { applicationStatuses } from '#contract/application-status.ts'
import { pressKeyOn } from './keys.ts'
import { expect, register, test } from './people.ts'

async function openBoard(page: Page) {
  await register(page)
  for (const [company, status] of [
    ['Mills', 'applied'],
    ['Zeta', 'applied'],
    ['Ångström', 'rejected'],
  ])
    await page.request.post('/api/applications', { data: { company, position: 'Clerk', status } })
  await page.goto('/dashboard')
  await page.getByRole('radio', { name: 'Board' }).click()
  await expect(cardsIn(page, 'Applied')).toHaveCount(2)
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardsIn = (page: Page, name: string) => column(page, name).getByRole('listitem')
/** Opens one of the columns that are folded at first. */
const openColumn = (page: Page, name: string) => page.getByRole('button', { name: `Open ${name}` })

const getHandle = (page: Page, company: string) =>
  page.getByRole('button', { name: `Move Clerk at ${company}`, exact: true })

async function readStatus(page: Page, company: string) {
  const all: { company: string; status: string }[] = await (await page.request.get('/api/applications')).json()
  return all.find((one) => one.company === company)?.status
}

/** Once it stands still: a card slides to its place after a drop. */
async function getCardCenter(card: Locator) {
  await card.hover({ trial: true })
  return getCenter(card)
}

async function getCenter(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) }
}

/** Moves what is dragged over a column. Near its edge the board scrolls, and takes the column from under the pointer. */
async function dragOver(page: Page, target: Locator) {
  await expect(async () => {
    const { x, y } = await getCenter(target)
    await page.mouse.move(x, y, { steps: 8 })
    await expect(target).toHaveClass(/border-accent/, { timeout: 1_000 })
  }).toPass()
}

/** Selects all text of the page and returns whether it stays selected. */
const isSelectionAllowed = (page: Page) =>
  page.evaluate(async () => {
    const changed = new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }))
    window.getSelection()?.selectAllChildren(document.body)
    await changed
    return window.getSelection()?.isCollapsed === false
  })

test('by keyboard cards are moved, undone and refused, and columns are searched, folded and loaded again', async ({
  page,
}) => {
  await openBoard(page)

  await test.step('a move is undone by keyboard', async () => {
    await getHandle(page, 'Mills').focus()
    for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByText('Application status updated')).toBeVisible()
    await expect(cardsIn(page, 'Interviewing')).toHaveCount(1)
    await page.keyboard.press('F8')
    await pressKeyOn(page.getByRole('button', { name: 'Undo' }))
    await expect(page.getByText('Status is Applied again')).toBeVisible()
    await expect(cardsIn(page, 'Interviewing')).toHaveCount(0)
    await expect(cardsIn(page, 'Applied')).toHaveCount(2)
    expect(await readStatus(page, 'Mills')).toBe('applied')
  })

  await test.step('a move that cannot be saved is reverted and reported', async () => {
    await page.route('**/api/applications/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await getHandle(page, 'Mills').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update application status' })).toBeVisible()
    await expect(cardsIn(page, 'Applied')).toHaveCount(2)
    await expect(cardsIn(page, 'Interviewing')).toHaveCount(0)
    await page.unroute('**/api/applications/*')
  })

  await test.step('a column that loads on retry gets the focus at its heading', async () => {
    await page.route('**/api/applications?*status=rejected*', (route) => route.abort())
    await page.reload()
    const rejected = column(page, 'Rejected')
    await openColumn(page, 'Rejected').click()
    const again = rejected.getByRole('button', { name: 'Try Again' })
    await expect(again).toBeVisible()
    await page.unroute('**/api/applications?*status=rejected*')
    await pressKeyOn(again)
    await expect(cardsIn(page, 'Rejected')).toHaveCount(1)
    await expect(rejected.getByRole('heading', { name: 'Rejected' })).toBeFocused()
  })

  await test.step('a card is moved by keyboard, announces the move and keeps the focus', async () => {
    await getHandle(page, 'Mills').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Picked up Clerk at Mills.')).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`Offered, column 4 of ${applicationStatuses.length}.`)).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Clerk at Mills moved to Interviewing.')).toBeAttached()
    await expect(cardsIn(page, 'Interviewing')).toHaveCount(1)
    await expect(cardsIn(page, 'Applied')).toHaveCount(1)
    await expect(getHandle(page, 'Mills')).toBeFocused()
    await expect(page.getByText('Application status updated')).toBeVisible()
    expect(await readStatus(page, 'Mills')).toBe('interviewing')

    await page.keyboard.press('End')
    await expect(
      page.getByText(`Withdrew, column ${applicationStatuses.length} of ${applicationStatuses.length}.`),
    ).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Clerk at Mills stays in Interviewing.')).toBeAttached()
    await expect(getHandle(page, 'Mills')).toBeFocused()
    expect(await readStatus(page, 'Mills')).toBe('interviewing')
  })

  await test.step('the board is remembered, searched, and opens the details', async () => {
    await page.reload()
    await expect(cardsIn(page, 'Applied')).toHaveCount(1)
    await openColumn(page, 'Rejected, 1 application').click()
    await page.getByLabel('Search Applications').fill('ångström')
    await expect(cardsIn(page, 'Applied')).toHaveCount(0)
    await expect(cardsIn(page, 'Rejected')).toHaveCount(1)
    await page.getByRole('button', { name: 'Details of Clerk at Ångström' }).click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Clerk')
  })
})

test('a card is dragged into open and folded columns, and an invalid drop returns it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openBoard(page)

  await test.step('a card is dragged, and an invalid drop returns it', async () => {
    const card = cardsIn(page, 'Applied').filter({ hasText: 'Zeta' })
    const from = await getCardCenter(card)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y, { steps: 3 })
    await dragOver(page, column(page, 'Interviewing'))
    // Safari would select text beside the card.
    expect(await isSelectionAllowed(page)).toBe(false)
    await page.mouse.up()
    await expect(cardsIn(page, 'Interviewing')).toContainText(['Zeta'])
    // The board allows it again a moment after the drop.
    await expect.poll(() => isSelectionAllowed(page)).toBe(true)
    await expect(page.getByText('Application status updated')).toBeVisible()
    expect(await readStatus(page, 'Zeta')).toBe('interviewing')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const moved = await getCardCenter(cardsIn(page, 'Interviewing'))
    await page.mouse.move(moved.x, moved.y)
    await page.mouse.down()
    await page.mouse.move(moved.x, 20, { steps: 5 })
    await page.mouse.up()
    await expect(cardsIn(page, 'Interviewing')).toHaveCount(1)
    expect(await readStatus(page, 'Zeta')).toBe('interviewing')
  })

  await test.step('ended applications are folded, take a card, and open by keyboard', async () => {
    await expect(cardsIn(page, 'Rejected')).toHaveCount(0)
    const card = await getCardCenter(cardsIn(page, 'Interviewing').filter({ hasText: 'Zeta' }))
    await page.mouse.move(card.x, card.y)
    await page.mouse.down()
    await dragOver(page, column(page, 'Rejected'))
    await page.mouse.up()
    const opener = openColumn(page, 'Rejected, 2 applications')
    await pressKeyOn(opener)
    await expect(cardsIn(page, 'Rejected')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Fold Rejected' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(opener).toBeFocused()
  })

  await test.step('the board is as wide as the window, and says what is behind its end', async () => {
    await page.setViewportSize({ width: 1600, height: 900 })
    await page.reload()
    await expect(cardsIn(page, 'Applied')).toHaveCount(1)
    await expect(column(page, 'Withdrew')).toBeInViewport({ ratio: 0.7 })
    const isScrolling = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(await isScrolling()).toBe(false)
    const [first, last] = [await column(page, 'Interested').boundingBox(), await column(page, 'Withdrew').boundingBox()]
    expect(first?.x).toBeLessThan(60)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(1_540)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: `+${applicationStatuses.length - 1} columns, 3 applications` }).click()
    await expect(column(page, 'Applied').getByRole('heading')).toBeInViewport({ ratio: 0.9 })
    expect(await isScrolling()).toBe(false)
  })
})

test('on a phone a tap moves a card, and the board starts at its first card until the person scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBoard(page)

  await test.step('on a phone the board starts at the first column with cards until the person scrolls', async () => {
    await expect(column(page, 'Applied').getByRole('heading')).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('radio', { name: 'Board' })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    const answers = Promise.withResolvers<void>()
    await page.route('**/api/applications?*status=*', async (route) => {
      await answers.promise
      await route.continue()
    })
    await page.reload()
    const rejected = column(page, 'Rejected')
    await rejected.evaluate((element) => element.scrollIntoView({ inline: 'start', block: 'nearest' }))
    answers.resolve()
    await expect(cardsIn(page, 'Applied')).toHaveCount(2)
    await expect(rejected).toBeInViewport()
    await expect(column(page, 'Applied')).not.toBeInViewport()
  })

  await test.step('on a phone one tap picks a card up and another drops it', async () => {
    await getHandle(page, 'Mills').click()
    await page.getByRole('button', { name: 'Move here: Clerk at Mills to Offered' }).click()
    await expect(cardsIn(page, 'Offered')).toHaveCount(1)
    await expect(getHandle(page, 'Mills')).toBeFocused()
    await expect.poll(() => readStatus(page, 'Mills')).toBe('offered')
  })
})

test('a second window follows a move', async ({ page, context }) => {
  await openBoard(page)
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(cardsIn(second, 'Applied')).toHaveCount(2)
  await page.bringToFront()
  await getHandle(page, 'Mills').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Application status updated')).toBeVisible()
  await second.bringToFront()
  await expect(cardsIn(second, 'Interviewing')).toHaveCount(1)
})
