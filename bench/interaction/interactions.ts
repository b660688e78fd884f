import type { Page } from '@playwright/test'

/** One kind of interaction: `open` prepares the page, `act` is repeated, and `settle` waits for what it started. */
export interface Interaction {
  name: string
  open: (page: Page, origin: string) => Promise<unknown>
  act: (page: Page, turn: number) => Promise<unknown>
  settle?: (page: Page, turn: number) => Promise<unknown>
}

const rows = (page: Page) => page.getByRole('table', { name: 'Applications' }).getByRole('row')
const table = (page: Page) => page.locator('[aria-busy=true] table')
const steps = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'] as const

async function openTable(page: Page, origin: string) {
  await page.goto(`${origin}/dashboard`)
  await rows(page).nth(50).waitFor()
}

async function openBoard(page: Page, origin: string) {
  await openTable(page, origin)
  await page.getByText('Board', { exact: true }).click()
  await page.getByRole('region', { name: 'Accepted', exact: true }).getByRole('listitem').nth(2).waitFor()
}

/** A key on a closed selector changes it, as a choice from its list does. */
const choose = (label: string | RegExp): Interaction['act'] =>
  async function chooseByKey(page, turn) {
    await page
      .getByLabel(label)
      .nth(typeof label === 'string' ? 0 : turn)
      .press(steps[turn % steps.length] ?? '')
  }

const settleTable = (page: Page) => table(page).waitFor({ state: 'detached' })

const drag: Interaction['act'] = async (page, turn) => {
  const [from, to] = turn % 2 === 0 ? (['Applied', 'Interested'] as const) : (['Interested', 'Applied'] as const)
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = await column(from).getByRole('listitem').first().boundingBox()
  const target = await column(to).boundingBox()
  if (!card || !target) throw new Error('The board is not there')
  await page.mouse.move(card.x + 20, card.y + card.height - 10)
  await page.mouse.down()
  await page.mouse.move(target.x + target.width / 2, target.y + 60, { steps: 8 })
  await page.mouse.up()
}

const posting = 'Logistics Coordinator\nRequired: 3 years of experience in logistics, SQL, Excel, route planning.'

async function openBuilder(page: Page, origin: string) {
  await page.goto(`${origin}/resume-builder`)
  const values: [string, string][] = [
    ['Target Job', 'Logistics Coordinator'],
    ['Job Description', posting],
    ['Full Name', 'Noor Haddad'],
    ['Email', 'noor@example.test'],
    ['Job Title', 'Planner'],
    ['Company Name', 'Harbor Freightways'],
    ['Start Date', 'April 2021'],
    ['Achievements', 'Planned routes for 40 trucks with Excel\nCut empty miles by 18% in one year'],
    ['Skills', 'Excel, Route planning, SQL'],
    ['Education', 'BSc Logistics, 2018'],
  ]
  for (const [label, value] of values) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  await page.getByText('Edit Text').click()
  await page.getByLabel('Resume Text').press('Control+End')
}

export const interactions: readonly Interaction[] = [
  { name: 'change a status', open: openTable, act: choose(/^Status of/) },
  { name: 'filter', open: openTable, act: choose('Filter by status'), settle: settleTable },
  { name: 'sort', open: openTable, act: choose('Sort by'), settle: settleTable },
  {
    name: 'search',
    open: openTable,
    act: (page, turn) => page.getByLabel('Search Applications').press(turn % 2 === 0 ? 'p' : 'Backspace'),
    settle: settleTable,
  },
  {
    name: 'open details',
    open: openTable,
    act: (page, turn) =>
      page
        .getByRole('button', { name: /^Details of/ })
        .nth(turn)
        .click(),
    settle: async (page) => {
      await page.getByRole('dialog').getByRole('heading', { name: 'What Happened' }).waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'turn to the board',
    open: openTable,
    act: (page, turn) => page.getByText(turn % 2 === 0 ? 'Board' : 'Table', { exact: true }).click(),
    settle: (page, turn) =>
      turn % 2 === 0 ? page.getByRole('listitem').nth(20).waitFor() : rows(page).nth(50).waitFor(),
  },
  {
    name: 'drag a card',
    open: openBoard,
    act: drag,
    settle: (page) => page.locator('li[aria-busy]').waitFor({ state: 'detached' }),
  },
  {
    name: 'type with analysis',
    open: openBuilder,
    act: (page, turn) => page.keyboard.press('- Led a team of 5 to new goals'[turn] ?? 'x'),
  },
]
