// Fills all local forms through the built extension in Chromium, and prints how well: `node extension/build.ts chrome`, then
// `node bench/apply-kit-chromium.ts`. The same forms without the extension are a test: packages/form-reader/forms/browser.test.ts.
import { existsSync } from 'node:fs'
import { fillForm, type Driver, type Result } from '../packages/form-reader/forms/fill-form.ts'
import { heldBack } from '../packages/form-reader/forms/held-back/forms.ts'
import { toFigures, tuned } from '../packages/form-reader/forms/measure.ts'
import { serveForms } from '../packages/form-reader/forms/server.ts'
import type { FormSpec } from '../packages/form-reader/forms/spec.ts'
import type { Outcome } from '../packages/form-reader/src/dom/reader.ts'
import type { FormField } from '../packages/form-reader/src/model/form-field.ts'
import { findTab, openKitBrowser, type KitBrowser } from '../test/e2e/kit-browser.ts'
import { choose } from './smoke.ts'

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

if (existsSync('dist/extension/chrome-mv3/manifest.json')) {
  const kit = await openKitBrowser('')
  try {
    for (const [name, forms] of Object.entries({ tuned, heldBack }))
      console.log(name, await measure(kit, choose(forms, forms.slice(0, 1))))
  } finally {
    await kit.context.close()
  }
} else console.log('There is no build of the extension: run node extension/build.ts chrome first')
