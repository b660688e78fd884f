// Fills the pages of this folder and prints how well: `node packages/form-reader/forms/unseen/measure.ts [tuned|kept] [page]`.
// Only the tuned third names its errors.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import type { Browser, Frame } from '@playwright/test'
import { findBoard } from '../../src/boards.ts'
import { planForm } from '../../src/plan-form.ts'
import { bundleReader, launchBrowser } from '../bundle.ts'
import { pack } from '../pack.fixture.ts'
import { boardPages, tunedIds } from './pages.ts'
import type { BoardPage } from './spec.ts'

interface Verdict {
  key: string
  expected: string | undefined
  got: string
}

export interface PageResult {
  page: BoardPage
  verdicts: Verdict[]
  touched: string[]
  submits: number
  failed: string[]
}

const style =
  'body{font:16px sans-serif;margin:2rem}.select__control{border:1px solid;padding:.3rem;width:20rem}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}[role=option]{padding:.2rem}'
const toDocument = (body: string, script = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Careers</title><style>${style}</style></head><body><main>${body}</main>${script}</body></html>`

const origin = 'http://forms.test'

/** The page of an address: the employer's page around it, or the form itself. */
export function renderBoardPage({ id, html, isFramed }: BoardPage, address: string): string {
  if (isFramed && !address.endsWith('/frame'))
    return toDocument(`<h1>Careers</h1><iframe src="/${id}/frame" width="900" height="3000"></iframe>`)
  const source = path.join(import.meta.dirname, '../page/unseen.ts')
  const script = stripTypeScriptTypes(readFileSync(source, 'utf8'))
  return toDocument(html, `<script type="module">${script}</script>`)
}

async function openPage(browser: Browser, board: BoardPage): Promise<Frame> {
  const page = await browser.newPage()
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: renderBoardPage(board, route.request().url()) }),
  )
  await page.goto(`${origin}/${board.id}`)
  return page.frames().find((frame) => frame.url().endsWith('/frame')) ?? page.mainFrame()
}

export const toBoard = ({ board }: BoardPage) =>
  board === 'lever' ? findBoard('https://jobs.lever.co/') : { name: board }

async function fillPage(browser: Browser, script: string, page: BoardPage): Promise<PageResult> {
  const frame = await openPage(browser, page)
  await frame.evaluate(script)
  const failed: string[] = []
  for (const kind of page.adds ?? []) {
    const outcome = await frame.evaluate((one) => window.formReader.addBlock(one), kind)
    if (outcome !== 'added') failed.push(`  ${outcome}: add ${kind}`)
  }
  const { fields } = await frame.evaluate(() => window.formReader.read())
  for (const { state, fieldId, wanted, documentKind, label } of planForm(fields, pack, toBoard(page))) {
    if (state !== 'certain' || !wanted) {
      failed.push(`  ${state}: ${label}`)
      continue
    }
    const file = documentKind ? { bytes: 'JVBERi0xLjcK', type: 'application/pdf' } : undefined
    const outcome = await frame.evaluate((one) => window.formReader.fill(one), { fieldId, wanted, file })
    if (outcome !== 'filled') failed.push(`  ${outcome}: ${label}`)
  }
  const read = await frame.evaluate(() => window.readBoardPage())
  await frame.page().close()
  return { ...judgePage(page, read), failed }
}

export function judgePage(page: BoardPage, { state, touched, submits }: ReturnType<Window['readBoardPage']>) {
  const keys = [...new Set([...Object.keys(page.expect), ...Object.keys(state)])]
  const verdicts = keys.map((key) => ({ key, expected: page.expect[key], got: state[key] ?? '' }))
  return { page, verdicts, touched: touched.filter((key) => page.never.includes(key)), submits }
}

const isRight = ({ expected, got }: Verdict) => expected?.toLowerCase() === got.toLowerCase()
const isFile = ({ got }: Verdict) => got.endsWith('.pdf')

export function toBoardFigures(results: PageResult[]) {
  const verdicts = results.flatMap((result) => result.verdicts)
  const filled = verdicts.filter(({ got }) => got !== '')
  const fillable = verdicts.filter(({ expected }) => expected !== undefined)
  const right = filled.filter(isRight).length
  return {
    pages: results.length,
    precision: right / Math.max(1, filled.length),
    recall: right / Math.max(1, fillable.length),
    filled: filled.length,
    fillable: fillable.length,
    wrongFiles: filled.filter((each) => isFile(each) && !isRight(each)).length,
    submits: results.reduce((sum, { submits }) => sum + submits, 0),
    touched: results.reduce((sum, { touched }) => sum + touched.length, 0),
  }
}

export const measurePages = (pages: BoardPage[], script: string, browser: Browser): Promise<PageResult[]> =>
  Promise.all(pages.map((page) => fillPage(browser, script, page)))

if (import.meta.main) {
  const [set = 'all', only] = process.argv.slice(2)
  const isMeant = ({ id }: BoardPage) =>
    (set === 'all' || tunedIds.includes(id) === (set === 'tuned')) && (!only || id === only)
  const browser = await launchBrowser()
  const results = await measurePages(boardPages.filter(isMeant), await bundleReader(), browser)
  await browser.close()
  for (const { page, verdicts, touched, failed } of results) {
    for (const key of touched) process.stdout.write(`touched ${page.id} ${key}\n`)
    if (!tunedIds.includes(page.id)) continue
    for (const each of verdicts)
      if (each.expected === undefined ? each.got !== '' : !isRight(each))
        process.stdout.write(`${page.id}: ${each.key}: expected ${each.expected}, got ${each.got}\n`)
    for (const line of failed) process.stdout.write(`${line}\n`)
  }
  process.stdout.write(`${set} ${JSON.stringify(toBoardFigures(results), null, 2)}\n`)
}
