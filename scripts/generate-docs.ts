// Writes the generated parts of docs/. With --check it only names those that are not current, and fails.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { callLimits, dataLimits, type RateLimit } from '#contract/rate-limits.ts'
import { callRows, eventRows } from './event-rows.ts'

interface Section {
  file: string
  /** Stands in the two comments around the part. */
  name: string
  lines: string[]
}

const root = path.dirname(import.meta.dirname)

const units = [
  [86_400, 'a day'],
  [3_600, 'an hour'],
  [60, 'a minute'],
] as const

function toLimitRow(limit: RateLimit, per: string) {
  const { points, seconds, counts, note } = limit
  const unit =
    units.find(([size]) => size === seconds)?.[1] ??
    (seconds % 86_400 === 0 ? `in ${seconds / 86_400} days` : `in ${seconds / 60} minutes`)
  return `| ${counts} | ${per} | ${[`${points.toLocaleString('en')} ${unit}`, note].filter(Boolean).join('; ')} |`
}

const sections: Section[] = [
  { file: 'docs/events.md', name: 'events', lines: eventRows },
  { file: 'docs/events.md', name: 'calls', lines: callRows },
  {
    file: 'docs/operations.md',
    name: 'limits',
    lines: [
      '| what | counted per | limit |',
      '|---|---|---|',
      ...Object.values(dataLimits).map((limit) => toLimitRow(limit, limit.per)),
      ...Object.entries(callLimits).map(([name, limit]) => toLimitRow(limit, name.slice(name.lastIndexOf(' ') + 1))),
    ],
  },
]

/** A document with a section as it must be now. */
function update(text: string, { file, name, lines }: Section) {
  const part = new RegExp(`(<!-- generated: ${name} -->\n)[^]*?(<!-- end -->)`)
  if (!part.test(text)) throw new Error(`${file} has no part "generated: ${name}"`)
  return text.replace(part, (_all, start: string, end: string) => `${start}${lines.join('\n')}\n${end}`)
}

const isCheck = process.argv.includes('--check')
for (const section of sections) {
  const file = path.join(root, section.file)
  const text = readFileSync(file, 'utf8')
  const current = update(text, section)
  if (current === text) continue
  process.stdout.write(`${section.file}: ${section.name}${isCheck ? ' is not current; run npm run docs' : ''}\n`)
  if (isCheck) process.exitCode = 1
  else writeFileSync(file, current)
}
