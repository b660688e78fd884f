// Loads the Firefox build of the apply kit as a temporary add-on, opens its panel, and fills the pages of forms/unseen through it:
// `npm run build:extension firefox`, then `node bench/apply-kit-firefox.ts`. It needs firefox-esr.
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Reading } from '../packages/form-reader/src/dom/reader.ts'
import { planForm } from '../packages/form-reader/src/plan-form.ts'
import { pack } from '../packages/form-reader/forms/pack.fixture.ts'
import {
  judgePage,
  renderBoardPage,
  toBoard,
  toBoardFigures,
  type PageResult,
} from '../packages/form-reader/forms/unseen/measure.ts'
import { boardPages } from '../packages/form-reader/forms/unseen/pages.ts'
import type { BoardPage } from '../packages/form-reader/forms/unseen/spec.ts'
import { openFirefox } from './firefox-bidi.ts'

const built = path.resolve('dist/extension/firefox-mv3')
const uuid = '5f0e2d1c-3b4a-4c5d-8e6f-7a8b9c0d1e2f'

/** A copy with the access that a manager gives site by site: nobody can press the browser's own question here. */
function copyExtension() {
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-apply-kit-'))
  cpSync(built, folder, { recursive: true })
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, JSON.stringify({ ...manifest, host_permissions: ['<all_urls>'] }))
  return { folder, id: (manifest.browser_specific_settings as { gecko: { id: string } }).gecko.id, manifest }
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const page = boardPages.find(({ id }) => pathname.split('/')[1] === id)
  response.setHeader('content-type', 'text/html; charset=utf-8').end(page ? renderBoardPage(page, pathname) : '')
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const { folder, id, manifest } = copyExtension()
const firefox = await openFirefox({
  'extensions.webextensions.uuids': JSON.stringify({ [id]: uuid }),
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
})

/** Fills one page as the panel does: by scripts that the extension puts into it. */
async function fillPage(panel: string, page: BoardPage): Promise<PageResult> {
  const context = await firefox.open(`${origin}/${page.id}`)
  const inPage = <Value>(call: string) =>
    firefox.evaluate<Value>(
      panel,
      `(async () => {
        const tabs = await browser.tabs.query({})
        const target = { tabId: tabs.find(({ url }) => url === '${origin}/${page.id}').id, allFrames: true }
        await browser.scripting.executeScript({ target, files: ['/reader.js'] })
        const done = await browser.scripting.executeScript({ target, func: () => location.pathname })
        const frame = done.find(({ result }) => result === '/${page.id}${page.isFramed ? '/frame' : ''}')
        const one = { tabId: target.tabId, frameIds: [frame.frameId] }
        const [answer] = await browser.scripting.executeScript({ target: one, ${call} })
        return answer.result
      })()`,
    )
  for (const kind of page.adds ?? []) await inPage(`func: (kind) => footholdReader.addBlock(kind), args: ['${kind}']`)
  const { fields } = await inPage<Reading>('func: () => footholdReader.read()')
  for (const { state, fieldId, wanted, documentKind } of planForm(fields, pack, toBoard(page))) {
    if (state !== 'certain' || !wanted) continue
    const file = documentKind ? { bytes: 'JVBERi0xLjcK', type: 'application/pdf' } : undefined
    await inPage(`func: (order) => footholdReader.fill(order), args: [${JSON.stringify({ fieldId, wanted, file })}]`)
  }
  const frame = page.isFramed ? await firefox.findFrame(context, '/frame') : context
  const read = await firefox.evaluate<ReturnType<Window['readBoardPage']>>(frame, 'window.readBoardPage()')
  await firefox.close(context)
  return { ...judgePage(page, read), failed: [] }
}

try {
  await firefox.install(folder)
  const panel = await firefox.open(`moz-extension://${uuid}/sidepanel.html`)
  const shown = await firefox.evaluate<string>(panel, 'document.body.innerText')
  process.stdout.write(`The panel says: ${shown.replaceAll(/\s+/g, ' ').trim()}\n`)
  const results: PageResult[] = []
  for (const page of boardPages) results.push(await fillPage(panel, page))
  process.stdout.write(`${JSON.stringify(toBoardFigures(results), null, 2)}\n`)
  process.stdout.write(
    `Permissions: ${String(manifest.permissions)}; asked for: ${String(manifest.optional_host_permissions)}\n`,
  )
  const zip = 'dist/extension/foothold-apply-kit-0.1.0-firefox.zip'
  process.stdout.write(`${zip}: ${Math.round(statSync(zip).size / 1024)} KB\n`)
} finally {
  await firefox.stop()
  server.close()
  rmSync(folder, { recursive: true, force: true })
}
