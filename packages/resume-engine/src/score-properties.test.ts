import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { letter, posting as shortPosting, resume as shortResume } from './analysis.fixture.ts'
import { analyzeLetter } from './analyze-letter.ts'
import { analyzeResume } from './analyze-resume.ts'
import { readPairs } from './realistic-texts.fixture.ts'

// A busy machine may take long over many runs; nothing here asserts on the time.
vi.setConfig({ testTimeout: 60_000 })

/** A quarter of the cases, or all in a long run. */
const runs = (all: number) => (process.env.LONG === '1' ? all : Math.ceil(all / 4))

const pairs = readPairs()
const analyze = ({ resume, posting }: { resume: string; posting: string }) =>
  analyzeResume({ text: resume, jobDescription: posting })
const getScore = (resume: string, posting: string) => Number(analyze({ resume, posting }).atsScore)
const findRequired = (resume: string, posting: string, met: boolean) =>
  analyze({ resume, posting }).requirements.filter((requirement) => requirement.required && requirement.met === met)

/** Skills that need no list to be known, and some that no list knows. */
const skills =
  'Python|SQL|Tableau|Airflow|Kubernetes|Terraform|Docker|React|GraphQL|Snowflake|Looker|Salesforce|HubSpot|Figma|Jira|Jenkins|Kafka|Redis|MongoDB|Ansible|Splunk|Selenium|Cypress|HDFS|Foozle|Zyntra|BlackLine|Trainerize|MercuryGate|Braze|Docebo'.split(
    '|',
  )
const pickSkills = (min: number, max = skills.length) => fc.shuffledSubarray(skills, { minLength: min, maxLength: max })
const toPosting = (asked: string[]) => `Data Analyst\n\nRequirements\n${asked.map((skill) => `- ${skill}`).join('\n')}`
const toResume = (told: string[]) => shortResume.replace(/Skills\n.*/, `Skills\n${told.join(', ')}`)
const addBullet = (resume: string, bullet: string) => {
  const lines = resume.split('\n')
  const at = lines.findIndex((line) => /^[-•]/.test(line))
  return at < 0 ? `${resume}\n- ${bullet}` : lines.toSpliced(at, 0, `- ${bullet}`).join('\n')
}

test('a required term added with evidence never lowers the score of a realistic resume', () => {
  for (const { resume, posting } of pairs) {
    const before = getScore(resume, posting)
    for (const { any } of findRequired(resume, posting, false)) {
      const after = addBullet(resume, `Used ${any[0]} every day for the team`)
      expect(getScore(after, posting), any[0]).toBeGreaterThanOrEqual(before)
    }
  }
})

const escapePattern = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

test('a required term removed never raises the score, and changes it in 95 of 100 cases', () => {
  let changed = 0
  let all = 0
  for (const { resume, posting } of pairs) {
    const before = getScore(resume, posting)
    const met = findRequired(resume, posting, true)
    for (const { evidence } of met) {
      const pattern = new RegExp(String.raw`(?<!\p{L})${escapePattern(evidence ?? '')}(?!\p{L})`, 'giu')
      const text = resume.replaceAll(pattern, 'it')
      if (findRequired(text, posting, true).length >= met.length) continue
      all++
      const after = getScore(text, posting)
      expect(after, String(evidence)).toBeLessThanOrEqual(before)
      if (after < before) changed++
    }
  }
  expect(all).toBeGreaterThan(60)
  expect(changed / all).toBeGreaterThanOrEqual(0.95)
})

test('one term less of a list always earns less', () => {
  fc.assert(
    // The score is a whole number: one of 31 terms may be lost to rounding.
    fc.property(pickSkills(1, 20), fc.nat(), (asked, index) => {
      const posting = toPosting(asked)
      const without = asked.toSpliced(index % asked.length, 1)
      expect(findRequired(toResume(asked), posting, true)).toHaveLength(asked.length)
      expect(getScore(toResume(without), posting)).toBeLessThan(getScore(toResume(asked), posting))
    }),
    { numRuns: runs(80) },
  )
})

test('who meets less than three quarters, half or a quarter of what is required stays below 93, 89 and 84', () => {
  fc.assert(
    fc.property(pickSkills(4), fc.nat(), (asked, count) => {
      const met = asked.slice(0, count % (asked.length + 1))
      const share = met.length / asked.length
      const score = getScore(toResume(met), toPosting(asked))
      if (share < 0.75) expect(score).toBeLessThan(93)
      if (share < 0.5) expect(score).toBeLessThan(89)
      if (share < 0.25) expect(score).toBeLessThan(84)
    }),
    { numRuns: runs(80) },
  )
})

test('the order of a list of skills changes nothing', () => {
  const orders = pickSkills(3).chain((listed) =>
    fc.tuple(fc.constant(listed), fc.shuffledSubarray(listed, { minLength: listed.length })),
  )
  fc.assert(
    fc.property(orders, fc.constantFrom(...pairs), ([listed, shuffled], { resume, posting }) => {
      expect(getScore(toResume(shuffled), toPosting(listed))).toBe(getScore(toResume(listed), toPosting(listed)))
      const withList = (list: string[]) => `${resume}\n\nSkills\n${list.join(', ')}`
      expect(getScore(withList(shuffled), posting)).toBe(getScore(withList(listed), posting))
    }),
    { numRuns: runs(60) },
  )
})

const wrap = (text: string, width: number) =>
  text
    .split('\n')
    .map((line) => {
      const indent = /^[-•]/.test(line) ? '  ' : ''
      let length = 0
      return line
        .split(' ')
        .map((word, index) => {
          const isNew = index > 0 && length + 1 + word.length > width
          length = isNew ? indent.length + word.length : length + word.length + (index > 0 ? 1 : 0)
          return index === 0 ? word : `${isNew ? `\n${indent}` : ' '}${word}`
        })
        .join('')
    })
    .join('\n')

const notations: [string, (text: string) => string][] = [
  ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['CR', (text) => text.replaceAll('\n', '\r')],
  ['decomposed accents', (text) => text.normalize('NFD')],
  ['capitals', (text) => text.toUpperCase()],
  ['small letters', (text) => text.toLowerCase()],
  ['line wrapping', (text) => wrap(text, 72)],
]

const accented = {
  resume: shortResume.replace('Excel, ', 'Pâtisserie, Jalapeño, '),
  posting: toPosting(['Pâtisserie', 'Jalapeño', 'GAAP']),
}
const scored = [{ resume: shortResume, posting: shortPosting }, accented, ...pairs].map((pair) => ({
  ...pair,
  score: getScore(pair.resume, pair.posting),
}))

test.each(notations)('%s change nothing', (name, change) => {
  for (const { resume, posting, score } of scored) {
    // A language called Go or R is known by its capital alone.
    if (/letters|capitals/.test(name) && /\b(?:R|Go|C)\b/.test(resume)) continue
    expect(getScore(change(resume), posting), resume.slice(0, 200)).toBe(score)
  }
  const input = { jobDescription: shortPosting, companyName: 'Harbor Foods', position: 'Staff Accountant' }
  const score = analyzeLetter({ ...input, text: letter }).atsScore
  expect(analyzeLetter({ ...input, text: change(letter) }).atsScore).toBe(score)
})

const sentences = fc.constantFrom(
  'I trained nine colleagues and wrote the guide they still use.',
  'In 2022 I moved the team to a new building without a day of delay.',
  'The restaurant served 180 guests a night, and I planned the shifts.',
  'I organized a blood drive with 60 volunteers.',
  'My manager asked me to lead the weekly meeting.',
  'Volunteers from three schools helped me to plant 400 trees.',
)

test('a true sentence more never costs more than its length', () => {
  fc.assert(
    fc.property(sentences, fc.constantFrom(...pairs), fc.nat(), (sentence, { resume, posting }, place) => {
      const lines = resume.split('\n')
      const bullets = lines.flatMap((line, index) => (/^[-•]/.test(line) ? [index + 1] : []))
      const at = bullets[place % Math.max(1, bullets.length)] ?? lines.length
      const before = analyze({ resume, posting })
      const after = analyze({ resume: lines.toSpliced(at, 0, `- ${sentence}`).join('\n'), posting })
      for (const { id, earned } of before.checks)
        if (id !== 'length')
          expect(after.checks.find((check) => check.id === id)?.earned, id).toBeGreaterThanOrEqual(earned - 1e-9)
    }),
    { numRuns: runs(150) },
  )
  fc.assert(
    fc.property(sentences, fc.nat({ max: 2 }), (sentence, place) => {
      const input = { jobDescription: shortPosting, companyName: 'Harbor Foods', position: 'Staff Accountant' }
      const paragraphs = letter.split('\n\n')
      const longer = paragraphs.with(place + 1, `${paragraphs[place + 1]} ${sentence}`).join('\n\n')
      const after = analyzeLetter({ ...input, text: longer })
      for (const { id, earned } of analyzeLetter({ ...input, text: letter }).checks)
        if (id !== 'length')
          expect(after.checks.find((check) => check.id === id)?.earned, id).toBeGreaterThanOrEqual(earned - 1e-9)
    }),
    { numRuns: runs(30) },
  )
})

const joints = fc.constantFrom(
  (names: string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`,
  (names: string[]) => `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`,
  (names: string[]) => names.join('/'),
  (names: string[]) => `one of ${names.join(', ')}`,
  (names: string[]) => `a tool such as ${names.join(', ')} or similar`,
)

test('the other half of an alternative is never missing', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(skills, { minLength: 3, maxLength: 6 }), joints, (names, toList) => {
      const [other = '', ...alternatives] = names
      const posting = `Data Analyst\n\nRequirements\n- Experience with ${toList(alternatives)}\n- ${other}`
      for (const name of alternatives) {
        const { requirements, terms, suggestions, coverage } = analyze({ resume: toResume([name]), posting })
        expect(coverage?.required).toEqual({ met: 1, total: 2 })
        expect(requirements.find(({ any }) => any.includes(name))).toMatchObject({ any: alternatives, met: true })
        const missing = terms.filter(({ state }) => state === 'missing').map(({ term }) => term)
        for (const half of alternatives.filter((half) => half !== name)) {
          expect(missing).not.toContain(half)
          expect(suggestions.join(' ')).not.toMatch(new RegExp(String.raw`\b${half}\b`, 'i'))
        }
      }
    }),
    { numRuns: runs(80) },
  )
})
