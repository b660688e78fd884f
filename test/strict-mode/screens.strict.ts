import { expect, test } from '@playwright/test'
import { openBrowser } from '#test/e2e/people.ts'
import { openAs, people, type Person } from '#test/visual/people.ts'
import { getPathStates, openState, visualStates } from '#test/visual/states.ts'

/** Some states show a refused call, which the browser reports. */
const ignored = /Failed to load resource/
/** Only React's development build says so, and only that build reports anything. */
const isDevelopment = /Download the React DevTools/

/** Every path of the product, and what can be opened, fails or waits there. */
const getStates = (person: Person) => [
  ...getPathStates(person),
  ...visualStates.filter((state) => state.person === person && state.kind !== 'screen'),
]

for (const person of Object.keys(people) as Person[])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`StrictMode reports nothing on the ${colorScheme} screens of the ${person}`, async ({ browser }) => {
      const states = getStates(person)
      test.setTimeout(states.length * 20_000)
      const context = await openAs(person, () => openBrowser(browser))
      const complaints: string[] = []
      let developmentPages = 0
      for (const state of states) {
        const page = await context.newPage()
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        page.on('pageerror', ({ message }) => complaints.push(`${state.name}: ${message}`))
        page.on('console', (message) => {
          if (isDevelopment.test(message.text())) developmentPages += 1
          else if (['error', 'warning'].includes(message.type()) && !ignored.test(message.text()))
            complaints.push(`${state.name}: ${message.text()}`)
        })
        await openState(page, state)
        await page.close()
      }
      await context.close()
      expect(complaints).toEqual([])
      expect(developmentPages).toBeGreaterThan(0)
    })
