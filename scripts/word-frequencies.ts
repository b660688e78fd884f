import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * Makes the table of common English words that weights the terms of a posting. Run by hand with the folder of the
 * unpacked package: node scripts/word-frequencies.ts …/node_modules/@zxcvbn-ts/language-en
 */
const words = 8_000
const width = 116

const [folder = ''] = process.argv.slice(2)
const { dictionary } = await import(pathToFileURL(join(folder, 'dist', 'index.cjs')).href)
const ranked: string[] = dictionary['commonWords-en']
const selected = ranked.filter((word) => /^[a-z]{2,}$/.test(word)).slice(0, words)

const lines = ['']
for (const word of selected) {
  if ((lines.at(-1)?.length ?? 0) + word.length + 1 > width) lines.push('')
  lines.push(`${lines.pop()} ${word}`.trim())
}

const source =
  '@zxcvbn-ts/language-en 4.1.1 (MIT), whose list is derived from OpenSubtitles 2024 by way of OPUS ' +
  '(https://opus.nlpl.eu, provider Helsinki-NLP), licensed under ODC-BY 1.0 (Open Data Commons Attribution License); ' +
  "attributed to the subtitles' contributors. Cut to words of letters, without their counts."
const about = `The ${words} commonest English words, the commonest first. Made by scripts/word-frequencies.ts.`
const table = `${JSON.stringify({ about, source, lines }, null, 2)}\n`
writeFileSync('packages/resume-engine/src/words/common-words.json', table)
