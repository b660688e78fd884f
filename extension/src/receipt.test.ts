import { expect, test } from 'vitest'
import type { ApplyPack } from '../../src/contract/apply-kit.ts'
import { receiptBody } from '../../src/contract/receipts.ts'
import type { PlannedField } from './planned-form.ts'
import { submittedMessage, toReceipt, type Proof } from './receipt.ts'

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

const pack: ApplyPack = {
  applicationId: id(1),
  client: {
    id: id(2),
    firstName: 'Elena',
    lastName: 'Marquez',
    email: 'e@example.test',
    phone: null,
    address: null,
    links: [],
  },
  work: [],
  education: [],
  facts: {
    workAuthorization: null,
    sponsorshipNeeded: null,
    salaryExpectation: null,
    noticePeriod: 'Two weeks',
    willingToRelocate: null,
    over18: null,
  },
  answers: [
    {
      id: id(3),
      topic: '',
      question: 'Source?',
      answer: 'Website',
      saidAt: '2026-11-03T10:00:00.000Z',
      source: 'answers',
      sensitive: false,
    },
    {
      id: id(4),
      topic: '',
      question: 'Shift?',
      answer: 'Days',
      saidAt: '2026-11-04T10:00:00.000Z',
      source: 'question',
      sensitive: false,
    },
    {
      id: id(5),
      topic: '',
      question: 'Veteran?',
      answer: 'No',
      saidAt: '2026-11-04T10:00:00.000Z',
      source: 'question',
      sensitive: true,
    },
  ],
  documents: [
    { documentId: id(6), versionId: id(7), kind: 'resume', name: 'r.pdf', contentType: 'application/pdf', url: '/r' },
    { fileId: id(8), versionId: null, kind: 'cover-letter', name: 'l.pdf', contentType: 'application/pdf', url: '/l' },
  ],
  posting: { url: null, title: 'Engineer', company: 'Kew' },
  appliedBefore: false,
  blockedBy: null,
  mappings: [],
}

const toField = (label: string, more: Partial<PlannedField> = {}): PlannedField => ({
  key: label,
  fieldId: label,
  frameId: 0,
  board: 'lever',
  label,
  section: '',
  state: 'certain',
  concept: null,
  source: 'the profile',
  answerId: null,
  documentKind: null,
  wanted: { text: 'x', options: ['x'], search: 'x' },
  why: null,
  outcome: 'filled',
  ...more,
})

const proof: Proof = {
  state: 'confirmed',
  sentAt: '2026-11-05T10:00:00.000Z',
  number: 'K-1',
  values: [],
  seconds: 90,
  mappings: [],
}

test('a receipt names the answers, facts and documents that were filled in, and nothing else', () => {
  const fields = [
    toField('Source', { answerId: id(3) }),
    toField('Shift', { answerId: id(4) }),
    toField('Veteran', { answerId: id(5) }),
    toField('Notice', { concept: 'notice_period' }),
    toField('Notice again', { concept: 'notice_period' }),
    toField('Resume', { documentKind: 'resume' }),
    toField('Letter', { documentKind: 'cover-letter', outcome: 'refused' }),
  ]
  const body = toReceipt(pack, fields, proof)
  expect(receiptBody.parse(body)).toMatchObject({
    state: 'confirmed',
    documents: [{ documentId: id(6), kind: 'resume' }],
    answers: [
      { answerId: id(3) },
      { question: 'Shift?', answer: 'Days', saidAt: '2026-11-04T10:00:00.000Z' },
      { fact: 'noticePeriod' },
    ],
    confirmation: { kind: 'number', value: 'K-1' },
    fill: { board: 'lever', seconds: 90, filled: 6, corrected: 0 },
  })
  expect(JSON.stringify(body)).not.toContain('Veteran')
})

test('a value that the manager changed counts as corrected', () => {
  const values = [
    { label: 'City', section: '', value: 'Salem' },
    { label: 'State', section: '', value: 'X' },
  ]
  const body = toReceipt(pack, [toField('City'), toField('State')], { ...proof, values })
  expect(body.fill).toMatchObject({ filled: 2, corrected: 1 })
})

test('a forged or endless message is not taken', () => {
  const value = { label: 'a', section: '', value: 'b' }
  expect(submittedMessage.safeParse({ type: 'submitted', values: [value] }).success).toBe(true)
  for (const message of [
    null,
    'submitted',
    { type: 'other', values: [] },
    { type: 'submitted' },
    { type: 'submitted', values: Array.from({ length: 500 }, () => value) },
    { type: 'submitted', values: [{ ...value, value: 'x'.repeat(30_000) }] },
    { type: 'submitted', values: [{ label: 1 }] },
  ])
    expect(submittedMessage.safeParse(message).success).toBe(false)
})
