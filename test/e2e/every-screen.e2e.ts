import type { Page } from '@playwright/test'
import { people, type Person, openAs } from '#test/visual/people.ts'
import { failHeldCalls, openState, type VisualState, visualStates } from '#test/visual/states.ts'
import { desktop, findAxeViolations, phone, setTextSize, getHorizontalOverflow } from './axe.ts'
import { expect, openBrowser, test } from './people.ts'

/** Both themes and both sizes. Loading and failed lists use the same few components, so one viewport is enough. */
const viewports = { screen: [desktop, phone], interaction: [desktop, phone], fail: [phone], wait: [desktop] }
/** Overflow shows on the narrowest phone, and with doubled text size. */
const narrowestPhone = { width: 320, height: 640 }
const doubled = 200

/** Brings a page back to how a new one is: a screen that is loaded in the same page takes half of the time. */
async function reset(page: Page) {
  // Drafts of the screen that is left are written while it is left.
  await page.evaluate(() => {
    if (location.href === 'about:blank') return
    sessionStorage.clear()
    Storage.prototype.setItem = () => {}
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(0, 0)
  await setTextSize(page, 100)
  await page.setViewportSize(desktop.size)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** The state that a waiting page comes into when its calls fail. */
const findFailed = ({ kind, person, path }: VisualState) =>
  kind === 'wait'
    ? visualStates.find((state) => state.kind === 'fail' && state.person === person && state.path === path)
    : undefined

async function findFaults(page: Page, state: VisualState): Promise<string[]> {
  await reset(page)
  await openState(page, state)
  const found = await findFaultsOfState(page, state)
  const failed = findFailed(state)
  if (!failed) return found
  await setTextSize(page, 100)
  await failHeldCalls(page)
  return [...found, ...(await findFaultsOfState(page, failed))]
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
  screen: 'as they are',
  interaction: 'with what opens on them',
  wait: 'while they wait and without data',
}

test('each screen that waits also fails', () => {
  const waiting = visualStates.filter(({ kind }) => kind === 'wait')
  const failed = visualStates.filter(({ kind }) => kind === 'fail')
  expect(waiting.map(findFailed)).toEqual(failed)
})

for (const person of Object.keys(people) as Person[])
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const own = visualStates.filter((state) => state.person === person && state.kind === kind)
    if (own.length === 0) continue
    test(`the screens of the ${person}, ${kinds[kind]}`, async ({ browser }) => {
      test.setTimeout(own.length * 20_000)
      const context = await openAs(person, () => openBrowser(browser))
      const found: string[] = []
      const page = await context.newPage()
      for (const state of own) found.push(...(await findFaults(page, state)))
      await context.close()
      expect(found).toEqual([])
    })
  }
