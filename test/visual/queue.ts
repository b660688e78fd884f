import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { inSequence, open } from './steps.ts'

type State = [string, string, (page: Page) => Promise<void>]

const openItem = (page: Page) => page.getByRole('list', { name: 'Waiting for you' }).getByRole('link').first().click()
const selectInterest = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()

/** A section of a client's page. */
const toClientState = (section: string): State => [
  `client-${section}`,
  paths.accountManager,
  async (page) => {
    const href = await page
      .getByRole('table', { name: 'Assigned clients' })
      .getByRole('link')
      .first()
      .getAttribute('href')
    await page.goto(`${href}?section=${section}`)
    await page.getByRole('tab', { selected: true }).waitFor()
  },
]

/** The queue of an account manager, and what it leads to. */
export const queueStates: State[] = [
  ['item', paths.accountManager, openItem],
  ['return', paths.accountManager, inSequence(openItem, open('Return'))],
  ['return-several', paths.accountManager, inSequence(selectInterest, open('Return Selected'))],
  ['snooze', paths.accountManager, inSequence(openItem, open(/^Snooze$/))],
  ['shortcuts', paths.accountManager, open('Shortcuts')],
  ...(['profile', 'rules', 'interests', 'applications', 'messages'] as const).map(toClientState),
]
