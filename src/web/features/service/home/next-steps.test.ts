import { describe, expect, it } from 'vitest'
import type { ChecklistItem } from './checklist.ts'
import { listNextSteps, type NextStep, type Today } from './next-steps.ts'

const item = (id: ChecklistItem['id'], done: boolean, href: string | null): ChecklistItem => ({
  id,
  title: id,
  text: '',
  done,
  action: href === null ? null : { label: 'Go', href },
})
const quiet: Today = {
  offers: [],
  approvals: [],
  openQuestions: 0,
  interviews: [],
  followUps: [],
  unreadMessages: 0,
  managerName: 'Daniel',
  checklist: [item('resume', true, '/welcome'), item('manager', false, null)],
  returned: null,
}
const job = (applicationId: string) => ({ applicationId, company: 'Mills', position: 'Clerk' })
const interview = (isSoon: boolean) => ({
  id: isSoon ? 'soon' : 'later',
  company: 'Kew',
  position: 'Botanist',
  startsAt: '2026-03-02T10:00:00.000Z',
  isSoon,
})

/** What can need a person, the most important first, as a person would say it. */
const parts: Record<Exclude<NextStep['kind'], 'nothing'> | 'later interview', Partial<Today>> = {
  offer: { offers: [job('a1')] },
  approval: { approvals: [job('a2')] },
  question: { openQuestions: 2 },
  interview: { interviews: [interview(true)] },
  'follow-up': { followUps: [{ ...job('a3'), sentAt: '2026-01-05T09:00:00.000Z', subject: 'S', text: 'T' }] },
  message: { unreadMessages: 3 },
  returned: { returned: { notificationId: 'n1', interestId: 'j1', message: 'It needs a license.', closed: false } },
  'later interview': { interviews: [interview(false)] },
  'set-up': { checklist: [item('rules', false, '/welcome?step=wishes')] },
}
type Part = keyof typeof parts
const order = Object.keys(parts) as Part[]
const hrefs: Record<Part, string | undefined> = {
  offer: '/dashboard?application=a1',
  approval: '/dashboard?application=a2',
  question: '/answers',
  interview: '/interviews/soon',
  'follow-up': undefined,
  message: '/messages',
  returned: '/messages?about=interest:j1',
  'later interview': '/interviews/later',
  'set-up': '/welcome?step=wishes',
}
const combine = (...names: Part[]) => names.reduce<Today>((today, name) => ({ ...today, ...parts[name] }), quiet)
const listHrefs = (today: Today) => listNextSteps(today).map(({ action }) => action?.href)

// Every state of one or two things that need a person: 9 and 35 (two of the 36 share the list of interviews).
const pairs = order.flatMap((first, index) => order.slice(index + 1).map((second) => [first, second] as const))
const states = pairs.filter(([first, second]) => !(first === 'interview' && second === 'later interview'))

describe('what comes first', () => {
  it.each(order)('%s alone', (name) => expect(listHrefs(combine(name))).toEqual([hrefs[name]]))

  it.each(states)('%s before %s', (first, second) => {
    const expected = second === 'set-up' ? [hrefs[first]] : [hrefs[first], hrefs[second]]
    expect(listHrefs(combine(first, second))).toEqual(expected)
  })

  it('everything at once, in order', () => {
    const all = { ...combine(...order), interviews: [interview(true), interview(false)] }
    expect(listHrefs(all)).toEqual(order.filter((name) => name !== 'set-up').map((name) => hrefs[name]))
  })

  it('nothing, also while they can only wait', () => {
    expect(listNextSteps(quiet)).toMatchObject([{ kind: 'nothing', title: 'Nothing to do today', action: null }])
  })
})

it('marks only the notification of a returned job as read', () => {
  const steps = listNextSteps(combine('offer', 'returned'))
  expect(steps.map(({ notificationId }) => notificationId)).toEqual([undefined, 'n1'])
})

it('names one and several', () => {
  const getTitle = (part: Partial<Today>) => listNextSteps({ ...quiet, ...part })[0]?.title
  expect(getTitle({ openQuestions: 1 })).toBe('Answer a question')
  expect(getTitle({ openQuestions: 2 })).toBe('Answer 2 questions')
  expect(getTitle({ approvals: [job('a1'), job('a2')] })).toBe('Approve 2 applications')
  expect(listNextSteps({ ...quiet, unreadMessages: 1, managerName: null })).toMatchObject([
    { title: 'Read a new message', text: 'Your account manager wrote to you.' },
  ])
})

it('says in which time zone an interview is shown', () => {
  const [step] = listNextSteps(combine('interview'))
  expect(step?.text).toMatch(/^Botanist at Kew, Mar \d, 2026, \d+:\d\d\s[AP]M \S+\.$/)
})

it('leads from a posting that seems to be closed to the job interests', () => {
  const returned = { notificationId: 'n2', interestId: 'j2', message: 'Its page is gone.', closed: true }
  const [step] = listNextSteps({ ...quiet, returned })
  expect(step).toMatchObject({ title: 'A job you sent seems to be closed', action: { href: '/dashboard' } })
})
