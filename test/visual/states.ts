import type { Page } from '@playwright/test'
import { resolveRoute, type Screen, screens } from '#web/app/screens.ts'
import { people, type Person } from './people.ts'
import { deeds } from './interactions.ts'

/** One thing that can be seen: a screen, who looks at it, and what is open or wrong on it. */
export interface Sight {
  name: string
  kind: 'screen' | 'fail' | 'wait' | 'deed'
  person: Person
  path: string
  /** What makes it, once the screen stands; its dialogs are shown in a window, not in the whole page. */
  deed?: (page: Page) => Promise<void>
}

const everybody = Object.keys(people) as Person[]
const nameOf = (path: string) => path.slice(1).replaceAll(/[^\w]+/g, '-') || 'home'

/** Each path of the table of screens once, so that a new screen is seen without a word here. */
const paths = [...new Set(Object.values<Screen>(screens).map(({ path }) => path)), '/nowhere']

/** What a person finds at a path; nothing where they are sent away from. */
function screenAt(path: string, person: Person): 'own' | 'shared' | 'denied' | null {
  const arrival = resolveRoute(path, people[person])
  if (arrival.kind === 'open') return arrival.screen.access === 'anyone' ? 'shared' : 'own'
  if (arrival.kind === 'denied') return arrival.screen.deniedInPlace ? 'denied' : null
  return arrival.kind === 'not-found' ? 'shared' : null
}

const sightOf = (person: Person, path: string): Sight => ({
  name: `${person}-${nameOf(path)}`,
  kind: 'screen',
  person,
  path,
})

/** What is the same for everybody is seen signed out and signed in, and not by each person again. */
function screenSights(person: Person) {
  const all = person === 'visitor' || person === 'seeker'
  return paths
    .filter((path) => (all ? screenAt(path, person) : screenAt(path, person) === 'own'))
    .map((path) => sightOf(person, path))
}

/** Lists on their way, and lists that cannot be had. */
function readSights(person: Person): Sight[] {
  const own = paths.filter((path) => screenAt(path, person) === 'own').map((path) => sightOf(person, path))
  return (['fail', 'wait'] as const).flatMap((kind) =>
    own.map((sight) => ({ ...sight, name: `${sight.name}-${kind}`, kind })),
  )
}

/** Everything there is to see. */
export const sights: readonly Sight[] = [
  ...everybody.flatMap(screenSights),
  ...(['seeker', 'manager', 'admin'] as const).flatMap(readSights),
  ...deeds.map(({ name, person, path, deed }) => ({
    name: `${person}-${nameOf(path)}-${name}`,
    kind: 'deed' as const,
    person,
    path,
    deed,
  })),
]

/** The calls that read something, all but the one of who is signed in. */
const readsOfPage = /\/api\/(?!auth\/user|events)/

/** Brings a page to a sight. */
export async function see(page: Page, { kind, person, path, deed }: Sight) {
  // What another sight left behind, such as a chosen view or a draft.
  await page.addInitScript(() => localStorage.clear())
  if (kind === 'fail' || kind === 'wait')
    await page.route(readsOfPage, (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      return kind === 'fail' ? route.fulfill({ status: 500, json: { message: 'Something went wrong' } }) : undefined
    })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (person !== 'visitor') await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  if (kind === 'wait') await page.waitForTimeout(500)
  else await settled(page)
  if (!deed) return
  await deed(page)
  await settled(page)
}

/** Nothing is on its way any more. */
async function settled(page: Page) {
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-label=Loading]'))
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(200)
}
