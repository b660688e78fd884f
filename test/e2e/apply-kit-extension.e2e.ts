import { serveForms } from '../../packages/form-reader/forms/server.ts'
import { tuned } from '../../packages/form-reader/forms/measure.ts'
import { expectAccessible } from './axe.ts'
import { connectKit, createTeam, openKitBrowser } from './kit-browser.ts'
import { expect, test } from './people.ts'

test('from the posting to a proven application', async ({ browser, baseURL }) => {
  test.slow()
  const forms = await serveForms(tuned)
  const kit = await openKitBrowser(baseURL ?? '')
  try {
    const jobUrl = `${forms.origin}/form/greenhouse-1?live`
    const { manager, seekerPage, applicationId } = await createTeam(browser, jobUrl)
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
