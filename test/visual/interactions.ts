import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { newAddress, password, type Person, verified } from './people.ts'

interface Deed {
  name: string
  person: Person
  path: string
  deed: (page: Page) => Promise<void>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Sends the dialog that stands open, or else the page's form, as it is. */
const send = (name: string) => async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await ((await dialog.count()) > 0 ? dialog : page).getByRole('button', { name, exact: true }).click()
}

const after =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }

const follow = (name: RegExp) => async (page: Page) => {
  await page.goto((await page.getByRole('link', { name }).first().getAttribute('href')) ?? '')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function fillBuilder(page: Page) {
  await page.getByLabel('Full Name').fill('Noor D’Arcy')
  await page.getByLabel('Email').fill('noor@example.test')
  await page.getByLabel('Job Title').fill('Planner')
  await page.getByLabel('Company Name').fill('Harbor Freightways')
  await page.getByLabel('Skills').first().fill('Excel, Route planning, SQL')
}

const writeResume = after(fillBuilder, press('Generate Resume'), (page) =>
  page.getByRole('article', { name: 'Page' }).waitFor(),
)
const writeLetter = after(fillBuilder, press('Generate Cover Letter'), (page) =>
  page.getByRole('article', { name: 'Page' }).waitFor(),
)
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click()

const signInForPlan = `${paths.signIn}&next=${encodeURIComponent(paths.subscribeTo('active'))}`
const names = { firstName: 'Nadia', lastName: 'Newcomer' }

async function register(page: Page) {
  await page.getByLabel('First Name').fill(names.firstName)
  await page.getByLabel('Last Name').fill(names.lastName)
  await page.getByLabel('Email').fill(newAddress())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await send('Create Account')(page)
  await page.getByText('Check your email').first().waitFor()
}

/** The link of a mail that was followed before. */
async function followAgain(page: Page) {
  const { token } = await verified(page.request, names)
  await page.goto(`${paths.verifyEmail}?token=${token}`)
  await page.getByRole('link', { name: 'Go to Login' }).waitFor()
}

const visitor: [string, string, Deed['deed']][] = [
  ['chosen-plan', paths.auth, async (page) => void (await page.goto(signInForPlan))],
  ['forgot', paths.loginScreen, (page) => page.getByRole('link', { name: 'Forgot your password?' }).click()],
  ['errors', paths.loginScreen, send('Sign In')],
  ['errors', paths.registerScreen, send('Create Account')],
  ['check-mail', paths.registerScreen, register],
  ['again', paths.verifyEmail, followAgain],
  [
    'refused',
    paths.loginScreen,
    async (page) => {
      await page.getByLabel('Email').fill('nobody@example.test')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await send('Sign In')(page)
      await page.getByText('Login failed').waitFor()
    },
  ],
  ['preview', paths.resumeBuilder, writeResume],
  ['analysis', paths.resumeBuilder, after(writeResume, tab('AI Analysis'))],
  ['preview', paths.coverLetterBuilder, writeLetter],
  ['analysis', paths.coverLetterBuilder, after(writeLetter, press('AI Analysis'))],
]

const fillCard = (number: string) => async (page: Page) => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await send('Pay')(page)
}

const newcomer: [string, string, Deed['deed']][] = [
  ['errors', paths.subscribe, send('Pay')],
  ['declined', paths.subscribe, fillCard('4000 0000 0000 0002')],
  [
    'bank-question',
    paths.subscribe,
    after(fillCard('4000 0025 0000 3155'), (page) => page.getByRole('alertdialog').waitFor()),
  ],
]

const seeker: [string, string, Deed['deed']][] = [
  ['bell', paths.home, press(/^Notifications/)],
  ['account-menu', paths.home, press('Account menu')],
  ['quick-search', paths.home, press('Quick Search')],
  [
    'quick-search-found',
    paths.home,
    async (page) => {
      await press('Quick Search')(page)
      await page.getByRole('combobox').fill('planner')
      await page.getByRole('option', { name: 'Supply Chain Planner' }).waitFor()
    },
  ],
  ['board', paths.dashboard, (page) => page.getByRole('radio', { name: 'Board' }).click()],
  ['progress', paths.dashboard, (page) => page.getByRole('radio', { name: 'Progress' }).click()],
  ['details', paths.dashboard, press(/^Details of/)],
  ['submit', paths.dashboard, press('Submit Job Interest')],
  ['submit-errors', paths.dashboard, after(press('Submit Job Interest'), send('Submit'))],
  ['add', paths.dashboard, press('Add Application')],
  ['add-errors', paths.dashboard, after(press('Add Application'), send('Add Application'))],
  ['no-match', paths.dashboard, (page) => page.getByLabel('Search applications').fill('nothing is called so')],
  [
    'errors',
    paths.profile,
    async (page) => {
      await page.getByLabel('Salary Expectation').fill('a lot')
      await send('Save Profile')(page)
    },
  ],
  ['cancel', paths.account, press('Cancel Subscription')],
  ['delete', paths.account, press('Delete Account')],
  ['other-card', paths.sandboxPortal, (page) => page.getByText('Use another card').click()],
  ['saved-documents', paths.resumeBuilder, press('Saved Documents')],
]

const manager: [string, string, Deed['deed']][] = [
  ['create', paths.accountManager, press('Create Application')],
  ['create-errors', paths.accountManager, after(press('Create Application'), send('Create Application'))],
  ['apply-now', paths.accountManager, press('Apply Now')],
  ['return', paths.accountManager, press('Return')],
  ['client-profile', paths.accountManager, follow(/^View Profile/)],
  ['client-dashboard', paths.accountManager, follow(/^View Dashboard/)],
]

const admin: [string, string, Deed['deed']][] = [
  ['promote', paths.admin, press('Promote to Account Manager')],
  ['edit', paths.admin, press(/^Edit /)],
  ['assign', paths.admin, press(/^Assign Manager/)],
  ['suspend', paths.admin, press(/^Suspend /)],
  ['delete', paths.admin, press(/^Delete /)],
  ['errors', paths.sendNotification, send('Send')],
  [
    'everybody',
    paths.sendNotification,
    async (page) => {
      await page.getByLabel('Title').fill('Planned maintenance')
      await page.getByLabel('Message').fill('Foothold is away on Sunday from 2 to 3.')
      await send('Send')(page)
    },
  ],
]

const of = (person: Person, list: typeof seeker): Deed[] =>
  list.map(([name, path, deed]) => ({ name, person, path, deed }))

/** What a person can open, do or do wrong on a screen. None of it changes anything for others. */
export const deeds: readonly Deed[] = [
  ...of('visitor', visitor),
  ...of('newcomer', newcomer),
  ...of('seeker', seeker),
  ...of('manager', manager),
  ...of('admin', admin),
]
