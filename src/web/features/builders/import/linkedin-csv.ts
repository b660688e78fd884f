import Papa from 'papaparse'
import { limits } from '#contract/fields.ts'

export type Row = (...names: string[]) => string

const maxRows = 2_000

/**
 * The rows of a CSV file of LinkedIn's export. A row gives the value below the first of the named headings that has one. Notes
 * may stand above the line of headings.
 */
export function parseRows(text: string, heading: string): Row[] {
  // Papa takes a byte order mark off, and any kind of line end. The preview is an upper bound on rows.
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: maxRows })
  const start = data.findIndex((cells) => cells.some((cell) => isName(cell, heading)))
  if (start === -1) return []
  const headings = (data[start] ?? []).map(toName)
  return data.slice(start + 1).map((cells) => (...names) => {
    for (const name of names) {
      const value = cells[headings.indexOf(toName(name))]?.trim()
      if (value) return value.slice(0, limits.builderText).toWellFormed()
    }
    return ''
  })
}

const toName = (text: string) => text.trim().toLowerCase()
const isName = (cell: string, name: string) => toName(cell) === toName(name)
