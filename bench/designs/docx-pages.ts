import { execFile } from 'node:child_process'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createDocumentReader } from '#server/gateways/document-reader/document-reader.ts'
import { createDocumentWriter } from '#server/gateways/document-writer/document-writer.ts'
import { choose, chooseFolder, hasProgram } from '../smoke.ts'
import { listPageCases, type PageCase } from './page-cases.ts'

/**
 * Compares the pages of Word files, as LibreOffice shows them, with those of our PDFs: `node bench/designs/docx-pages.ts <folder>`.
 * "Nearly one" is the longest resume that fits on a page, or one bullet less; "just over one" has up to two bullets more.
 */
const folder = chooseFolder('docx-pages')
await rm(folder, { recursive: true, force: true })
await mkdir(join(folder, 'converted'), { recursive: true })
const writer = createDocumentWriter({ wallMs: 120_000 })
const reader = createDocumentReader({ wallMs: 120_000, cpuMs: 60_000 })

async function readPages(file: Uint8Array) {
  const { pages } = await reader.read(file, 'pdf')
  return pages.map(({ items }) => {
    const heights = items.filter(({ text }) => text.trim() !== '').map(({ y }) => y)
    return heights.toSorted((a, b) => a - b).filter((y, at, all) => at === 0 || y - (all[at - 1] ?? 0) > 3).length
  })
}
const toPdf = (text: string, { design }: PageCase) => writer.pdf(text, 'resume', { design })
const countPages = async (page: PageCase, bullets: number) =>
  (await readPages(await toPdf(page.toText(bullets), page))).length

async function findLongestOnOnePage(page: PageCase) {
  let [fits, overflows] = choose([1, 80], [20, 24])
  while (overflows - fits > 1) {
    const middle = Math.floor((fits + overflows) / 2)
    if ((await countPages(page, middle)) === 1) fits = middle
    else overflows = middle
  }
  return fits
}

function chooseBullets(page: PageCase, longest: number, seed: number) {
  if (page.length === 'one page') return Math.max(1, Math.round(longest * 0.7))
  if (page.length === 'nearly one') return longest - (seed % 2)
  if (page.length === 'just over one') return longest + 1 + (seed % 2)
  return Math.round(longest * (page.length === 'two pages' ? 2 : 3.3))
}

const cases = listPageCases().slice(0, choose(undefined, 1))
const pdfPages = new Map<string, number[]>()
let bytes = 0
for (const [seed, page] of cases.entries()) {
  const text = page.toText(chooseBullets(page, await findLongestOnOnePage(page), seed))
  const pdf = await toPdf(text, page)
  const docx = await writer.docx(text, 'resume', { design: page.design })
  bytes = Math.max(bytes, docx.length)
  pdfPages.set(page.name, await readPages(pdf))
  await writeFile(join(folder, `${page.name}.pdf`), pdf)
  await writeFile(join(folder, `${page.name}.docx`), docx)
}

if (!hasProgram('soffice')) {
  await Promise.all([writer.close(), reader.close()])
  process.exit(0)
}
const files = (await readdir(folder)).filter((name) => name.endsWith('.docx')).map((name) => join(folder, name))
await promisify(execFile)('soffice', [
  '--headless',
  `-env:UserInstallation=file:///tmp/libreoffice-${process.pid}`,
  '--convert-to',
  'pdf',
  '--outdir',
  join(folder, 'converted'),
  ...files,
])

let same = 0
let sameLines = 0
for (const { name, length } of cases) {
  const ours = pdfPages.get(name) ?? []
  const words = await readPages(await readFile(join(folder, 'converted', `${name}.pdf`)))
  if (ours.length === words.length) same++
  if (ours.join() === words.join()) sameLines++
  else
    console.log(
      `${ours.length === words.length ? ' ' : '!'} ${name} (${length}): lines ${ours.join(' + ')}; Word file ${words.join(' + ')}`,
    )
}
console.log(
  `${same} of ${cases.length} have as many pages, ${sameLines} as many lines on each page; the largest .docx has ${Math.round(bytes / 1024)} KB`,
)
await rm(`/tmp/libreoffice-${process.pid}`, { recursive: true, force: true })
await writer.close()
await reader.close()
