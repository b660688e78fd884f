import { expect, it } from 'vitest'
import { noFacts } from '#contract/answers.ts'
import { profile } from '#test/create-dialog.tsx'
import { listChecklist, type SetUp } from './checklist.ts'

const nothing: SetUp = {
  profile: null,
  rulesVersion: 0,
  facts: noFacts,
  managerName: null,
  managerDueAt: null,
  hasMessages: false,
  sent: 0,
}
const complete = {
  ...profile,
  address: 'Portland',
  education: [{ institution: 'Reed', degree: null, fieldOfStudy: null, graduationYear: null }],
}
const all: SetUp = {
  profile: complete,
  rulesVersion: 1,
  facts: { ...noFacts, workAuthorization: 'US citizen', noticePeriod: 'Two weeks' },
  managerName: 'Daniel Reyes',
  managerDueAt: null,
  hasMessages: true,
  sent: 1,
}
const listDone = (setUp: SetUp) => listChecklist(setUp).flatMap(({ id, done }) => (done ? [id] : []))
const everything = ['resume', 'profile', 'rules', 'facts', 'manager', 'message', 'application']

it('ticks nothing for a newcomer, and everything once it is done', () => {
  expect(listDone(nothing)).toEqual([])
  expect(listDone(all)).toEqual(everything)
})

it('ticks only what the records show', () => {
  const undone: [string[], Partial<SetUp>][] = [
    // Without its resume the profile stays at 60%.
    [['profile'], { profile: { ...complete, resumeUrl: null } }],
    // An employer has a resume once an application is sent.
    [['resume', 'profile', 'application'], { profile: { ...complete, resumeUrl: null }, sent: 0 }],
    [['profile'], { profile: { ...complete, skills: [] } }],
    [['rules'], { rulesVersion: 0 }],
    [['facts'], { facts: { ...all.facts, noticePeriod: null } }],
    [['manager'], { managerName: null }],
    [['message'], { hasMessages: false }],
    [['application'], { sent: 0 }],
  ]
  for (const [ids, change] of undone)
    expect(listDone({ ...all, ...change })).toEqual(everything.filter((id) => !ids.includes(id)))
})

it('says until when an account manager is promised, and who it is', () => {
  const describe = (change: Partial<SetUp>) =>
    listChecklist({ ...nothing, ...change }).find(({ id }) => id === 'manager')?.text
  expect(describe({ managerDueAt: '2026-03-02T10:00:00.000Z' })).toMatch(/^We assign one to you by Mar 2, 2026/)
  expect(describe({ managerName: 'Daniel Reyes' })).toBe('Daniel Reyes applies for you.')
})
