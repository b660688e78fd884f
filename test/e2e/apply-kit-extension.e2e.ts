import type { Page } from '@playwright/test'
import { serveForms } from '../../packages/form-reader/forms/server.ts'
import { tuned } from '../../packages/form-reader/forms/measure.ts'
import { skins } from '../../packages/form-reader/forms/skins.ts'
import type { FormSpec } from '../../packages/form-reader/forms/spec.ts'
import { expectAccessible } from './axe.ts'
import { connectKit, createTeam, openKitBrowser } from './kit-browser.ts'
import { expect, test } from './people.ts'

/** In a frame; without a form element; in shadow roots; in the most steps, which decide how many actions it takes. */
const ids = ['greenhouse-frame-1', 'ashby-1', 'smartrecruiters-2', 'workday-1']

/** Clicks of the manager, counted. */
function countClicks() {
  let count = 0
  return {
    press: async (target: ReturnType<Page['getByRole']>) => {
      count += 1
      await target.click()
    },
    get count() {
      return count
    },
  }
}

async function apply(page: Page, panel: Page, form: FormSpec) {
  const clicks = countClicks()
  const inPanel = (name: string) => panel.getByRole('button', { name, exact: true })
  const view = skins[form.board].framed ? page.frameLocator('iframe') : page
  let filled = 0
  for (const step of form.pages.keys()) {
    if (step > 0) await clicks.press(view.locator('.next'))
    await clicks.press(inPanel('Read the form'))
    const certain = panel.getByRole('region', { name: 'Certain' }).getByRole('listitem')
    await expect(inPanel('Fill')).toBeEnabled()
    const count = await certain.count()
    await clicks.press(inPanel('Fill'))
    await expect(certain.getByText('Filled', { exact: true })).toHaveCount(count, { timeout: 60_000 })
    filled += count
  }
  await clicks.press(view.getByRole('button', { name: /^Submit application$/i }))
  await expect(panel.getByRole('heading', { name: 'Proof' })).toBeVisible()
  await clicks.press(inPanel('Record as sent'))
  await expect(panel.getByText('Recorded as sent')).toBeVisible()
  // Two more before: Apply in the queue, and the button in the toolbar.
  return { with: clicks.count + 2, without: filled + form.pages.length + 1 }
}

test('from the posting to a proven application', async ({ browser, baseURL }) => {
  test.setTimeout(420_000)
  const forms = await serveForms(tuned)
  const kit = await openKitBrowser(baseURL ?? '')
  try {
    const jobUrl = `${forms.origin}/form/greenhouse-1?live`
    const { manager, seeker, seekerPage, applicationId } = await createTeam(browser, jobUrl)
    const page = kit.context.pages()[0] ?? (await kit.context.newPage())
    await page.goto('/auth')
    const panel = await connectKit(kit, page, manager.email)
    const button = (name: string) => panel.getByRole('button', { name, exact: true })

    await test.step('the product opens the posting, and the panel knows the application', async () => {
      await page.goto(`/apply-kit/applications/${applicationId}`)
      await page.waitForURL(jobUrl)
      await expect(panel.getByText('Kew Gardens, for Elena Marquez')).toBeVisible()
    })

    await test.step('the form is read, and the certain fields are filled on one click', async () => {
      await button('Read the form').click()
      await expect(panel.getByRole('region', { name: 'Never filled' })).toContainText('Gender')
      await button('Fill').click()
      await expect(page.getByLabel('First Name')).toHaveValue('Elena')
      await expect(page.getByLabel('LinkedIn Profile')).toHaveValue(/elena-marquez-example/)
      await expect(panel.getByText('Filled', { exact: true })).toHaveCount(
        await panel.getByRole('region', { name: 'Certain' }).getByRole('listitem').count(),
      )
      const { state, touched, submits } = await page.evaluate(() => window.readForm())
      expect(Object.values(state)).toEqual(
        expect.arrayContaining(['Portland, Oregon, United States', expect.stringMatching(/Letter.*\.pdf$/)]),
      )
      expect({ touched, submits }).toEqual({ touched: [], submits: 0 })
      await expect(panel.getByText(/from the answer of/).first()).toBeVisible()
      await expectAccessible(panel, 'the panel')
    })

    await test.step('an unknown question goes to the client', async () => {
      await button('Ask client: Tell us about a project that you are proud of').click()
      await expect(panel.getByText('Asked.')).toBeVisible()
      const asked = (await (await seekerPage.request.get('/api/questions')).json()) as { question: string }[]
      expect(asked.map(({ question }) => question)).toContain('Tell us about a project that you are proud of')
    })

    await test.step('the manager submits, and the proof becomes the receipt', async () => {
      await page.getByRole('button', { name: 'Submit application' }).click()
      await expect(panel.getByText('The page confirms it')).toBeVisible()
      await expect(panel.getByLabel('Confirmation number')).toHaveValue('NW-48213')
      await expect(panel.getByRole('img', { name: 'The page after the submit' })).toBeVisible()
      await panel.getByText('What stood in the form').click()
      await expect(panel.getByText('Elena', { exact: true })).toBeVisible()
      await expect(panel.getByText('Veteran Status')).toHaveCount(0)
      await button('Record as sent').click()
      await expect(panel.getByText('Recorded as sent')).toBeVisible()
    })

    await test.step('the client sees it', async () => {
      await seekerPage.goto(`/applications/${applicationId}/receipt`)
      await expect(seekerPage.getByText('NW-48213').first()).toBeVisible()
      await expect(seekerPage.getByText('Company website').first()).toBeVisible()
    })

    await test.step('an application takes at most twelve actions with the kit', async () => {
      const counted: Record<string, { with: number; without: number }> = {}
      for (const form of tuned.filter(({ id }) => ids.includes(id))) {
        const url = `${forms.origin}/form/${form.id}?live`
        const data = { company: form.board, position: form.title, jobUrl: url, confirmOverLimit: true }
        const made = await manager.page.request.post('/api/applications', { data: { userId: seeker.id, ...data } })
        const { id } = (await made.json()) as { id: string }
        await page.goto(`/apply-kit/applications/${id}`)
        await page.waitForURL(url)
        await expect(panel.getByText(`${form.board}, for Elena Marquez`)).toBeVisible()
        counted[form.id] = await apply(page, panel, form)
      }
      test.info().annotations.push({ type: 'actions', description: JSON.stringify(counted) })
      expect(Object.keys(counted).toSorted()).toEqual(ids.toSorted())
      for (const [id, actions] of Object.entries(counted)) expect(actions.with, id).toBeLessThanOrEqual(12)
    })

    await test.step('to disconnect ends the connection on the server too', async () => {
      const { connection } = await kit.worker.evaluate<{ connection: { token: string } }>(
        'chrome.storage.session.get("connection")',
      )
      const read = () =>
        manager.page.request.get(`/api/applications/${applicationId}/apply-pack`, {
          headers: { authorization: `Bearer ${connection.token}` },
        })
      expect((await read()).status()).toBe(200)
      await button('Disconnect').click()
      await expect(button('Connect')).toBeVisible()
      await expect.poll(async () => (await read()).status()).toBe(401)
    })
  } finally {
    await kit.context.close()
    forms.close()
  }
})
