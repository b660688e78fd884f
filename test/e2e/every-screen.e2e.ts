import type { Page } from '@playwright/test'
import { people, type Person, openAs } from '#test/visual/people.ts'
import { see, type Sight, sights } from '#test/visual/states.ts'
import { desk, faultsIn, phone, setTextSize, sidewaysBy } from './axe.ts'
import { expect, openBrowser, test } from './people.ts'

/** Both themes and both sizes; lists on their way, or away, are made of the same few parts everywhere. */
const looks = { screen: [phone, desk], deed: [phone, desk], fail: [phone], wait: [desk] }
/** Where a page may become too wide: the narrowest phone, also of somebody who reads text twice as large. */
const narrowest = { width: 320, height: 640 }
const textSizes = [100, 200]

async function examine(page: Page, sight: Sight) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await see(page, sight)
  const found: string[] = []
  for (const { size, colorScheme } of looks[sight.kind]) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    found.push(...(await faultsIn(page)).map((fault) => `${sight.name}, ${colorScheme} at ${size.width}: ${fault}`))
  }
  await page.setViewportSize(narrowest)
  for (const text of textSizes) {
    await setTextSize(page, text)
    const tooWide = await sidewaysBy(page)
    if (tooWide > 0) found.push(`${sight.name} scrolls sideways by ${tooWide} px at ${narrowest.width}, text ${text} %`)
  }
  // A dialog hides what stands behind it from everybody, headings included.
  if (sight.kind === 'screen') {
    if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) found.push(`${sight.name}: not one h1`)
    if ((await page.getByRole('main').count()) !== 1) found.push(`${sight.name}: not one main`)
  }
  return found
}

const kinds = { screen: 'as they are', deed: 'with what opens on them', fail: 'without data', wait: 'while they wait' }

for (const person of Object.keys(people) as Person[])
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const own = sights.filter((sight) => sight.person === person && sight.kind === kind)
    if (own.length === 0) continue
    test(`the screens of the ${person}, ${kinds[kind]}`, async ({ browser }) => {
      test.setTimeout(own.length * 20_000)
      const context = await openAs(person, () => openBrowser(browser))
      const found: string[] = []
      for (const sight of own) {
        const page = await context.newPage()
        found.push(...(await examine(page, sight)))
        await page.close()
      }
      await context.close()
      expect(found).toEqual([])
    })
  }
