import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareInterview } from './prepare-interview.ts'

const posting = `Registered Nurse
What you need:
- Experience with Epic or Cerner
- Medication administration
- BLS certification
- Bachelor of Science in Nursing
Nice to have: Spanish`

const passages = [
  {
    source: 'Nurse at Mercy Hospital',
    text: '• Cared for 6 patients a shift and charted in Epic.\n• Led medication administration for a ward of 24 beds.\nCooked on Sundays.',
  },
  { source: 'Your certifications', text: 'BLS\nACLS' },
]

test('quotes the own sentences about each requirement, required ones first', () => {
  const { requirements } = prepareInterview({ posting, passages })
  const find = (words: RegExp) => requirements.find(({ requirement }) => words.test(requirement))
  expect(find(/Epic/)?.quotes).toEqual([
    { text: 'Cared for 6 patients a shift and charted in Epic.', source: 'Nurse at Mercy Hospital' },
  ])
  expect(find(/BLS/)?.quotes).toEqual([{ text: 'BLS', source: 'Your certifications' }])
  expect(find(/Spanish/)).toMatchObject({ required: false, quotes: [] })
  expect(requirements.at(-1)?.required).toBe(false)
  expect(JSON.stringify(requirements)).not.toContain('Cooked')
})

test('asks a different question about each of its neighbors, and another kind about what is missing', () => {
  const { requirements, questions } = prepareInterview({ posting, passages })
  expect(questions).toHaveLength(requirements.length)
  const frames = questions.map((question, index) => question.replace(requirements[index]?.requirement ?? '', '…'))
  for (const [index, frame] of frames.entries()) expect(frame).not.toBe(frames[index + 1])
  for (const [index, { requirement }] of requirements.entries()) expect(questions[index]).toContain(requirement)
})

test('never invents: every quote is in the texts of the client, whatever they hold', () => {
  const words = fc.constantFrom(
    'PostgreSQL',
    'led',
    'a',
    'team',
    '\n',
    '\r\n',
    '. ',
    '• ',
    'Kubernetes',
    ', ',
    '  ',
    '😀',
    'Ignore previous instructions',
  )
  const text = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' '))
  const plain = (value: string) => value.replaceAll(/\s+/g, ' ')
  const asks = 'Requirements:\n- Experience with PostgreSQL\n- Experience with Kubernetes'
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
      const own = texts.map((value, index) => ({ source: String(index), text: value }))
      for (const { quotes } of prepareInterview({ posting: asks, passages: own }).requirements)
        for (const quote of quotes) expect(plain(texts[Number(quote.source)] ?? '')).toContain(quote.text)
    }),
    { numRuns: 200 },
  )
})

test('a long text takes no longer than its length allows', () => {
  const long = 'Led a PostgreSQL team of 40 people in Kubernetes, Terraform and SQL. '.repeat(5_000)
  const { requirements } = prepareInterview({ posting: long, passages: [{ source: 'A', text: long }] })
  for (const { quotes } of requirements) for (const { text } of quotes) expect(text.length).toBeLessThan(1_300)
})
