import { readFileSync } from 'node:fs'
import type { Fact } from '@foothold/resume-engine/facts'

interface Message {
  role: 'user' | 'assistant'
  content: string
}

export interface Prompt {
  instructions: string
  messages: Message[]
}

export interface RefusedSentence {
  sentence: string
  reasons: string[]
}

export type TextKind = 'resume' | 'letter' | 'line' | 'story' | 'note' | 'summary'

/** The files in use. A change of wording is a new version, so that results of `npm run eval:writing` can be compared. */
const versions = {
  letter: 'letter.v1',
  resume: 'resume.v1',
  line: 'line.v1',
  story: 'story.v1',
  note: 'note.v1',
  summary: 'summary.v1',
  rules: 'rules.v1',
  repair: 'repair.v1',
}

const maxFactsLength = 20_000
const maxPostingLength = 6_000

/** The sections of a prompt's file by their headings. */
function readSections(name: string): Record<string, string> {
  const file = readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8')
  const parts = file.split(/^## (.+)$/m).slice(1)
  return Object.fromEntries(
    parts.flatMap((title, index) => (index % 2 === 0 ? [[title, (parts[index + 1] ?? '').trim()]] : [])),
  )
}

/** Without control and invisible characters, and without a tag that could end its part. */
const toData = (text: string, maxLength: number) =>
  text
    .slice(0, maxLength)
    .toWellFormed()
    .replaceAll('\u00ad', '')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/<(?=\s*\/?\s*(?:facts|posting|line))/gi, '‹')

const fence = (name: string, text: string) => (text === '' ? '' : `<${name}>\n${text}\n</${name}>`)

export function composePrompt(
  kind: TextKind,
  { facts, posting, line = '' }: { facts: readonly Fact[]; posting: string; line?: string },
): Prompt {
  const { Instructions: task = '', Example: question = '', Answer: answer = '' } = readSections(versions[kind])
  const data = [
    fence('facts', listFacts(facts)),
    fence('posting', toData(posting, maxPostingLength).trim()),
    fence('line', toData(line, maxPostingLength).trim()),
  ]
  return {
    instructions: `${task}\n\n${readSections(versions.rules).Instructions}`,
    messages: [
      { role: 'user', content: question },
      { role: 'assistant', content: answer },
      { role: 'user', content: data.filter(Boolean).join('\n\n') },
    ],
  }
}

/** Asks for other words for what was refused. */
export function composeRepair(
  { instructions, messages }: Prompt,
  answer: string,
  refused: readonly RefusedSentence[],
): Prompt {
  const list = refused.map(({ sentence, reasons }, index) => `${index + 1}. ${sentence}\n   ${reasons.join('; ')}`)
  const content = `${readSections(versions.repair).Instructions}\n\n${toData(list.join('\n'), maxPostingLength)}`
  return { instructions, messages: [...messages, { role: 'assistant', content: answer }, { role: 'user', content }] }
}

/** One fact a line, whole lines only. */
function listFacts(facts: readonly Fact[]): string {
  let length = 0
  const lines = facts.map((fact) => toData(JSON.stringify(fact), maxFactsLength))
  return lines.filter((line) => (length += line.length + 1) <= maxFactsLength).join('\n')
}
