import type { Page } from '@playwright/test'
import { isLong } from '#test/long.ts'
import { people, type Person, openAs } from '#test/visual/people.ts'
import {
  failHeldCalls,
  openState,
  startInteraction,
  type VisualState,
  visualStates,
  waitUntilSettled,
} from '#test/visual/states.ts'
import { desktop, findAxeViolations, phone, setTextSize, getHorizontalOverflow } from './axe.ts'
import { expect, openBrowser, test } from './people.ts'

/**
 * Both themes and both sizes. Loading and failed lists use the same few components, so one viewport is enough. What opens on
 * a screen is on a phone in a short run: the screen below it has been on a desktop too.
 */
const viewports = {
  screen: [desktop, phone],
  interaction: isLong ? [desktop, phone] : [phone],
  fail: [phone],
  wait: [desktop],
}
/** Overflow shows on the narrowest phone, and with doubled text size. */
const narrowestPhone = { width: 320, height: 640 }
const doubled = 200

/** Brings a page back to the size and look of a new one. */
async function resetView(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(0, 0)
  await setTextSize(page, 100)
  await page.setViewportSize(desktop.size)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** Drafts of the screen that is left are written while it is left. A screen that is loaded in the same page takes half of the time. */
const forgetDrafts = (page: Page) =>
  page.evaluate(() => {
    if (location.href === 'about:blank') return
    sessionStorage.clear()
    Storage.prototype.setItem = () => {}
  })

/** Closes what an interaction has opened. Returns whether the screen is as it was before. */
async function closeOpened(page: Page, url: string) {
  const opened = page.locator('[role=dialog], [role=alertdialog], [role=menu]').filter({ visible: true })
  if ((await opened.count()) === 0) return false
  await page.keyboard.press('Escape')
  await waitUntilSettled(page)
  return (await opened.count()) === 0 && page.url() === url
}

/** The state that a waiting page comes into when its calls fail. */
const findFailed = ({ kind, person, path }: VisualState) =>
  kind === 'wait'
    ? visualStates.find((state) => state.kind === 'fail' && state.person === person && state.path === path)
    : undefined

/** The faults of a screen and of what opens on it. It is loaded again only if it cannot be brought back. */
async function findFaults(page: Page, states: VisualState[]) {
  const found: string[] = []
  let url: string | null = null
  for (const state of states) {
    if (url === null) await forgetDrafts(page)
    await resetView(page)
    if (url === null) await openState(page, { ...state, interact: undefined })
    url ??= page.url()
    if (state.interact) await startInteraction(page, state.interact)
    found.push(...(await findFaultsOfState(page, state)))
    const failed = findFailed(state)
    if (failed) {
      await setTextSize(page, 100)
      await failHeldCalls(page)
      found.push(...(await findFaultsOfState(page, failed)))
    }
    if (state.interact && !(await closeOpened(page, url))) url = null
  }
  return found
}

async function findFaultsOfState(page: Page, state: VisualState) {
  const found: string[] = []
  for (const { size, colorScheme } of viewports[state.kind]) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    found.push(
      ...(await findAxeViolations(page)).map((fault) => `${state.name}, ${colorScheme} at ${size.width}: ${fault}`),
    )
  }
  const checkOverflow = async (text: string) => {
    const overflow = await getHorizontalOverflow(page)
    if (overflow > 0) found.push(`${state.name} scrolls sideways by ${overflow} px at ${narrowestPhone.width}, ${text}`)
  }
  await page.setViewportSize(narrowestPhone)
  await checkOverflow('text as usual')
  await setTextSize(page, doubled)
  await checkOverflow('text doubled')
  // A dialog hides the page behind it, headings included.
  if (state.kind === 'screen') {
    if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) found.push(`${state.name}: not one h1`)
    if ((await page.getByRole('main').count()) !== 1) found.push(`${state.name}: not one main`)
  }
  return found
}

const kinds = {
  'as they are, and with what opens on them': ['screen', 'interaction'],
  'while they wait and without data': ['wait'],
}

test('each screen that waits also fails', () => {
  const waiting = visualStates.filter(({ kind }) => kind === 'wait')
  const failed = visualStates.filter(({ kind }) => kind === 'fail')
  expect(waiting.map(findFailed)).toEqual(failed)
})

for (const person of Object.keys(people) as Person[])
  for (const [how, included] of Object.entries(kinds)) {
    const own = visualStates.filter((state) => state.person === person && included.includes(state.kind))
    if (own.length === 0) continue
    test(`the screens of the ${person}, ${how}`, async ({ browser }) => {
      test.setTimeout(own.length * 20_000)
      const context = await openAs(person, () => openBrowser(browser))
      const found: string[] = []
      const page = await context.newPage()
      for (const states of Object.values(Object.groupBy(own, ({ path }) => path)))
        found.push(...(await findFaults(page, states ?? [])))
      await context.close()
      expect(found).toEqual([])
    })
  }
