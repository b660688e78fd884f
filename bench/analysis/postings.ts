import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sets written for this, with their texts. */
export const ownSets = ['dev', 'held', 'build', 'aside'] as const
/** Sets of employers' postings, whose texts are not kept here. */
export const employerSets = ['real', 'learn', 'kept'] as const
export type PostingSet = (typeof ownSets | typeof employerSets)[number]

/** A posting with what a person reads in it. */
export interface LabelledPosting {
  /** `dev-accounting 1` */
  name: string
  text: string
  /** Each requirement with its alternatives. */
  required: string[][]
  preferred: string[][]
  /** May be called a term or not: duties, general words. */
  optional: string[]
  /** Must not be called a term. */
  wrong: string[]
}

const folder = join(import.meta.dirname, 'postings')
const split = (list: string, separator: string) => list.split(separator).map((entry) => entry.trim())

/** The labelled postings of one set: `<set>-<occupation>.txt`, each posting followed by its labels. */
export function readPostings(set: PostingSet): LabelledPosting[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${set}-`))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^=== posting\n/m)
        .slice(1)
        .map((part, index) => parsePosting(`${file.replace('.txt', '')} ${index + 1}`, part)),
    )
}

/** Postings of employers: `texts` is a file with `[{ id, text }]`, and `<set>-labels.txt` holds the labels by the id. */
export function readEmployerPostings(set: PostingSet, texts: string): LabelledPosting[] {
  const byId = readTexts(texts)
  return readFileSync(join(folder, `${set}-labels.txt`), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [id = ''] = part.split('\n', 1)
      return toLabelled(`${set} ${id}`, byId.get(id) ?? '', part)
    })
    .filter(({ text }) => text !== '')
}

const readTexts = (file: string) =>
  new Map((JSON.parse(readFileSync(file, 'utf8')) as { id: string; text: string }[]).map(({ id, text }) => [id, text]))

/** The postings that the ranker learns from: some phrases of each that are asked for, and some that are not. */
export function readRankerLabels(texts: string) {
  const byId = readTexts(texts)
  return readFileSync(join(folder, 'ranker-labels.txt'), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [id = '', asked = '', may = '', not = ''] = part.split('\n')
      const list = (line: string) => new Set(split(line.slice(line.indexOf(':') + 1).toLowerCase(), ';'))
      return { name: id, text: byId.get(id) ?? '', asked: list(asked), may: list(may), not: list(not) }
    })
    .filter(({ text }) => text !== '')
}

function parsePosting(name: string, part: string): LabelledPosting {
  const [text = '', labels = ''] = part.split(/^=== labels\n/m)
  return toLabelled(name, text, labels)
}

function toLabelled(name: string, text: string, labels: string): LabelledPosting {
  const find = (label: string) => {
    const line = labels.split('\n').find((line) => line.startsWith(`${label}:`))
    return line ? split(line.slice(label.length + 1), ';').filter(Boolean) : []
  }
  return {
    name,
    text: text.trim(),
    required: find('required').map((entry) => split(entry, '|')),
    preferred: find('preferred').map((entry) => split(entry, '|')),
    optional: find('may'),
    wrong: find('not'),
  }
}
