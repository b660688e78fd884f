import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { resolveRoute, type Screen, screens } from '#web/screens.ts'
import { paths } from '#web/paths.ts'
import { people, type Person } from './people.ts'
import { interactions } from './interactions.ts'
import { withOwnAnswers } from './own-answers.ts'

/** A state to look at: a screen, a person, and what is open or wrong on it. */
export interface VisualState {
  name: string
  kind: 'screen' | 'fail' | 'wait' | 'interaction'
  person: Person
  path: string
  /** Brings the loaded screen into this state. Dialogs are captured in the window, not in the full page. */
  interact?: (page: Page) => Promise<void>
}

const everyPerson = Object.keys(people) as Person[]
const toName = (path: string) => path.slice(1).replaceAll(/[^\w]+/g, '-') || 'home'

/** Derived from the table of screens, so new screens are included automatically. */
const screenPaths = [...new Set(Object.values<Screen>(screens).map(({ path }) => path)), '/nowhere']

/** How a person can see a path. Null if they are redirected. */
function getScreenAccess(path: string, person: Person): 'own' | 'shared' | 'denied' | null {
  const arrival = resolveRoute(path, people[person])
  if (arrival.kind === 'open') return arrival.screen.access === 'anyone' ? 'shared' : 'own'
  if (arrival.kind === 'denied') return arrival.screen.deniedInPlace ? 'denied' : null
  return arrival.kind === 'not-found' ? 'shared' : null
}

const toScreenState = (person: Person, path: string): VisualState => ({
  name: `${person}-${toName(path)}`,
  kind: 'screen',
  person,
  path,
})

/** Screens that are the same for all staff, with and without clients. */
const sameForStaff = new Set<string>([
  paths.account,
  paths.accountNotifications,
  paths.accountSecurity,
  paths.accountData,
  paths.profile,
  paths.subscribe,
  paths.success,
  paths.sandboxCheckout,
  paths.sandboxPortal,
  paths.receiptScreen,
  paths.applyKit,
  paths.openPostingScreen,
])

/** Screens of a person. Those that are the same for several people are covered once signed out and once signed in. */
function getOwnPaths(person: Person) {
  const own = screenPaths.filter((path) => getScreenAccess(path, person) === 'own')
  return person === 'new-manager' || person === 'admin' ? own.filter((path) => !sameForStaff.has(path)) : own
}

function getScreenStates(person: Person) {
  const all = person === 'visitor' || person === 'seeker'
  const visible = all ? screenPaths.filter((path) => getScreenAccess(path, person)) : getOwnPaths(person)
  return visible.map((path) => toScreenState(person, path))
}

/** Every path as a person finds it: the screen, a refusal, or where a redirect leads. */
export const getPathStates = (person: Person) => screenPaths.map((path) => toScreenState(person, path))

/** Loading and failed screens, without those that look the same for another person. */
const loadingPaths = {
  seeker: getOwnPaths('seeker'),
  manager: getOwnPaths('manager').filter((path) => !sameForStaff.has(path)),
  admin: getOwnPaths('admin').filter((path) => path !== paths.sendNotification),
}

function getLoadingStates(person: keyof typeof loadingPaths): VisualState[] {
  const own = loadingPaths[person].map((path) => toScreenState(person, path))
  return (['fail', 'wait'] as const).flatMap((kind) =>
    own.map((state) => ({ ...state, name: `${state.name}-${kind}`, kind })),
  )
}

/** Every state. */
export const visualStates: readonly VisualState[] = [
  ...everyPerson.flatMap(getScreenStates),
  ...(['seeker', 'manager', 'admin'] as const).flatMap(getLoadingStates),
  ...interactions.map(({ name, person, path, interact }) => ({
    name: `${person}-${toName(path)}-${name}`,
    kind: 'interaction' as const,
    person,
    path,
    interact,
  })),
]

/** Reading calls, except the one for the current user. */
const pageReads = /\/api\/(?!auth\/user|events)/

/** The calls of pages that wait: what lets them fail, and their answers. */
const heldCalls = new WeakMap<Page, { failing: PromiseWithResolvers<void>; answers: Promise<void>[] }>()

/** Answers the reading calls of a page with a failure; those of a page that waits only in `failHeldCalls`. */
async function failCalls(page: Page, { waits }: { waits: boolean }) {
  const failing = Promise.withResolvers<void>()
  const answers: Promise<void>[] = []
  if (waits) heldCalls.set(page, { failing, answers })
  else failing.resolve()
  await page.route(pageReads, (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = failing.promise.then(() => route.fulfill({ status: 500, json: { message: 'Something went wrong' } }))
    answers.push(answer)
    return answer
  })
}

/** Brings a page that waits into the state in which its calls have failed. */
export async function failHeldCalls(page: Page) {
  const held = heldCalls.get(page)
  held?.failing.resolve()
  await Promise.all(held?.answers ?? [])
  await waitUntilSettled(page)
}

/** Brings a page into a state. */
export async function openState(page: Page, { kind, person, path, interact }: VisualState) {
  withOwnAnswers(page)
  // Removes what another state left behind, such as a chosen view or a draft.
  await page.addInitScript(() => localStorage.clear())
  if (kind === 'fail' || kind === 'wait') await failCalls(page, { waits: kind === 'wait' })
  await page.goto(path.includes(':id') ? path.replace(':id', await findIdFor(path, page)) : path)
  await waitUntilSettled(page, { hydrates: person !== 'visitor', loads: kind === 'wait' })
  if (interact) await startInteraction(page, interact)
}

/** Brings a loaded screen into a state. */
export async function startInteraction(page: Page, interact: NonNullable<VisualState['interact']>) {
  await interact(page)
  await waitUntilSettled(page)
}

/** What the screen shows: an interview, an account, a client or an application. */
async function findIdFor(path: string, page: Page) {
  if (path === paths.interviewScreen) return findFirstId(page, '/api/interviews')
  if (path === paths.userScreen) return findFirstId(page, usersPath)
  if (path === paths.clientScreen) return findFirstId(page, '/api/account-manager/clients', usersPath)
  // A known one leads away from the product.
  if (path === paths.openPostingScreen) return randomUUID()
  return findApplicationId(page)
}

const usersPath = '/api/admin/users?q=seeker@foothold.test'

/** Of the first list that the person may read. Unknown to everyone if there is none, or no row in it. */
async function findFirstId({ request }: Page, ...lists: string[]) {
  for (const list of lists) {
    const reply = await request.get(list)
    const [row] = reply.ok() ? ((await reply.json()) as { id: string }[]) : []
    if (row) return row.id
  }
  return randomUUID()
}

/** An application of the person, with a receipt if one has any. */
async function findApplicationId({ request }: Page) {
  /** Empty for visitors, who are refused. */
  const read = async (path: string) => {
    const reply = await request.get(path)
    return reply.ok() ? ((await reply.json()) as { id: string }[]) : []
  }
  const applications = await read('/api/applications')
  for (const { id } of applications) if ((await read(`/api/applications/${id}/receipts`)).length > 0) return id
  return applications[0]?.id ?? randomUUID()
}

interface Settled {
  /** React hydrates the page. */
  hydrates?: boolean
  /** The page may show that it loads. */
  loads?: boolean
}

/** Waits until the page shows a screen or what it shows while it loads, and nothing moves any more. */
export async function waitUntilSettled(page: Page, { hydrates = false, loads = false }: Settled = {}) {
  await page.waitForFunction(isSettled, { hydrates, loads })
  await page.evaluate(async () => {
    await document.fonts.ready
    // Effects of the last render may load more.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await page.waitForFunction(isSettled, { hydrates, loads })
}

/** Runs in the page with each frame. Playwright looks for a locator only every half second. */
function isSettled({ hydrates, loads }: Required<Settled>) {
  const loading = '[role=status][aria-label=Loading], [aria-busy=true]:not(button)'
  return (
    [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
    (!hydrates || 'hydrated' in document.documentElement.dataset) &&
    (loads || ![...document.querySelectorAll(loading)].some((element) => element.checkVisibility())) &&
    document.getAnimations().every((animation) => {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
      return isEndless || animation.playState !== 'running'
    })
  )
}
