import { expect, it } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { actionOptions, auditFacts, auditSentence } from './audit-texts.ts'

const ana = { id: 'a', firstName: 'Ana', lastName: 'Lima', email: 'ana@example.test' }
const ben = { id: 'b', firstName: 'Ben', lastName: 'Okoro', email: 'ben@example.test' }

const entry = (action: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'e',
  at: '2026-11-21T12:00:00.000Z',
  action,
  actorId: ana.id,
  actor: ana,
  subjectId: ben.id,
  subject: ben,
  entityId: null,
  details: {},
  address: '10.0.0.1',
  requestId: null,
  ...more,
})
const own = { subjectId: ana.id, subject: ana }
const noSubject = { subjectId: null, subject: null }

it('says who did what to whom', () => {
  expect(auditSentence(entry('credentials.revealed'))).toBe('Ana Lima looked at a site password of Ben Okoro')
  expect(auditSentence(entry('credentials.revealed', own))).toBe('Ana Lima looked at a site password of their own')
  expect(auditSentence(entry('role.changed', { details: { from: 'user', to: 'account_manager' } }))).toBe(
    'Ana Lima changed the role of Ben Okoro from user to account manager',
  )
  expect(auditSentence(entry('account.deleted', own))).toBe('Ana Lima deleted their own account')
  expect(auditSentence(entry('notification.sent'))).toBe('Ana Lima sent a message to Ben Okoro')
  expect(auditSentence(entry('notification.sent', noSubject))).toBe('Ana Lima sent a message to all users')
})

it('says who viewed as whom, and what was refused during it', () => {
  expect(auditSentence(entry('view.started'))).toBe('Ana Lima began to view as Ben Okoro')
  expect(auditSentence(entry('view.ended'))).toBe('Ana Lima ended the view as Ben Okoro')
  expect(auditSentence(entry('access.refused'))).toBe(
    'Ana Lima tried something that is turned off while viewing as Ben Okoro, and was refused',
  )
  expect(auditSentence(entry('access.refused', noSubject))).toBe(
    'Ana Lima tried to reach what is not theirs, and was refused',
  )
})

it('names a missing actor: not signed in, the system, or a deleted account', () => {
  const unknown = { actorId: null, actor: null }
  expect(auditSentence(entry('sign-in.refused', { ...unknown, ...noSubject }))).toBe(
    'A login to an unknown account was refused',
  )
  expect(
    auditSentence(entry('role.changed', { ...unknown, address: 'system', details: { from: 'user', to: 'admin' } })),
  ).toBe('Foothold changed the role of Ben Okoro from user to admin')
  expect(auditSentence(entry('account.deleted', { actor: null, subject: null }))).toBe(
    'A former user deleted the account of a former user',
  )
})

it('spells out an unknown action', () => {
  expect(auditSentence(entry('posting.read-again'))).toBe('Ana Lima: posting read again, Ben Okoro')
  expect(auditSentence(entry('posting.read-again', noSubject))).toBe('Ana Lima: posting read again')
})

it('lists every field that the entry has, and no others', () => {
  const facts = auditFacts(
    entry('application.updated', { details: { fields: ['notes', 'status'], sent: false }, ...noSubject }),
  )
  expect(facts).toEqual([
    { term: 'Action', value: 'application.updated' },
    { term: 'Done by', value: 'Ana Lima (ana@example.test)' },
    { term: 'Fields', value: 'notes, status' },
    { term: 'Sent', value: 'false' },
  ])
})

it('offers each action once, sorted by label', () => {
  const labels = actionOptions.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b)))
})
