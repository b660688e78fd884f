import type { Page } from '@playwright/test'
import { tuned } from '../../packages/form-reader/forms/measure.ts'
import { serveForms } from '../../packages/form-reader/forms/server.ts'
import { skins } from '../../packages/form-reader/forms/skins.ts'
import type { FormSpec } from '../../packages/form-reader/forms/spec.ts'
import { connectKit, createTeam, openKitBrowser } from './kit-browser.ts'
import { expect, test } from './people.ts'

/** Eight boards: in a page and in a frame, with a form element and without, in one step and in several. */
const ids = [
  'greenhouse-1',
  'greenhouse-frame-1',
  'lever-2',
  'ashby-1',
  'workday-1',
  'smartrecruiters-2',
  'workable-1',
  'taleo-1',
]

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

test('an application takes at most twelve actions with the kit', async ({ browser, baseURL }) => {
  test.setTimeout(420_000)
  const forms = await serveForms(tuned)
  const kit = await openKitBrowser(baseURL ?? '')
  try {
    const toUrl = (id: string) => `${forms.origin}/form/${id}?live`
    const { manager, seeker } = await createTeam(browser, toUrl('plain-1'))
    const page = kit.context.pages()[0] ?? (await kit.context.newPage())
    await page.goto('/auth')
    const panel = await connectKit(kit, page, manager.email)
    const counted: Record<string, { with: number; without: number }> = {}
    for (const form of tuned.filter(({ id }) => ids.includes(id))) {
      const data = {
        userId: seeker.id,
        company: form.board,
        position: form.title,
        jobUrl: toUrl(form.id),
        confirmOverLimit: true,
      }
      const made = await manager.page.request.post('/api/applications', { data })
      const { id } = (await made.json()) as { id: string }
      await page.goto(`/apply-kit/applications/${id}`)
      await page.waitForURL(data.jobUrl)
      await expect(panel.getByText(`${form.board}, for Elena Marquez`)).toBeVisible()
      counted[form.id] = await apply(page, panel, form)
    }
    test.info().annotations.push({ type: 'actions', description: JSON.stringify(counted) })
    for (const [id, actions] of Object.entries(counted)) expect(actions.with, id).toBeLessThanOrEqual(12)
    expect(Object.keys(counted)).toHaveLength(8)
  } finally {
    await kit.context.close()
    forms.close()
  }
})
