import { describe, expect, test } from 'vitest'
import { maxReceiptAnswers, receiptBody } from './receipts.ts'

const id = '00000000-0000-4000-8000-000000000000'
const said = { question: 'Can you drive?', answer: 'Yes.', saidAt: '2026-01-31T12:00:00Z' }

/** The fields that refuse it. */
function findRefusals(fields: object) {
  const { error } = receiptBody.safeParse({ state: 'sent', ...fields })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

describe('an answer', () => {
  test.each([{ answerId: id }, { fact: 'over18' }, said])('%o comes from the client', (answer) => {
    expect(findRefusals({ answers: [answer] })).toEqual([])
  })

  test.each([
    {},
    { question: said.question, answer: said.answer },
    { ...said, saidAt: null },
    { ...said, saidAt: 'yesterday' },
    { ...said, answer: '' },
    { ...said, question: '' },
    { question: said.question, answer: said.answer, source: 'answers' },
    { answerId: 'mine' },
    { fact: 'height' },
    { answer: said.answer, saidAt: said.saidAt },
  ])('%o does not, and is refused', (answer) => {
    const [first] = findRefusals({ answers: [answer] })
    expect(first).toMatch(/^answers\.0/)
  })

  test('of its sender keeps neither words beside an id nor a source', () => {
    const { answers } = receiptBody.parse({ state: 'sent', answers: [{ ...said, answerId: id, source: 'answers' }] })
    expect(answers).toEqual([{ answerId: id }])
  })

  test(`is one of ${maxReceiptAnswers} at most`, () => {
    const many = (count: number) => ({ answers: Array.from({ length: count }, () => said) })
    expect(findRefusals(many(maxReceiptAnswers))).toEqual([])
    expect(findRefusals(many(maxReceiptAnswers + 1))).toEqual(['answers'])
  })
})

describe('a confirmation', () => {
  test.each(['number', 'mail'])('by %s has a text', (kind) => {
    expect(findRefusals({ confirmation: { kind } })).toEqual(['confirmation.value'])
    expect(findRefusals({ confirmation: { kind, value: 'A-17' } })).toEqual([])
  })

  test('by screenshot has a file', () => {
    expect(findRefusals({ confirmation: { kind: 'screenshot' } })).toEqual(['confirmation.fileId'])
    expect(findRefusals({ confirmation: { kind: 'screenshot', fileId: id } })).toEqual([])
  })

  test('is none unless it is given', () => {
    expect(receiptBody.parse({ state: 'sent' }).confirmation).toMatchObject({ kind: 'none' })
  })
})
