// oxlint-disable no-restricted-imports -- Only tests read this; it never runs in a browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../bench/analysis/texts')

export interface Pair {
  resume: string
  posting: string
}

/** Each resume of `bench/analysis/texts` with a posting for its occupation. */
export function readPairs(): Pair[] {
  return readdirSync(folder).flatMap((file) => {
    const parts = readFileSync(join(folder, file), 'utf8').split(/^=== (posting|resume)\n/m)
    const read = (kind: string) =>
      parts.flatMap((part, index) => (part === kind ? [parts[index + 1]?.trim() ?? ''] : []))
    const postings = read('posting')
    return read('resume').map((resume, index) => ({ resume, posting: postings[index % postings.length] ?? '' }))
  })
}
