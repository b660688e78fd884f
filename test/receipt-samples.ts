import type { Interview } from '#contract/interviews.ts'
import type { ApplicationDetails } from '#contract/applications.ts'
import type { Receipt } from '#contract/receipts.ts'
import type { User } from '#contract/users.ts'
import { seeker } from './render-screen.tsx'

export const manager: User = { ...seeker, id: '7a2b4f3e-7c1a-4d7e-9f55-1c2d3e4f5a6b', role: 'account_manager' }

/** An application of `seeker` that `manager` created. */
export const application: ApplicationDetails = {
  id: '0b7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  userId: seeker.id,
  accountManagerId: manager.id,
  company: 'Kew Gardens',
  position: 'Gardener',
  jobUrl: null,
  dateApplied: null,
  status: 'interested',
  siteUsername: null,
  hasSitePassword: false,
  coverLetterUrl: null,
  notes: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  client: { id: seeker.id, firstName: 'Sam', lastName: 'Seeker' },
  createdByStaff: true,
}

/** A receipt of `application` without a confirmation. */
export const sentReceipt: Receipt = {
  id: '1c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  applicationId: application.id,
  company: 'Kew Gardens',
  position: 'Gardener',
  state: 'sent',
  sentAt: '2026-02-03T14:30:12.345Z',
  sentBy: { id: manager.id, name: 'Amal Haddad' },
  rulesVersion: 3,
  documents: [
    { kind: 'resume', name: 'Resume.pdf', sha256: 'a'.repeat(64), size: 20_480, contentType: 'application/pdf' },
    {
      kind: 'cover-letter',
      name: 'Letter.docx',
      sha256: 'b'.repeat(64),
      size: 9_000,
      contentType: 'application/msword',
    },
  ],
  posting: {
    url: 'https://jobs.example.test/gardener',
    title: 'Gardener',
    company: 'Kew Gardens',
    text: `We look for a gardener. ${'Roses, lawns and hedges. '.repeat(40)}`,
    sha256: 'c'.repeat(64),
  },
  answers: [
    { question: 'Notice period', answer: 'Two weeks', source: 'answers' },
    { question: 'Why us?', answer: 'The roses.', source: { saidAt: '2026-02-01T12:00:00.000Z' } },
  ],
  confirmation: { kind: 'none', value: null, screenshot: null },
  corrects: null,
  createdAt: '2026-02-03T14:31:00.000Z',
  sha256: 'd'.repeat(64),
}

export const receiptWithState = (state: Receipt['state']): Receipt => ({
  ...sentReceipt,
  state,
  sentAt: state === 'prepared' ? null : sentReceipt.sentAt,
})

export const interview: Interview = {
  id: '7c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  applicationId: application.id,
  startsAt: '2126-03-01T11:30:00.000Z',
  endsAt: '2126-03-01T12:30:00.000Z',
  timeZone: 'UTC',
  kind: 'video',
  place: 'https://meet.example.test/kew',
  people: [],
  notes: null,
  teamNotes: null,
  checklist: [],
  outcome: null,
}
