import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planForm } from '../src/plan-form.ts'
import { bundleReader, launchBrowser } from './bundle.ts'
import { heldBack } from './held-back/forms.ts'
import { measure, toFigures, tuned } from './measure.ts'
import { pack } from './pack.fixture.ts'
import { measurePages, toBoardFigures } from './unseen/measure.ts'
import { boardPages, tunedIds } from './unseen/pages.ts'

/** In a short run a part of the forms and pages. */
const pickEvery = <Item>(step: number, items: readonly Item[]) =>
  items.filter((_, index) => process.env.LONG === '1' || index % step === 0)

let browser: Browser
let script: string
beforeAll(async () => {
  script = await bundleReader()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const open = async (html: string): Promise<Page> => {
  const page = await browser.newPage()
  await page.setContent(html)
  await page.evaluate(script)
  return page
}
const read = (page: Page) => page.evaluate(() => window.formReader.read())

/** Reads the page and sets all certain fields. */
const fill = async (page: Page) => {
  const { fields } = await read(page)
  const orders = planForm(fields, pack).flatMap(({ state, fieldId, wanted }) =>
    state === 'certain' && wanted ? [{ fieldId, wanted }] : [],
  )
  return page.evaluate(async (list) => {
    const outcomes: string[] = []
    for (const order of list) outcomes.push(await window.formReader.fill(order))
    return outcomes
  }, orders)
}

test('the tuned forms', async () => {
  const forms = pickEvery(3, tuned)
  const figures = toFigures(await measure(forms, script, browser))
  expect(figures.precision).toBeGreaterThanOrEqual(0.99)
  expect(figures.recall).toBeGreaterThanOrEqual(0.9)
  expect(figures).toMatchObject({ forms: forms.length, wrongFiles: 0, submits: 0, touched: 0 })
})

test('the forms held back', async () => {
  const forms = pickEvery(2, heldBack)
  const figures = toFigures(await measure(forms, script, browser))
  expect(figures.precision).toBeGreaterThanOrEqual(0.98)
  expect(figures.recall).toBeGreaterThanOrEqual(0.85)
  expect(figures).toMatchObject({ forms: forms.length, wrongFiles: 0, submits: 0, touched: 0 })
})

/** The eleven that are kept back fall short of the goal for recall, .85; they may not get worse. */
test('the pages written apart from the engine', async () => {
  const results = await measurePages(boardPages, script, browser)
  const isTuned = ({ page }: (typeof results)[number]) => tunedIds.includes(page.id)
  const [tunedPages, kept] = [
    toBoardFigures(results.filter(isTuned)),
    toBoardFigures(results.filter((each) => !isTuned(each))),
  ]
  expect(tunedPages).toMatchObject({ pages: 5, wrongFiles: 0, submits: 0, touched: 0 })
  expect(tunedPages.precision).toBeGreaterThanOrEqual(0.99)
  expect(tunedPages.recall).toBeGreaterThanOrEqual(0.9)
  expect(kept).toMatchObject({ pages: 11, wrongFiles: 0, submits: 0, touched: 0 })
  expect(kept.precision).toBeGreaterThanOrEqual(0.98)
  expect(kept.recall).toBeGreaterThanOrEqual(0.8)
})

test('one button that only adds a block is pressed, and only that', async () => {
  const section = (button: string, then = '') =>
    `<form onsubmit="window.sent = true; return false"><section><h3>Work Experience</h3><label>Company <input></label>
      ${button}</section><button>Next</button></form><script>${then}</script>`
  const adding =
    "document.querySelector('#b').onclick = (event) => event.target.insertAdjacentHTML('beforebegin', '<label>Company <input></label>')"
  const add = async (html: string) => {
    const page = await open(html)
    const outcome = await page.evaluate(() => window.formReader.addBlock('work'))
    const sent = await page.evaluate(() => 'sent' in window)
    await page.close()
    return { outcome, sent }
  }
  const outcomes = await Promise.all([
    add(section('<button type="button" id="b">Add Another</button>', adding)),
    add(section('<button type="button" id="b">Add Another</button>')),
    add(section('<button id="b">Add Another</button>', adding)),
    add(section('<a href="#next" role="button" id="b">Add Another</a>')),
    add(section('<button type="button" id="b">Save and add</button>', adding)),
    add(section('<button type="button">Add</button><button type="button">Add</button>')),
    add(
      section(
        '<button type="button" id="b">Add</button>',
        "document.querySelector('#b').onclick = (event) => event.target.closest('form').requestSubmit()",
      ),
    ),
    add(
      section(
        '<button type="button" id="b">Add</button>',
        "document.querySelector('#b').onclick = () => document.querySelector('input').remove()",
      ),
    ),
  ])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    'added',
    'nothing-new',
    'none',
    'none',
    'none',
    'unclear',
    'unclear',
    'unclear',
  ])
  expect(outcomes.every(({ sent }) => !sent)).toBe(true)
})

test('hidden fields are not even read', async () => {
  const page = await open(`
    <label>First name <input id="seen"></label>
    <label style="display:none">Email <input></label>
    <label style="position:absolute;left:-9999px">Phone <input></label>
    <label style="opacity:0">City <input></label>
    <label style="opacity:0.05">City <input></label>
    <div style="height:0;overflow:hidden"><label>Country <input></label></div>
    <div style="clip-path:inset(50%)"><label>Last name <input></label></div>
    <label>Address <input style="visibility:hidden"></label>
    <label>Zip <input type="hidden"></label>
    <label>Street <input disabled></label>
    <label>Website <input readonly></label>
    <fieldset disabled><label>GitHub <input></label></fieldset>`)
  expect((await read(page)).fields.map(({ label }) => label)).toEqual(['First name'])
})

test('a field under an overlay is not filled', async () => {
  const page = await open(`
    <label>First name <input id="a"></label>
    <div style="position:absolute;inset:0;background:white">Win a prize</div>`)
  expect(await fill(page)).toEqual(['covered'])
  expect(await page.locator('#a').inputValue()).toBe('')
})

test('a field that moves away after the reading is not filled', async () => {
  const page = await open('<label id="box">First name <input id="a"></label>')
  const { fields } = await read(page)
  await page.evaluate(() => document.querySelector('#box')?.setAttribute('style', 'position:absolute;left:-5000px'))
  const order = { fieldId: fields[0]?.id ?? '', wanted: { text: 'Elena', options: ['Elena'], search: '' } }
  expect(await page.evaluate((one) => window.formReader.fill(one), order)).toBe('hidden')
  expect(await page.locator('#a').inputValue()).toBe('')
})

test('what the manager typed is never overwritten', async () => {
  const page = await open('<label>First name <input id="a"></label>')
  const { fields } = await read(page)
  await page.locator('#a').fill('Lena')
  const order = { fieldId: fields[0]?.id ?? '', wanted: { text: 'Elena', options: ['Elena'], search: '' } }
  expect(await page.evaluate((one) => window.formReader.fill(one), order)).toBe('taken')
  expect(await page.locator('#a').inputValue()).toBe('Lena')
})

test('thousands of fields and nested shadow roots end soon and are cut', async () => {
  const page = await open(`<body><script>
    for (let index = 0; index < 5000; index += 1) document.body.insertAdjacentHTML('beforeend', '<label>Field ' + index + ' <input></label>')
    let host = document.body.appendChild(document.createElement('div'))
    for (let index = 0; index < 1000; index += 1) { const root = host.attachShadow({ mode: 'open' }); host = root.appendChild(document.createElement('div')) }
  </script>`)
  const { fields, isCut } = await read(page)
  expect(isCut).toBe(true)
  expect(fields.length).toBeLessThanOrEqual(400)
})

test('a form that rewrites itself without end is left, not chased', async () => {
  const page = await open(`<form><label>First name <input name="first"></label></form><script>
    document.querySelector('form').addEventListener('input', () => {
      document.querySelector('form').innerHTML = '<label>Question ' + Math.random() + ' <input name="x"></label>'
    })
  </script>`)
  expect(await fill(page)).toEqual(['refused'])
})

test('a button that would submit is never pressed as an answer', async () => {
  const page = await open(`<form onsubmit="window.sent = true; return false">
    <p>Are you willing to relocate?</p><div><button>Yes</button><button>No</button></div></form>`)
  expect(await fill(page)).toEqual([])
  expect(await page.evaluate(() => 'sent' in window)).toBe(false)
})

test('values of sensitive fields, consents and passwords are not read for the proof', async () => {
  const page = await open(`
    <label>First name <input value="Elena"></label>
    <label>Date of birth <input value="1990"></label>
    <label>Password <input type="password" value="secret"></label>
    <label>Signature <input value="Elena Marquez"></label>`)
  const values = await page.evaluate(() => window.formReader.readValues())
  expect(values).toEqual([{ label: 'First name', section: '', value: 'Elena' }])
})
