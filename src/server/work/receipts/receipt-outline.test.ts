import { expect, test } from 'vitest'
import type { Receipt } from '#contract/receipts.ts'
import { toReceiptOutline } from './receipt-outline.ts'

const receipt: Receipt = {
  id: '0b8f2c52-6b0a-4f6e-8a53-0f7e0a2b6c11',
  applicationId: '1b8f2c52-6b0a-4f6e-8a53-0f7e0a2b6c11',
  company: 'Northgate & Fell',
  position: 'Planner',
  state: 'uncertain',
  sentAt: '2026-10-27T14:03:00.000Z',
  sentBy: { id: '2b8f2c52-6b0a-4f6e-8a53-0f7e0a2b6c11', name: 'Daniel Reyes' },
  rulesVersion: 2,
  documents: [
    { kind: 'resume', name: 'Maya.pdf', sha256: 'a'.repeat(64), size: 48_213, contentType: 'application/pdf' },
  ],
  posting: {
    url: 'https://jobs.example/1',
    title: 'Planner',
    company: 'Northgate',
    text: 'You will\n- plan\n\n- report',
    sha256: 'b'.repeat(64),
  },
  answers: [
    { question: 'Over 18', answer: 'Yes', source: 'answers' },
    { question: 'Why us?', answer: 'Trucks.', source: { saidAt: '2026-10-20T10:00:00.000Z' } },
  ],
  confirmation: { kind: 'number', value: 'A-17', screenshot: null },
  corrects: '3b8f2c52-6b0a-4f6e-8a53-0f7e0a2b6c11',
  createdAt: '2026-10-27T14:05:00.000Z',
  sha256: 'c'.repeat(64),
}

const listLines = (shown: Receipt) =>
  toReceiptOutline(shown, 'Maya Okafor').blocks.map(({ kind, text }) => `${kind}: ${text}`)

test('a printed receipt says all that the receipt says', () => {
  expect(listLines(receipt)).toEqual([
    'title: Planner at Northgate & Fell',
    `contact: Receipt ${receipt.id}`,
    'heading: What happened',
    'paragraph: Applicant: Maya Okafor',
    "paragraph: We can't tell whether it arrived, so it must not be sent again.",
    'paragraph: Sent on 2026-10-27 14:03 UTC by Daniel Reyes',
    'paragraph: Recorded on 2026-10-27 14:05 UTC',
    "paragraph: Checked against version 2 of the client's rules.",
    `paragraph: Corrects receipt ${receipt.corrects}`,
    'heading: Confirmation',
    'paragraph: Number',
    'paragraph: A-17',
    'heading: Documents',
    `bullet: Maya.pdf, 48,213 bytes, SHA-256 ${'a'.repeat(64)}`,
    'heading: Answers',
    'entry: Over 18',
    'paragraph: Yes',
    "dates: From the client's answers",
    'entry: Why us?',
    'paragraph: Trucks.',
    'dates: Said by the client on 2026-10-20 10:00 UTC',
    'heading: The posting',
    'paragraph: https://jobs.example/1',
    'paragraph: You will',
    'bullet: plan',
    'bullet: report',
    `paragraph: SHA-256 ${'b'.repeat(64)}`,
    'heading: Proof',
    `paragraph: SHA-256 of this receipt: ${'c'.repeat(64)}`,
  ])
})

test('it says what there is not', () => {
  const empty = listLines({
    ...receipt,
    state: 'prepared',
    sentAt: null,
    rulesVersion: 0,
    documents: [],
    posting: null,
    answers: [],
    confirmation: { kind: 'none', value: null, screenshot: null },
    corrects: null,
  })
  for (const line of [
    'paragraph: Ready, not sent yet.',
    'paragraph: Prepared by Daniel Reyes',
    'paragraph: The client had set no rules.',
    'paragraph: We have not read the posting.',
  ])
    expect(empty).toContain(line)
  expect(empty.filter((line) => line === 'paragraph: None')).toHaveLength(3)
})
