import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { confirmCode, connectKit, createTeam, openKitBrowser } from './kit-browser.ts'
import { expect, test } from './people.ts'
import { assignManager } from './teams.ts'

/** Hears every event, wraps what scripts use, asks the extension, and forges what our script says. */
const hostile = `<!doctype html><html lang="en"><head><title>Careers</title><script>
  window.seen = []
  const note = (...values) => { for (const value of values) { try { window.seen.push(typeof value === 'string' ? value : JSON.stringify(value)) } catch {} } }
  for (const type of ['input', 'change', 'focus', 'blur', 'click', 'message', 'mousedown', 'keydown', 'storage'])
    addEventListener(type, (event) => note(type, event.target?.value ?? '', event.data), true)
  for (const name of ['parse', 'stringify']) { const real = JSON[name]; JSON[name] = (...all) => { window.seen.push(String(all[0])); return real(...all) } }
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  Object.defineProperty(HTMLInputElement.prototype, 'value', { get() { return '' }, set(value) { note('setter', value); set.call(this, value) } })
  for (const name of ['footholdReader', 'chrome', 'browser']) note(name, typeof window[name], typeof window[name]?.runtime)
  setInterval(() => {
    postMessage({ type: 'submitted', values: [] }, '*')
    document.querySelector('form').dispatchEvent(new Event('submit', { bubbles: true }))
    document.querySelector('#fake').click()
    document.querySelector('#list').append(Object.assign(document.createElement('li'), { textContent: 'x' }))
  }, 50)
</script></head><body>
  <form action="javascript:void 0"><p><label>First name <input id="first"></label></p>
    <p style="position:absolute;left:-9999px"><label>Email <input id="away"></label></p>
    <p style="opacity:0"><label>Phone <input id="clear"></label></p>
    <p style="position:relative"><label>Last name <input id="under"></label><span style="position:absolute;inset:0;background:red">Prize</span></p>
    <button type="button" id="fake">Submit application</button></form>
  <ul id="list"></ul>
  <script>for (let index = 0; index < 1000; index += 1) document.querySelector('form').insertAdjacentHTML('beforeend', '<p><label>Field ' + index + ' <input></label></p>')</script>
</body></html>`

const thanks =
  '<!doctype html><html lang="en"><title>Thanks</title><h1>Thank you for applying</h1><p>Reference number: KG-7741.</p></html>'
const form = `<form action="/thanks"><p><label>First name <input id="first"></label></p><p><label>Last name <input id="last"></label></p><button>Send application</button></form>`
const toPage = (body: string) => `<!doctype html><html lang="en"><title>Careers</title>${body}</html>`
/** With a frame out of sight that asks for the same, to harvest it. */
const harvesting = toPage(`${form}<iframe src="/harvest" style="position:absolute;left:-9999px"></iframe>`)

const pages: Record<string, string> = { hostile, thanks, harvest: toPage(form), form: harvesting }

async function servePages() {
  const server = createServer((request, response) => {
    const [, name = ''] = new URL(request.url ?? '/', 'http://localhost').pathname.split('/')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pages[name])
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

test('a hostile page learns nothing, what blocks an application stops the kit, and a proof outlives the browser', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(420_000)
  const { port, close } = await servePages()
  const kit = await openKitBrowser(baseURL ?? '')
  try {
    const toUrl = (name: string) => `http://127.0.0.1:${port}/${name}`
    const { manager, seeker, seekerPage, applicationId } = await createTeam(browser, toUrl('form'))
    const data = { company: 'Kew Gardens', position: 'Gardener', jobUrl: toUrl('hostile'), confirmOverLimit: true }
    const made = await manager.page.request.post('/api/applications', { data: { userId: seeker.id, ...data } })
    const { id: hostileId } = (await made.json()) as { id: string }
    const page = kit.context.pages()[0] ?? (await kit.context.newPage())
    await page.goto('/auth')
    const panel = await connectKit(kit, page, manager.email)
    const button = (name: string) => panel.getByRole('button', { name, exact: true })
    const open = async (id: string, name: string) => {
      await page.goto(`/apply-kit/applications/${id}`)
      await page.waitForURL(toUrl(name))
      await expect(panel.getByText('Kew Gardens, for Elena Marquez')).toBeVisible()
    }
    const setExcluded = async (...names: string[]) => {
      const excludedCompanies = names.map((name) => ({ name, aliases: [] }))
      const rules = {
        excludedCompanies,
        titles: [],
        locations: [],
        workModes: [],
        minimumSalary: null,
        askFirst: false,
      }
      const saved = await seekerPage.request.put('/api/rules', { data: rules })
      expect(saved.ok(), await saved.text()).toBe(true)
    }

    await test.step('a hostile page learns no more than what is filled in, and cannot forge a submit', async () => {
      await open(hostileId, 'hostile')
      await button('Read the form').click()
      await button('Fill').click()
      await expect(panel.getByText('Filled', { exact: true })).toHaveCount(1)
      await expect(panel.getByText('Covered, left alone')).toBeVisible()
      await expect(panel.getByRole('region', { name: 'Proof' })).toHaveCount(0)

      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'))
      expect(seen).toContain('Elena')
      const stored = await kit.worker.evaluate<{ connection: { token: string } }>(
        'chrome.storage.session.get("connection")',
      )
      for (const secret of [
        stored.connection.token,
        'Marquez',
        '503 555',
        'US citizen',
        '118000',
        'Alder Street',
        'Two weeks',
      ])
        expect(seen).not.toContain(secret)
      expect(seen).toMatch(/footholdReader\nundefined/)
    })

    await test.step('a strange host is a warning first, and what blocks an application disables Fill', async () => {
      await open(applicationId, 'form')
      await page.goto(`http://localhost:${port}/form`)
      await expect(panel.getByText(/is neither the posting's site nor a board we know/)).toBeVisible()
      await expect(button('Read the form')).toBeDisabled()
      await panel.getByLabel(/I checked the address/).check()
      await expect(button('Read the form')).toBeEnabled()

      await page.goto(toUrl('form'))
      await button('Read the form').click()
      await expect(panel.getByRole('region', { name: 'Certain' })).toBeVisible()
      await setExcluded('Kew Gardens')
      // The rule came after the reading: the click on Fill asks again.
      await button('Fill').click()
      await expect(panel.getByRole('alert')).toContainText('Kew Gardens')
      await expect(page.locator('#first')).toHaveValue('')

      await panel.reload()
      await expect(panel.getByText('A rule of the client forbids this')).toBeVisible()
      await expect(button('Fill')).toBeDisabled()
      await setExcluded()
      await panel.reload()
      await expect(panel.getByText('A rule of the client forbids this')).toHaveCount(0)
    })

    await open(applicationId, 'form')
    await test.step('by keys', async () => {
      await button('Read the form').press('Enter')
      await expect(panel.getByRole('region', { name: 'Certain' })).toBeVisible()
      await button('Fill').press('Enter')
      await expect(page.locator('#last')).toHaveValue('Marquez')
      const harvest = page.frames().find((frame) => frame.url().endsWith('/harvest'))
      await expect(harvest?.locator('#first') ?? page.locator('#none')).toHaveValue('')
      await page.locator('#last').press('Enter')
      await expect(panel.getByLabel('Confirmation number')).toHaveValue('KG-7741')
    })

    await test.step('the server cannot be reached', async () => {
      await panel.route('**/api/applications/**', (route) => route.abort())
      await button('Record as sent').press('Enter')
      await expect(panel.getByText('One proof waits to be sent')).toBeVisible()
      const kept = JSON.stringify(await kit.worker.evaluate('chrome.storage.local.get()'))
      expect(kept).toContain('proof:')
      expect(kept).not.toMatch(/KG-7741|confirmation|Elena/)
    })

    await test.step('it outlives the browser, and is sent once when the manager has connected again', async () => {
      // What a browser forgets when it is closed.
      await kit.worker.evaluate('chrome.storage.session.clear()')
      await panel.reload()
      await expect(panel.getByText('A proof waits in this browser')).toBeVisible()
      await confirmCode(panel, page)
      await expect(panel.getByText('One proof waits to be sent')).toBeVisible()
      await panel.unroute('**/api/applications/**')
      await button('Send now').press('Enter')
      await expect(panel.getByText('One proof waits to be sent')).toHaveCount(0)
      await panel.reload()
      const receipts = await manager.page.request.get(`/api/applications/${applicationId}/receipts`)
      expect(await receipts.json()).toMatchObject([
        { state: 'confirmed', confirmation: { kind: 'number', value: 'KG-7741' } },
      ])
      expect(JSON.stringify(await kit.worker.evaluate('chrome.storage.local.get()'))).not.toContain('proof:')
    })

    await test.step('after a reassignment nothing is filled in', async () => {
      await open(applicationId, 'form')
      await button('Read the form').click()
      await expect(panel.getByRole('region', { name: 'Certain' })).toBeVisible()
      const next = await assignManager(browser, seeker.id)
      await next.close()
      await button('Fill').click()
      await expect(panel.getByRole('alert')).toContainText('Application not found')
      await expect(page.locator('#first')).toHaveValue('')
    })
  } finally {
    await kit.context.close()
    close()
  }
})
