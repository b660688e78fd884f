import { expect, test } from '@playwright/test'
import { openBrowser } from '#test/e2e/people.ts'
import { openAs, people, type Person } from '#test/visual/people.ts'
import { openState, visualStates } from '#test/visual/states.ts'

/** Some states show a refused call, which the browser reports. React recommends its DevTools in every development build. */
const ignored = /Failed to load resource|Download the React DevTools/

for (const person of Object.keys(people) as Person[])
  test(`StrictMode reports nothing on the screens of the ${person}`, async ({ browser }) => {
    const states = visualStates.filter(
      (state) => state.person === person && state.kind !== 'fail' && state.kind !== 'wait',
    )
    test.setTimeout(states.length * 20_000)
    const context = await openAs(person, () => openBrowser(browser))
    const complaints: string[] = []
    for (const state of states) {
      const page = await context.newPage()
      page.on('pageerror', ({ message }) => complaints.push(`${state.name}: ${message}`))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !ignored.test(message.text()))
          complaints.push(`${state.name}: ${message.text()}`)
      })
      await openState(page, state)
      await page.close()
    }
    await context.close()
    expect(complaints).toEqual([])
  })
