import { expect, test } from 'vitest'
import { engineer } from '#engine/writer/forms.fixture.ts'
import { listFacts } from '#engine/writer/facts.ts'
import { checkFacts } from './check-facts.ts'
import { readProvenance } from './provenance.ts'

const findId = (beginning: string) => listFacts(engineer).find(({ text }) => text.startsWith(beginning))?.id ?? ''
const check = (marked: string) => {
  const { text, sentences } = readProvenance(marked)
  return checkFacts(engineer, text, sentences)
}

test('marks leave the text, and belong to the sentence before them', () => {
  expect(readProvenance('Led a team [f2]. Cut costs. [f3, f12]\n- Wrote a book [1] [fx] [f4]')).toEqual({
    text: 'Led a team. Cut costs.\n- Wrote a book [1] [fx]',
    sentences: [
      { sentence: 'Led a team', ids: ['f2'] },
      { sentence: 'Cut costs.', ids: ['f3', 'f12'] },
      { sentence: '- Wrote a book [1] [fx]', ids: ['f4'] },
    ],
  })
})

test('a figure passes with its own source, and is rejected with that of another line', () => {
  const sentence = 'Reduced build times by 40%'
  expect(check(`${sentence} [${findId('I reduced build times')}].`)).toEqual({ ok: true })
  expect(check(`${sentence}.`)).toEqual({ ok: true })
  for (const id of [findId('Leading a team of 5'), 'f99'])
    expect(check(`${sentence} [${id}].`)).toMatchObject({ ok: false, reasons: [expect.stringContaining('“40%”')] })
})

test('name and contact are among no facts', () => {
  const facts = JSON.stringify(listFacts(engineer))
  for (const secret of ['Maren', 'oakhurst', '010-0199', 'Lisbon', 'linkedin']) expect(facts).not.toContain(secret)
})
