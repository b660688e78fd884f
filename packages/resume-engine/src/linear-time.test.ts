import { expect, test } from 'vitest'
import type { DocumentText } from '#engine/model/document-text.ts'
import { letterForm, resumeForm } from '#engine/model/forms.ts'
import { analyzeLetter } from './analyze-letter.ts'
import { analyzeResume } from './analyze-resume.ts'
import { buildOutline } from './document-outline/document-outline.ts'
import { hostileTexts } from './hostile-texts.fixture.ts'
import { readPosting } from './posting-reader/read-posting.ts'
import { readResume } from './resume-reader/read-resume.ts'
import { checkFacts } from './fact-check/check-facts.ts'
import { writeLetter } from './writer/write-letter.ts'
import { writeResume } from './writer/write-resume.ts'

const composeResume = (text: string) => ({
  ...resumeForm.parse({ fullName: 'Sam Rivera', email: 'sam@rivera.example', targetJob: 'Engineer' }),
  summary: text,
  skills: text,
  description: text,
  jobDescription: text,
})
const composeLetter = (text: string) =>
  letterForm.parse({
    jobDetails: { companyName: 'Acme', position: 'Engineer', jobDescription: text },
    experience: { keyAchievements: text, skills: text },
    motivation: { whyCompany: text },
  })

/** A page with a line for every so many characters. */
function buildDocument(text: string, width: number): DocumentText {
  const lines = text.match(new RegExp(`[^]{1,${width}}`, 'g')) ?? []
  const items = lines.map((line, row) => {
    const size = { width: line.length * 5, height: 10, fontSize: 10 }
    return { text: line, x: 50, y: row * 14, font: '', ...size }
  })
  return { pages: [{ width: 600, height: 800, part: 'body', items }] }
}

/** The same lines under each heading of a LinkedIn profile, and in its narrow column. */
function buildProfile(text: string): DocumentText {
  const at = (line: string, x: number, y: number, fontSize: number) => {
    return { text: line, x, y, font: '', width: line.length * 5, height: fontSize, fontSize }
  }
  const lines = buildDocument(text, 60).pages[0]?.items ?? []
  const column = (x: number, heading: string, headingSize: number, sizes: number[]) => [
    at(heading, x, 40, headingSize),
    ...lines.map((line, row) => at(line.text, x, 60 + row * 14, sizes[row % sizes.length] ?? 10.5)),
  ]
  const page = (items: DocumentText['pages'][number]['items']) => {
    return { width: 612, height: 792, part: 'body' as const, items: [...items, at('Page 1 of 2', 384, 769, 9)] }
  }
  const pages = [
    page([at('Ada Lind', 223, 20, 26), ...column(21, 'Contact', 13, [10.5, 11])]),
    page(column(223, 'Experience', 15.75, [12, 11.5, 10.5, 10.5])),
    page(column(223, 'Education', 15.75, [12, 10.5, 10.5])),
  ]
  return { pages }
}

const buildPage = (text: string) => {
  const posting = { '@type': 'JobPosting', title: text, description: text, hiringOrganization: { name: text } }
  const json = JSON.stringify(posting).replaceAll('<', String.raw`\u003c`)
  return `<title>${text}</title><script type="application/ld+json">${json}</script><p>${text}`
}

const functions: Record<string, (text: string) => unknown> = {
  'checkTruth of a resume': (text) => checkFacts(composeResume(text), text),
  'checkTruth of a letter': (text) => checkFacts(composeLetter(text), text),
  analyzeResume: (text) => analyzeResume({ text, jobDescription: text, targetJob: 'Engineer' }),
  analyzeLetter: (text) => analyzeLetter({ text, jobDescription: text, companyName: 'Acme', position: 'Engineer' }),
  writeResume: (text) => writeResume(composeResume(text)),
  writeLetter: (text) => writeLetter(composeLetter(text)),
  buildOutline: (text) => buildOutline(text, 'resume'),
  'readResume of long lines': (text) => readResume(buildDocument(text, 2_000)),
  'readResume of lines': (text) => readResume(buildDocument(text, 60)),
  'readResume of a LinkedIn profile': (text) => readResume(buildProfile(text)),
  readPosting: (text) => readPosting(buildPage(text), 'https://jobs.example/engineer'),
}

const small = 2_000
const times = 4
/** What four times the text may cost: linear work takes about four times as long, quadratic work sixteen times. */
const maxTimes = 8
/** Costs below this are noise, in milliseconds of the processor. */
const noise = 6

function measureCost(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** How many times as much a text costs that is four times as long; the least of at most five tries, because other programs use the machine too. */
function growth(work: (text: string) => unknown, make: (size: number) => string): number {
  const [short, long] = [make(small), make(small * times)]
  let least = Infinity
  for (let attempt = 0; attempt < 5 && least >= maxTimes; attempt++) {
    const cost = measureCost(() => work(long))
    const base =
      cost < noise * maxTimes
        ? noise
        : Math.max(
            noise,
            measureCost(() => work(short)),
          )
    least = Math.min(least, cost / base)
  }
  return least
}

/** In a short run every sixth, which has something of each kind. */
const tried = hostileTexts.filter((_, index) => process.env.LONG === '1' || index % 6 === 0)

test.each(Object.entries(functions))(
  '%s takes time in proportion to the longest hostile text',
  (_, work) => {
    work('Managed Excel in 2019. '.repeat(100))
    const slow = tried.filter(([, make]) => growth(work, make) >= maxTimes).map(([name]) => name)
    expect(slow).toEqual([])
  },
  120_000,
)
