import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Resume } from './resume.ts'

/** Where each file lies beside a JSON file of the same name, which holds what the file tells. */
export const folder = join(import.meta.dirname, 'files')

const readPeople = (files: RegExp) =>
  readdirSync(folder)
    .filter((name) => files.test(name))
    .toSorted()
    .map((name): Resume => JSON.parse(readFileSync(join(folder, name), 'utf8')))

const halves = readPeople(/^[ab]\d+\.json$/)

const layouts = ['single', 'sidebar', 'table', 'paged']
const formats: Resume['format'][] = ['pdf', 'docx', 'doc']

/** Languages in which layouts `b` know the labels of a form. */
const withLabels = new Set(['cs', 'ar', 'ja', 'de'])

/** The same person in another format, with another of the other half's layouts. */
function crossed(resume: Resume, index: number): Resume {
  const design = resume.half === 'a' ? 'b' : 'a'
  const format = formats[(formats.indexOf(resume.format) + 1) % 3] ?? 'pdf'
  const next = layouts[(layouts.indexOf(resume.layout) + 1 + (index % 3)) % 4] ?? 'single'
  const layout = design === 'b' && next === 'table' && !withLabels.has(resume.language) ? 'paged' : next
  return {
    ...resume,
    id: resume.id.replace(/^./, resume.half === 'a' ? 'ca' : 'cb'),
    half: 'c',
    design,
    format,
    layout,
    variant: chooseVariant(design, layout, format, index % 2 === 0),
  }
}

function chooseVariant(design: 'a' | 'b', layout: string, format: Resume['format'], isEven: boolean): string {
  if (design === 'a') return layout === 'single' && isEven ? 'title-first' : 'company-first'
  if (layout === 'single') return isEven ? 'one-line' : 'grouped'
  if (format === 'pdf') return isEven ? 'left-dark' : 'right'
  return isEven ? 'cells' : 'text-box'
}

/**
 * Invented people. Half `a` was made to build the reader with and half `b` to measure it by; `c` has the people of the
 * one in the layouts of the other. Each of `d`, `e`, `f`, `g` and `h` was made before the reader had met anything of the kind.
 */
export const people: Resume[] = [...halves, ...halves.map(crossed), ...readPeople(/^[defgh]\d+\.json$/)]
