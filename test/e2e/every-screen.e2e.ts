import type { Page } from '@playwright/test'
import { people, type Person, openAs } from '#test/visual/people.ts'
import { openState, type VisualState, visualStates } from '#test/visual/states.ts'
import { desktop, findAxeViolations, phone, setTextSize, getHorizontalOverflow } from './axe.ts'
import { expect, openBrowser, test } from './people.ts'

/** Both themes and both sizes. Loading and failed lists use the same few components, so one viewport is enough. */
const viewports = { screen: [phone, desktop], interaction: [phone, desktop], fail: [phone], wait: [desktop] }
/** Overflow shows on the narrowest phone, and with doubled text size. */
const narrowestPhone = { width: 320, height: 640 }
const textSizes = [100, 200]

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

async function findFaults(page: Page, state: VisualState) {
  await reset(page)
  await openState(page, state)
  const found: string[] = []
  for (const { size, colorScheme } of viewports[state.kind]) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    found.push(
      ...(await findAxeViolations(page)).map((fault) => `${state.name}, ${colorScheme} at ${size.width}: ${fault}`),
    )
  }
  await page.setViewportSize(narrowestPhone)
  for (const text of textSizes) {
    await setTextSize(page, text)
    const overflow = await getHorizontalOverflow(page)
    if (overflow > 0)
      found.push(`${state.name} scrolls sideways by ${overflow} px at ${narrowestPhone.width}, text ${text} %`)
  }
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
  fail: 'without data',
  wait: 'while they wait',
}

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
