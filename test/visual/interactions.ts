import type { Page } from '@playwright/test'
import type { RuleCheck } from '#contract/rules.ts'
import { paths } from '#web/paths.ts'
import { ownConversationStates, staffConversationStates } from './conversation.ts'
import { newAddress, password, type Person, registerVerified } from './people.ts'
import { ownPlanStates, owedStates, taskStates } from './plan-units.ts'
import { queueStates } from './queue.ts'
import { click, follow, inSequence, open, submit } from './steps.ts'

interface Interaction {
  name: string
  person: Person
  path: string
  interact: (page: Page) => Promise<void>
}

async function fillBuilder(page: Page) {
  await page.getByLabel('Full Name').fill('Noor D’Arcy')
  await page.getByLabel('Email').fill('noor@example.test')
  await page.getByLabel('Job Title').fill('Planner')
  await page.getByLabel('Company Name').fill('Harbor Freightways')
  await page.getByLabel('Skills').first().fill('Excel, Route planning, SQL')
  await page
    .getByLabel('Job Description', { exact: true })
    .fill('Planner\nRequired: SQL, SAP EWM.\nPreferred: Power BI.')
}

/** Opens an entry of the menu of a saved resume. */
const fromSavedList = (action: string) => async (page: Page) => {
  const data = { kind: 'resume', name: 'Main Resume', form: {}, content: 'Sam\n\nSUMMARY\nPlanner' }
  await page.request.post('/api/documents', { data })
  await open('Saved Documents')(page)
  await click(/^More about/)(page)
  await page.getByRole('menuitem', { name: action }).click()
  await page.getByRole('dialog', { name: action }).waitFor()
}

const writeResume = inSequence(fillBuilder, click('Generate Resume'), (page) =>
  page.getByRole('article', { name: 'Page' }).waitFor(),
)
const writeLetter = inSequence(fillBuilder, click('Generate Cover Letter'), (page) =>
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
  await submit('Create Account')(page)
  await page.getByText('Check your email').first().waitFor()
}

/** Opens a mailed link a second time. */
async function reopenLink(page: Page) {
  const { token } = await registerVerified(page.request, names)
  await page.goto(`${paths.verifyEmail}?token=${token}`)
  await page.getByRole('link', { name: 'Go to Login' }).waitFor()
}

const visitor: [string, string, Interaction['interact']][] = [
  ['chosen-plan', paths.auth, async (page) => void (await page.goto(signInForPlan))],
  ['forgot', paths.loginScreen, (page) => page.getByRole('link', { name: 'Forgot your password?' }).click()],
  ['errors', paths.loginScreen, submit('Sign In')],
  ['errors', paths.registerScreen, submit('Create Account')],
  ['check-mail', paths.registerScreen, register],
  ['again', paths.verifyEmail, reopenLink],
  [
    'refused',
    paths.loginScreen,
    async (page) => {
      await page.getByLabel('Email').fill('nobody@example.test')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await submit('Sign In')(page)
      await page.getByText('Login failed').waitFor()
    },
  ],
  ['preview', paths.resumeBuilder, writeResume],
  ['analysis', paths.resumeBuilder, inSequence(writeResume, tab('AI Analysis'))],
  ['preview', paths.coverLetterBuilder, writeLetter],
  ['analysis', paths.coverLetterBuilder, inSequence(writeLetter, click('AI Analysis'))],
]

const fillCard = (number: string) => async (page: Page) => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await submit('Pay')(page)
}

const newcomer: [string, string, Interaction['interact']][] = [
  ['errors', paths.subscribe, submit('Pay')],
  ['declined', paths.subscribe, fillCard('4000 0000 0000 0002')],
  [
    'bank-question',
    paths.subscribe,
    inSequence(fillCard('4000 0025 0000 3155'), (page) => page.getByRole('alertdialog').waitFor()),
  ],
]

async function openBoard(page: Page) {
  await page.getByRole('radio', { name: 'Board' }).click()
  await page.getByRole('button', { name: /^Move/ }).first().waitFor()
}

const seeker: [string, string, Interaction['interact']][] = [
  ['bell', paths.home, open(/^Notifications/)],
  ['account-menu', paths.home, open('Account menu')],
  ['quick-search', paths.home, open('Quick Search')],
  [
    'quick-search-found',
    paths.home,
    async (page) => {
      await open('Quick Search')(page)
      await page.getByRole('combobox').fill('planner')
      await page.getByRole('option', { name: 'Supply Chain Planner' }).waitFor()
    },
  ],
  ['board', paths.dashboard, openBoard],
  ['picked-up', paths.dashboard, inSequence(openBoard, click(/^Move/))],
  [
    'progress',
    paths.dashboard,
    async (page) => {
      await page.getByRole('radio', { name: 'Progress' }).click()
      await page.getByRole('img').nth(1).waitFor()
      for (const summary of await page.getByText(/^Show Table$/).all()) await summary.click()
    },
  ],
  ['details', paths.dashboard, open(/^Details of/)],
  ['submit', paths.dashboard, open('Submit Job Interest')],
  ['submit-errors', paths.dashboard, inSequence(open('Submit Job Interest'), submit('Submit'))],
  ['add', paths.dashboard, open('Add Application')],
  ['add-errors', paths.dashboard, inSequence(open('Add Application'), submit('Add Application'))],
  [
    'no-match',
    paths.dashboard,
    async (page) => {
      await page.getByLabel('Search Applications').fill('nothing is called so')
      await page.getByText('No applications match').waitFor()
    },
  ],
  [
    'errors',
    paths.profile,
    async (page) => {
      for (const section of ['Skills', 'Work History', 'Job Preferences']) await click(`Edit ${section}`)(page)
      await click('Reorder Skills')(page)
      await click(/^Remove Inventory Associate/)(page)
      await page.getByLabel('Salary Expectation').fill('a lot')
      await submit('Save Profile')(page)
    },
  ],
  [
    'leave',
    paths.profile,
    async (page) => {
      await click('Edit Job Preferences')(page)
      await page.getByLabel('Salary Expectation').fill('1')
      await page.getByRole('link', { name: 'Home', exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  ],
  [
    'filled',
    paths.rules,
    async (page) => {
      await page.getByLabel('Never apply to').fill('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk')
      await page.keyboard.press('Enter')
      await page
        .getByText(/^Other names of/)
        .first()
        .click()
      await click('Edit Jobs')(page)
      await page.getByLabel('Minimum Salary').fill('a lot')
      await submit('Save Jobs')(page)
    },
  ],
  ['errors', paths.answers, inSequence(click('Add answer'), submit('Save Answers'))],
  ...ownConversationStates.concat(ownPlanStates),
  ['cancel', paths.account, open('Cancel Subscription')],
  ['delete', paths.account, open('Delete Account')],
  ['other-card', paths.sandboxPortal, (page) => page.getByText('Use Another Card').click()],
  ['saved-documents', paths.resumeBuilder, open('Saved Documents')],
  ['tailor', paths.resumeBuilder, fromSavedList('Tailor to a Job')],
  ['share', paths.resumeBuilder, fromSavedList('Share')],
]

const brokenRules: RuleCheck = {
  violations: [{ rule: 'excludedCompanies', message: 'The rules exclude Harbor Freightways.' }],
  warnings: [{ rule: 'titles', message: `"Baker" isn't one of the titles the client wants: Planner, Buyer.` }],
  unknown: ['locations', 'minimumSalary'],
  isPostingRead: true,
  askFirst: true,
}

const openReceiptForm = inSequence(open(/^Details of/), click(/^(Record as sent|Correct Receipt)$/), (page) =>
  page.getByLabel('Sent at').waitFor(),
)

const manager: [string, string, Interaction['interact']][] = [
  ['create', paths.accountManager, open('Create Application')],
  ['create-errors', paths.accountManager, inSequence(open('Create Application'), submit('Create Application'))],
  ['apply-now', paths.accountManager, open('Apply Now')],
  [
    'against-a-rule',
    paths.accountManager,
    async (page) => {
      await page.route(/\/rules\/check/, (route) => route.fulfill({ json: brokenRules }))
      await open('Apply Now')(page)
      await page.getByLabel('Company').fill('Harbor Freightways')
      await page.getByRole('button', { name: 'Ask client first' }).waitFor()
    },
  ],
  ...queueStates,
  ...staffConversationStates.concat(taskStates),
  ['record-receipt', paths.dashboard, openReceiptForm],
  [
    'record-receipt-errors',
    paths.dashboard,
    async (page) => {
      await openReceiptForm(page)
      await page.getByLabel('Confirmation').selectOption('Screenshot')
      await page.getByRole('button', { name: /^Record (as sent|Correction)$/ }).click()
    },
  ],
  ['client-profile', paths.accountManager, follow(/^View Profile/)],
  ['client-dashboard', paths.accountManager, follow(/^View Dashboard/)],
  ['client-reports', paths.accountManager, inSequence(follow(/^View Profile/), follow(/^Weekly Reports/))],
]

const admin: [string, string, Interaction['interact']][] = [
  ['promote', paths.admin, open('Promote to Account Manager')],
  ['edit', paths.admin, open(/^Edit /)],
  ['assign', paths.admin, open(/^Assign Manager/)],
  ['suspend', paths.userScreen, open(/^Suspend /)],
  ['delete', paths.admin, open(/^Delete /)],
  ...staffConversationStates.concat(owedStates),
  ['errors', paths.sendNotification, submit('Send')],
  [
    'everybody',
    paths.sendNotification,
    async (page) => {
      await page.getByLabel('Title').fill('Planned maintenance')
      await page.getByLabel('Message').fill('Foothold is away on Sunday from 2 to 3.')
      await submit('Send')(page)
    },
  ],
]

const toInteractions = (person: Person, list: typeof seeker): Interaction[] =>
  list.map(([name, path, interact]) => ({ name, person, path, interact }))

/** What a person can open, do or do wrong on a screen. None of it affects other people's data. */
export const interactions: readonly Interaction[] = [
  ...toInteractions('visitor', visitor),
  ...toInteractions('newcomer', newcomer),
  ...toInteractions('seeker', seeker),
  ...toInteractions('manager', manager),
  ...toInteractions('admin', admin),
]
