import { fillForm, type Driver, type Result } from '../../packages/form-reader/forms/fill-form.ts'
import { heldBack } from '../../packages/form-reader/forms/held-back/forms.ts'
import { toFigures, tuned } from '../../packages/form-reader/forms/measure.ts'
import { serveForms } from '../../packages/form-reader/forms/server.ts'
import type { FormSpec } from '../../packages/form-reader/forms/spec.ts'
import type { Outcome } from '../../packages/form-reader/src/dom/reader.ts'
import type { FormField } from '../../packages/form-reader/src/model/form-field.ts'
import { findTab, openKitBrowser, type KitBrowser } from './kit-browser.ts'
import { expect, test } from './people.ts'

/** The reader in the extension's own world, reached as the panel reaches it. */
function driveExtension({ worker }: KitBrowser, tabId: number): Driver {
  const inPage = <Answer>(path: string, call: string) =>
    worker.evaluate<Answer>(`(async () => {
      const target = { tabId: ${tabId}, allFrames: true }
      await chrome.scripting.executeScript({ target, files: ['/reader.js'] })
      const frames = await chrome.scripting.executeScript({ target, func: () => location.pathname })
      const frame = frames.find(({ result }) => result === ${JSON.stringify(path)})
      const [done] = await chrome.scripting.executeScript({ target: { tabId: ${tabId}, frameIds: [frame.frameId] }, ${call} })
      return done.result
    })()`)
  const getPath = (url: string) => new URL(url).pathname
  return {
    install: () => Promise.resolve(),
    read: (frame) => inPage<FormField[]>(getPath(frame.url()), 'func: () => footholdReader.read().fields'),
    fill: (frame, order) =>
      inPage<Outcome>(
        getPath(frame.url()),
        `func: (one) => footholdReader.fill(one), args: [${JSON.stringify(order)}]`,
      ),
  }
}

async function measure(kit: KitBrowser, forms: FormSpec[]) {
  const server = await serveForms(forms)
  const page = kit.context.pages()[0] ?? (await kit.context.newPage())
  await page.goto(`${server.origin}/submitted/none`)
  const driver = driveExtension(kit, await findTab(kit, page))
  const results: Result[] = []
  for (const form of forms) results.push(await fillForm(page, form, server.origin, driver))
  server.close()
  return toFigures(results)
}

test('the extension fills the local forms and submits none', async ({ baseURL }) => {
  test.slow()
  const kit = await openKitBrowser(baseURL ?? '')
  try {
    const own = await measure(kit, tuned)
    const unseen = await measure(kit, heldBack)
    test.info().annotations.push({ type: 'figures', description: JSON.stringify({ own, unseen }) })
    expect(own).toMatchObject({ forms: 20, wrongFiles: 0, submits: 0, touched: 0 })
    expect(own.precision).toBeGreaterThanOrEqual(0.99)
    expect(own.recall).toBeGreaterThanOrEqual(0.9)
    expect(unseen).toMatchObject({ forms: 10, wrongFiles: 0, submits: 0, touched: 0 })
    expect(unseen.precision).toBeGreaterThanOrEqual(0.98)
    expect(unseen.recall).toBeGreaterThanOrEqual(0.85)
  } finally {
    await kit.context.close()
  }
})
