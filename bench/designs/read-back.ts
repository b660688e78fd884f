import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getDocumentProxy } from 'unpdf'
import { buildOutline } from '@foothold/resume-engine/outline'
import { defaultDesign, designNames } from '@foothold/resume-engine/designs'
import { createDocumentWriter } from '#server/gateways/document-writer/document-writer.ts'
import { type Part, toSections } from '#engine/document-writer/parts.ts'
import { choose, chooseFolder, hasProgram } from '../smoke.ts'
import { toResume } from './sample.ts'
import { samples } from './samples.ts'

/**
 * Reads every design in each script back with other programs: `node bench/designs/read-back.ts <folder>`. Needs `pdftotext`.
 *
 * `pdftotext`: each section is in one piece, its lines in their order. Its plain text may put dates at the right edge after the lines
 * below them, as a column. `open-resume`: its parser takes the texts of a page in the
 * order of the file, ends a line where the PDF does, and looks for headings alone on a line. Each heading must be such a line, and
 * each section in one piece.
 */
const folder = chooseFolder('read-back')
await mkdir(folder, { recursive: true })
const writer = createDocumentWriter({ wallMs: 120_000 })

/** Readers of PDF add spaces at line ends and between scripts; hyphens of dates are printed as en dashes. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[–‐]/g, '-')
    .replaceAll(/[\s\p{M}•·▪◦|,]/gu, '')
const toWords = ({ lead, text, aside }: Part) => [lead, text, aside].map(bare).filter(Boolean)

/** The words that are not where they belong: in one piece, in order. Without `hasDates`, dates may be anywhere. */
function findMisplaced(parts: readonly Part[], read: string, hasDates = true): string[] {
  let at = 0
  return parts.flatMap((part) =>
    toWords(part).filter((words) => {
      const isLoose = !hasDates && words === bare(part.aside)
      const found = read.indexOf(words, isLoose ? 0 : at)
      if (found >= 0 && !isLoose) at = found
      return found < 0
    }),
  )
}

/** The lines of a PDF in the order of the file. */
async function readLines(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { useSystemFonts: false, verbosity: 0 })
  const lines: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    let line = ''
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue
      line += item.str
      if (!item.hasEOL) continue
      lines.push(line)
      line = ''
    }
    lines.push(line)
  }
  return lines
}

const hasPdftotext = hasProgram('pdftotext')
const failures: string[] = []
let count = 0
for (const [script, sample] of Object.entries(samples).slice(0, choose(undefined, 1)))
  for (const name of designNames.slice(0, choose(undefined, 1))) {
    count++
    const text = toResume(sample)
    const { head, sections } = toSections(buildOutline(text, 'resume'), 'resume')
    const pdf = await writer.pdf(text, 'resume', { design: { ...defaultDesign, design: name } })
    const file = join(folder, `${script}-${name}.pdf`)
    await writeFile(file, pdf)
    const fail = (program: string, words: readonly string[]) => {
      if (words.length > 0) failures.push(`${program}: ${script}, ${name}: ${words.slice(0, 3).join(' / ')}`)
    }
    for (const options of hasPdftotext ? [[], ['-layout'], ['-raw']] : []) {
      const { stdout } = await promisify(execFile)('pdftotext', [...options, file, '-'])
      // With -layout, columns are side by side: only -raw and the plain text have sections in one piece.
      const isSideBySide = options.includes('-layout') && name === 'two-column'
      const parts = isSideBySide ? [] : [head, ...sections.map(({ parts }) => parts)]
      fail(
        ['pdftotext', ...options].join(' '),
        parts.flatMap((own) => findMisplaced(own, bare(stdout), options.length > 0)),
      )
    }
    const lines = await readLines(pdf)
    const all = bare(lines.join(''))
    fail(
      'open-resume, order',
      [head, ...sections.map(({ parts }) => parts)].flatMap((own) => findMisplaced(own, all)),
    )
    const headings = sections.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'heading'))
    fail(
      'open-resume, headings',
      headings.map(({ text }) => text).filter((heading) => !lines.some((line) => bare(line) === bare(heading))),
    )
  }
for (const failure of failures) console.log(failure)
console.log(`${count} files, ${failures.length} findings`)
await writer.close()
