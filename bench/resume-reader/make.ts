import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { browserFlags } from '../../scripts/browser.js'
import { args, choose, hasProgram, isSmoke } from '../smoke.ts'
import { docxA } from './layouts/docx-a.ts'
import { docxB } from './layouts/docx-b.ts'
import { docxD } from './layouts/docx-d.ts'
import { docxG } from './layouts/docx-g.ts'
import { htmlA } from './layouts/html-a.ts'
import { htmlB } from './layouts/html-b.ts'
import { htmlD } from './layouts/html-d.ts'
import { htmlE } from './layouts/html-e.ts'
import { htmlG } from './layouts/html-g.ts'
import { htmlH } from './layouts/html-h.ts'
import { texG, xeTexLayouts } from './layouts/tex-g.ts'
import { folder, people } from './people.ts'
import type { Design, Resume } from './resume.ts'

// Makes the resume files from the invented people. Needs Chromium, LibreOffice for .doc, and LaTeX for `g`.
const run = promisify(execFile)
const work = await mkdtemp(join(tmpdir(), 'foothold-resumes-'))
/** A smoke run makes what needs a browser at most, in a folder that is removed with it. */
const output = choose(folder, work)
const ids = choose(args, ['a01', 'a02', 'a03', 'a04'])
const htmlDesigns: Record<string, Design> = { a: htmlA, b: htmlB, e: htmlE, g: htmlG, h: htmlH }
const docxDesigns: Record<string, (resume: Resume) => Promise<Buffer>> = { a: docxA, b: docxB, g: docxG }

for (const resume of people) {
  if (ids.length > 0 && !ids.includes(resume.id)) continue
  if (isSmoke && !canMake(resume)) continue
  await makeFile(resume)
  if (resume.half === 'c')
    await writeFile(
      join(output, `${resume.id}.json`),
      `${JSON.stringify(resume, null, 2)}
`,
    )
  console.log(`${resume.id} ${resume.format} ${resume.layout} ${resume.variant} ${resume.language}`)
}
await rm(work, { recursive: true })
if (!isSmoke) await run(join(import.meta.dirname, '../../node_modules/.bin/oxfmt'), [folder])

function canMake({ maker, format }: Resume) {
  if (maker || format === 'doc') return false
  return format === 'docx' || hasProgram('chromium')
}

async function makeFile(resume: Resume): Promise<void> {
  const target = join(output, `${resume.id}.${resume.format}`)
  if (resume.maker === 'latex') return typeset(resume, target)
  if (resume.format === 'pdf' && !resume.maker) return print(renderHtml(resume), target)
  if (getDesign(resume) === 'e') return convert(Buffer.from(renderHtml(resume)), resume, target, 'html')
  const document = await (docxDesigns[getDesign(resume)] ?? docxD)(resume)
  if (resume.format === 'docx' && !resume.maker) return writeFile(target, document)
  return convert(document, resume, target, 'docx')
}

function renderHtml(resume: Resume): string {
  const layout = (htmlDesigns[getDesign(resume)] ?? htmlD)[resume.layout]
  if (!layout) throw new Error(`No layout ${resume.layout}`)
  return layout(resume)
}

function getDesign({ half, design }: Resume) {
  return design ?? half
}

async function print(html: string, target: string): Promise<void> {
  const source = join(work, 'resume.html')
  await writeFile(source, html)
  const profile = `--user-data-dir=${join(work, 'chromium')}`
  await run('chromium', [...browserFlags, profile, '--no-pdf-header-footer', `--print-to-pdf=${target}`, source])
}

/** By XeLaTeX or pdfLaTeX. */
async function typeset(resume: Resume, target: string): Promise<void> {
  const layout = texG[resume.layout]
  if (!layout) throw new Error(`No layout ${resume.layout}`)
  await writeFile(join(work, 'resume.tex'), layout(resume))
  const engine = xeTexLayouts.has(resume.layout) ? 'xelatex' : 'pdflatex'
  await run(engine, ['-interaction=nonstopmode', '-halt-on-error', '-no-shell-escape', 'resume.tex'], { cwd: work })
  await run('mv', [join(work, 'resume.pdf'), target])
}

/** By LibreOffice, from a document or a page of the given kind. */
async function convert(document: Buffer, resume: Resume, target: string, kind: 'docx' | 'html'): Promise<void> {
  const source = join(work, `${resume.id}-source.${kind}`)
  await writeFile(source, document)
  const profile = `-env:UserInstallation=file://${join(work, 'office')}`
  const filters = kind === 'html' ? ['--infilter=HTML (StarWriter)'] : []
  const names = { pdf: 'pdf:writer_pdf_Export', docx: 'docx:MS Word 2007 XML', doc: 'doc:MS Word 97' }
  const output = ['--convert-to', names[resume.format], '--outdir', work]
  await run('soffice', [profile, '--headless', ...filters, ...output, source])
  await run('mv', [join(work, `${resume.id}-source.${resume.format}`), target])
}
