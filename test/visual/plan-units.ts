import type { Page } from '@playwright/test'
import type { LedgerPeriod, OwedClient } from '#contract/ledger.ts'
import type { Task } from '#contract/tasks.ts'
import { paths } from '#web/paths.ts'

const toId = (index: number) => `00000000-0000-4000-8000-00000000000${index}`
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const client = { id: toId(1), firstName: 'Sam', lastName: 'Seeker', profileImageUrl: null }
const longName = { ...client, id: toId(2), firstName: 'Maximiliane-Charlotte', lastName: 'von Oberhausen' }
const none = { included: 0, delivered: 0, carried: 0, owed: 0 }

const task = {
  id: toId(3),
  userId: client.id,
  client,
  kind: 'consultation',
  state: 'open',
  dueAt: daysAgo(-3),
  proposedAt: null,
  documentId: null,
  scoreBefore: null,
  scoreAfter: null,
  outcome: null,
  createdAt: daysAgo(2),
} satisfies Task

const staffTasks: Task[] = [
  { ...task, kind: 'report_note', dueAt: daysAgo(0.1) },
  { ...task, id: toId(4), state: 'proposed', proposedAt: daysAgo(-1) },
  { ...task, id: toId(5), client: longName, kind: 'custom_resume' },
]
const ownTasks: Task[] = [
  { ...task, state: 'proposed', proposedAt: daysAgo(-1) },
  { ...task, id: toId(4), state: 'done', outcome: 'Lead with the numbers.\nKeep it to one page.' },
  { ...task, id: toId(5), kind: 'custom_resume', state: 'done', scoreBefore: 48, scoreAfter: 91 },
]
const period: LedgerPeriod = {
  periodStart: daysAgo(10),
  periodEnd: daysAgo(-20),
  plan: 'active',
  applications: { ...none, included: 25, delivered: 14 },
  consultations: { ...none, included: 1 },
  customResumes: none,
  coverLetters: 12,
  runs: true,
}
const periods: LedgerPeriod[] = [
  period,
  {
    ...period,
    periodStart: daysAgo(40),
    periodEnd: daysAgo(10),
    plan: 'starter',
    applications: { included: 10, delivered: 8, carried: 0, owed: 2 },
    consultations: none,
    coverLetters: 8,
    runs: false,
  },
]
const units = { applications: 23, consultations: 1, customResumes: 0, refundExposure: 114.99 }
const owedClients: OwedClient[] = [
  { client, manager: null, nudged: null, ...units },
  { client: longName, manager: null, nudged: null, ...units, refundExposure: 1_049.5 },
]

/** Answers the calls of the screen, and loads it again. */
const show = (replies: Record<string, unknown>, heading: string) => async (page: Page) => {
  for (const [path, json] of Object.entries(replies)) await page.route(path, (route) => route.fulfill({ json }))
  await page.reload()
  await page.getByText(heading).first().waitFor()
}

const openForms = async (page: Page) => {
  await show({ '**/api/tasks': staffTasks }, "Your note in Sam's weekly report")(page)
  for (const summary of ['Suggest a Time', 'Write Outcome', 'Share Document']) await page.getByText(summary).click()
  await page.getByRole('button', { name: 'Suggest This Time' }).click()
}

type State = [name: string, path: string, interact: (page: Page) => Promise<void>]

export const ownPlanStates: State[] = [
  [
    'plan',
    paths.accountPlan,
    show({ '**/api/ledger': periods, '**/api/tasks': ownTasks }, 'ATS score of your custom resume'),
  ],
]
export const taskStates: State[] = [['tasks', paths.accountManager, openForms]]
export const owedStates: State[] = [
  ['owed', paths.owed, show({ '**/api/admin/ledger': { ...units, clients: owedClients } }, '$1,049.50')],
]
