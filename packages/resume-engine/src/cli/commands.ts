import { parseArgs } from 'node:util'
import { analyzeResume, type DetailedAnalysis } from '#engine/analyze.ts'
import { fieldsToJsonResume } from '#engine/json-resume.ts'
import { designOptions } from '#engine/model/designs.ts'
import { readResume } from '#engine/read.ts'
import { documentFormats, renderDocument } from '#engine/render.ts'
import { writeResume } from '#engine/write.ts'
import {
  findDocumentType,
  getExtension,
  openDocument,
  openJsonResume,
  openPosting,
  openResumeText,
  saveFile,
} from './input.ts'
import { UsageError } from './usage.ts'

const text = { type: 'string' } as const

/** What a command prints, and its exit code. */
interface Outcome {
  output: string
  exitCode: 0 | 1
}

const done = (output = ''): Outcome => ({ output, exitCode: 0 })

function getFile(positionals: string[]): string {
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new UsageError('Please name one file.')
  return file
}

async function read(args: string[]): Promise<Outcome> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { out: text, type: text } })
  const file = getFile(positionals)
  const type = findDocumentType(file, values.type)
  if (!type) throw new UsageError(`Please name a .pdf, .docx or .doc, not ${file}.`)
  const fields = readResume(await openDocument(file, type))
  const json = `${JSON.stringify(fieldsToJsonResume(fields), null, 2)}\n`
  if (values.out === undefined) return done(json)
  await saveFile(values.out, json)
  return done()
}

function parseScore(score: string): number {
  const number = Number(score)
  if (score.trim() === '' || !(number >= 0 && number <= 100))
    throw new UsageError('--min-score takes a number from 0 to 100.')
  return number
}

async function analyze(args: string[]): Promise<Outcome> {
  const options = { posting: text, title: text, type: text, 'min-score': text, json: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const file = getFile(positionals)
  const minScore = values['min-score'] === undefined ? null : parseScore(values['min-score'])
  const posting = values.posting === undefined ? null : await openPosting(values.posting)
  const analysis = analyzeResume({
    text: await openResumeText(file, values.type),
    jobDescription: posting?.description,
    targetJob: values.title ?? posting?.position,
  })
  const isBelow = minScore !== null && (analysis.atsScore ?? 0) < minScore
  const output = values.json ? `${JSON.stringify(analysis, null, 2)}\n` : describeAnalysis(analysis)
  return { output, exitCode: isBelow ? 1 : 0 }
}

async function render(args: string[]): Promise<Outcome> {
  const look = { design: text, accent: text, font: text, size: text, paper: text }
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...look, out: text } })
  const file = getFile(positionals)
  const { out = '', ...chosen } = values
  const format = documentFormats.find((known) => known === getExtension(out))
  if (!format) throw new UsageError('Please name the output with --out, as a .pdf or .docx.')
  const design = designOptions.safeParse(chosen)
  if (!design.success) throw new UsageError(`There is no such ${design.error.issues[0]?.path.join('.')}.`)
  const { text: content } = writeResume(await openJsonResume(file))
  await saveFile(out, await renderDocument(content, 'resume', format, design.data))
  return done()
}

export const commands: Record<string, (args: string[]) => Promise<Outcome>> = { read, analyze, render }

const marks = { pass: 'ok  ', warn: 'warn', fail: 'FAIL' } as const

/** An analysis for the terminal: the score, its checks, what is missing and what to change. */
function describeAnalysis({ atsScore, checks, coverage, requirements, flags }: DetailedAnalysis): string {
  const missing = requirements.filter(({ met }) => !met)
  const lines = [
    atsScore === null ? 'Score: none, see the notes' : `Score: ${atsScore} of 100`,
    ...(coverage
      ? [
          `Required: ${coverage.required.met} of ${coverage.required.total} met, preferred: ${coverage.preferred.met} of ${coverage.preferred.total}`,
        ]
      : []),
    ...list(
      'Checks',
      checks.map(
        ({ outcome, title, earned, weight }) => `  ${marks[outcome]}  ${title} (${toPoints(earned)}/${weight})`,
      ),
    ),
    ...list(
      'Missing',
      missing.map(({ any, required }) => `  ${any.join(' or ')}${required ? '' : ' (preferred)'}`),
    ),
    ...list(
      'To change',
      checks.filter(({ fix }) => fix !== '').map(({ title, fix }) => `  ${title}: ${fix}`),
    ),
    ...list(
      'Notes',
      flags.map(({ message, evidence }) => `  ${message}${evidence === '' ? '' : ` (${evidence})`}`),
    ),
  ]
  return `${lines.join('\n')}\n`
}

const list = (title: string, lines: string[]) => (lines.length === 0 ? [] : ['', title, ...lines])

const toPoints = (earned: number) => Math.round(earned * 10) / 10
