import type { Check } from '#engine/model/analysis.ts'
import { readHistory } from '#engine/match/history.ts'
import { bulletText, type Reading, type TextLine } from '#engine/text/reading.ts'
import { fold } from '#engine/resume-reader/text.ts'
import { cliches, findTense } from '#engine/words/writing.ts'
import { createCheck, join } from './check.ts'

interface Statement {
  text: string
  /** Its first word, folded. */
  opening: string
  /** Under a job that has ended. */
  isPast: boolean
}

const targetNumbers = 5
const targetVerbs = 6
const targetVariety = 5

/** How a resume tells what was done, 6 of 100 points. All of it counts what is there, so that telling more never costs. */
export function writingChecks(reading: Reading): Check[] {
  const statements = statementsIn(reading)
  const checks = [
    numbersCheck(statements),
    verbsCheck(statements),
    tenseCheck(statements),
    clichesCheck(reading),
    varietyCheck(statements),
  ]
  return checks.filter((check) => check !== null)
}

/** Lines about work: bullets wherever they stand, and plain sentences under a job. */
function statementsIn(reading: Reading): Statement[] {
  const { jobs } = readHistory(reading)
  return reading.lines.flatMap((line, index) => {
    if (!isStatement(line)) return []
    const job = jobs.findLast((job) => job.line < index)
    const [opening = ''] = fold(bulletText(line)).match(/[\p{L}-]+/u) ?? []
    return [{ text: bulletText(line), opening, isPast: job !== undefined && !job.span.isCurrent }]
  })
}

function isStatement(line: TextLine): boolean {
  const words = line.to - line.from
  if (line.heading || line.isList || line.section === 'skills' || line.section === 'education') return false
  return words > 3 && (line.isBullet || (line.section === 'work' && words > 7))
}

const amount = /[$€£¥]\s?\d|\d[\d.,]*\s?%|(?<![\d/.-])\d[\d.,]*(?![\d/-]*(?:19|20)\d\d)\+?/g
const year = /^(?:19|20)\d\d$/

const hasNumber = ({ text }: Statement) =>
  text
    .slice(0, 400)
    .match(amount)
    ?.some((found) => !year.test(found.replace(/[.,]$/, ''))) ?? false

function numbersCheck(statements: Statement[]): Check {
  const found = statements.filter(hasNumber)
  const without = statements.find((statement) => !hasNumber(statement))
  return createCheck({
    id: 'numbers',
    title: 'Measurable results',
    weight: 2,
    share: found.length / targetNumbers,
    evidence: found.map(({ text }) => text),
    fix: without
      ? `Say how much, how many or how often where you can, for example here: "${without.text.slice(0, 90)}".`
      : 'Add lines under your jobs that say how much, how many or how often.',
    about: without ? [without.text] : [],
  })
}

const isVerb = ({ opening }: Statement) => findTense(opening) !== null

function verbsCheck(statements: Statement[]): Check {
  const found = statements.filter(isVerb)
  const other = statements.find((statement) => !isVerb(statement))
  return createCheck({
    id: 'verbs',
    title: 'Lines that start with an action verb',
    weight: 1.5,
    share: found.length / targetVerbs,
    evidence: found.map(({ text }) => text),
    fix: other
      ? `Start each line with an action verb such as "Led" or "Built", also this one: "${other.text.slice(0, 90)}".`
      : 'Add lines under your jobs that start with an action verb.',
    about: other ? [other.text] : [],
  })
}

function tenseCheck(statements: Statement[]): Check | null {
  if (!statements.some(isVerb)) return null
  const wrong = statements.filter(({ opening, isPast }) => isPast && findTense(opening) === 'present')
  return createCheck({
    id: 'tense',
    title: 'Past jobs in the past tense',
    weight: 1,
    share: 1 - wrong.length / 4,
    evidence: wrong.map(({ text }) => text),
    about: wrong.map(({ text }) => text),
    fix: `Your lines about past jobs say ${join(wrong.map(({ opening }) => `"${opening}"`))}; put them in the past tense.`,
  })
}

export function clichesIn({ text }: Reading): string[] {
  const folded = fold(text).replaceAll(/\s+/g, ' ')
  return cliches.filter((phrase) => folded.includes(phrase)).map((phrase) => phrase.replaceAll(/\bi\b/g, 'I'))
}

function clichesCheck(reading: Reading): Check {
  const found = clichesIn(reading)
  return createCheck({
    id: 'cliches',
    title: 'No clichés',
    weight: 0.75,
    share: reading.tokens.length === 0 ? 0 : 1 - found.length / 3,
    evidence: found,
    about: found,
    fix: `Replace clichés such as ${join(found.map((phrase) => `"${phrase}"`))} with what you actually did.`,
  })
}

function varietyCheck(statements: Statement[]): Check {
  const counts = new Map<string, number>()
  for (const { opening } of statements.filter(isVerb)) counts.set(opening, (counts.get(opening) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count > 2)
  const repeated = often.map(([opening, count]) => `${opening} (${count} times)`)
  const again = often.flatMap(([often]) => statements.filter(({ opening }) => opening === often).slice(1, 2))
  return createCheck({
    id: 'variety',
    title: 'Varied verbs',
    weight: 0.75,
    share: counts.size / targetVariety,
    evidence: repeated.length > 0 ? repeated : [...counts.keys()],
    fix:
      repeated.length > 0
        ? `Vary how your lines start: ${join(repeated)}.`
        : `Describe at least ${targetVariety} different things you did, each with its own verb.`,
    about: again.map(({ text }) => text),
  })
}
