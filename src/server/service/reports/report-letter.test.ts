import { expect, test } from 'vitest'
import { reportEvents } from '#contract/reports.ts'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { writeDraft, writeLatePromises, writeNextSteps, type WeekFacts } from './report-letter.ts'
import { at, interview, owedReply } from './report-letter.fixture.ts'

const jobs = [
  { company: 'Kew Gardens', position: 'Botanist' },
  { company: 'Orb & Sons', position: 'Planner' },
  { company: 'Alto', position: 'Fleet Scheduler' },
  { company: 'Windrow Organics', position: 'Buyer' },
  { company: 'Tamarack Cycles', position: 'Demand Planner' },
]
const quiet: WeekFacts = {
  figures: { sent: 0, answered: 0, interviews: 0, moved: 0, waiting: 0, items: [], kept: { due: 0, kept: 0 } },
  promises: [],
  interviews: [],
  open: { offers: [], questions: [], approvals: [], interests: [] },
  isFirst: false,
}

/** A week in which these happened, to one employer after the other. */
const createWeek = (...statuses: ApplicationStatus[]): WeekFacts => ({
  ...quiet,
  figures: {
    ...quiet.figures,
    items: statuses.map((status, index) => ({
      ...jobs[index % jobs.length]!,
      applicationId: `application ${index}`,
      what: reportEvents[status],
      at,
    })),
  },
})

test.each([
  [
    'a good week',
    createWeek('interviewing', 'applied', 'applied'),
    'Well done on the invitation from Kew Gardens. I sent your applications to Orb & Sons and Alto.',
  ],
  [
    'an offer',
    createWeek('offered'),
    'Congratulations on the offer from Kew Gardens! Write to me before you answer if anything is unclear.',
  ],
  [
    'applications alone',
    createWeek('applied', 'applied', 'applied', 'applied'),
    'I sent your applications to Kew Gardens, Orb & Sons, Alto, and others. Employers often take more than a week to answer.',
  ],
  [
    'an empty week',
    quiet,
    'It was a quiet week: no application went out, and no employer wrote back. If you see a job you like, send it to me: it comes first.',
  ],
  [
    'an empty first week',
    {
      ...quiet,
      isFirst: true,
      open: { ...quiet.open, interests: [{ jobUrl: 'https://kew.example/1', company: null }] },
    },
    "We've only just started, and no application has gone out yet. The job you sent us comes next.",
  ],
  [
    'a quiet week with a late reply',
    {
      ...quiet,
      open: { ...quiet.open, questions: [{ question: 'Can you travel?' }] },
      promises: [
        { ...owedReply, keptAt: null },
        { ...owedReply, keptAt: null },
        { ...owedReply, kind: 'first_application' as const },
      ],
    },
    "It was a quiet week: no application went out, and no employer wrote back. There's a question below that only you can answer. I'm sorry that we kept you waiting for a reply to your message.",
  ],
  [
    'a week that waits for the client',
    { ...quiet, open: { ...quiet.open, approvals: [jobs[0]!], questions: [{ question: 'Can you travel?' }] } },
    "It was a quiet week: no application went out, and no employer wrote back. Please look at what we prepared for Kew Gardens: we need your go-ahead. There's a question below that only you can answer.",
  ],
])('the draft of %s', (_name, facts, text) => {
  expect(writeDraft(facts, 'manager')).toBe(text)
})

test('an application counts by the last that happened to it', () => {
  const { figures, ...week } = createWeek('applied', 'rejected')
  const items = figures.items.map((item) => ({ ...item, ...jobs[0], applicationId: 'the same' }))
  expect(writeDraft({ ...week, figures: { ...figures, items } }, 'team')).toBe(
    'Kew Gardens said no. If you see a job you like, send it to us: it comes first.',
  )
})

test.each([
  [
    'an open offer',
    { open: { ...quiet.open, offers: [jobs[1]!] } },
    'Please tell me what you decide about the offer from Orb & Sons.',
  ],
  [
    'an interview',
    { interviews: [{ ...interview, ...jobs[2]! }] },
    'Next you talk to Alto: practice with the stories and questions on the page of the interview.',
  ],
  [
    'an approval',
    { open: { ...quiet.open, approvals: [jobs[1]!] } },
    'Please look at what we prepared for Orb & Sons: we need your go-ahead.',
  ],
  ['nothing open', {}, 'If you see a job you like, send it to me: it comes first.'],
])('a week of one sentence goes on with %s', (_name, open, sentence) => {
  const week = { ...createWeek('interviewing'), ...open }
  expect(writeDraft(week, 'manager')).toBe(`Well done on the invitation from Kew Gardens. ${sentence}`)
})

test('a week of two sentences says no more', () => {
  expect(writeDraft({ ...createWeek('accepted'), open: { ...quiet.open, offers: [jobs[1]!] } }, 'manager')).toBe(
    'Congratulations on your new job at Kew Gardens! I wish you a good start.',
  )
})

test('two jobs of one employer are one employer', () => {
  const { figures, ...week } = createWeek('interviewing', 'interviewing')
  const items = figures.items.map((item) => ({ ...item, company: 'Kew Gardens' }))
  expect(writeDraft({ ...week, figures: { ...figures, items } }, 'team')).toBe(
    'Well done on the invitation from Kew Gardens. If you see a job you like, send it to us: it comes first.',
  )
})

/** A small linear congruential generator: the same weeks in every run. */
function* randoms(seed: number) {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

const weeks = (() => {
  const random = randoms(11)
  const below = (limit: number) => Math.floor(random.next().value! * limit)
  const some = <Value>(values: readonly Value[], limit: number) => values.slice(0, below(limit + 1))
  const statuses = Object.keys(reportEvents) as ApplicationStatus[]
  return Array.from({ length: 3_000 }, (): WeekFacts => {
    const week = createWeek(...Array.from({ length: below(6) }, () => statuses[below(statuses.length)]!))
    const due = `2026-11-${17 + below(3)}T10:00:00.000Z`
    return {
      ...week,
      figures: { ...week.figures, waiting: below(3) },
      promises: some([due, due], 2).map((dueAt) => ({
        ...owedReply,
        dueAt,
        keptAt: [null, dueAt, '2026-11-21T10:00:00.000Z'][below(3)]!,
        breachedAt: [null, dueAt][below(2)]!,
      })),
      interviews: some([{ ...interview, ...jobs[2]! }], 1),
      open: {
        offers: some(jobs.slice(1, 3), 2),
        questions: some([{ question: 'Can you travel?' }, { question: 'From when?' }], 2),
        approvals: some(jobs.slice(3), 2),
        interests: some([{ jobUrl: 'https://www.jobs.example/x', company: null }], 1),
      },
      isFirst: below(2) === 0,
    }
  })
})()

const zones = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland']

test('over 3,000 weeks a report counts nothing, names no employer without a record, and has no raw zone', () => {
  for (const [index, week] of weeks.entries()) {
    const timeZone = zones[index % zones.length]!
    const sentences = [
      writeDraft(week, 'manager'),
      ...writeNextSteps({ ...week, timeZone }),
      ...writeLatePromises({ ...week, timeZone }),
    ]
    const text = sentences.join('\n')
    expect(text).not.toMatch(/\b\d+ (?!AM|PM|at)[a-z]/)
    expect(text).not.toMatch(/\bwe\b.*\bI\b applied|undefined|null|Invalid|NaN|\/Los_Angeles|Asia\/|UTC/)
    expect(sentences.every((sentence) => /[.!?"]$/.test(sentence))).toBe(true)
    const named = new Set([
      ...week.figures.items.map(({ company }) => company),
      ...week.open.approvals.map(({ company }) => company),
      ...week.open.offers.map(({ company }) => company),
      ...week.interviews.map(({ company }) => company),
    ])
    for (const { company } of jobs) if (!named.has(company)) expect(text).not.toContain(company)
    // Verbs agree with the number of employers.
    expect(text).not.toMatch(/ and [^.!]+ (?:wants|waits|is withdrawn|is back)\b/)
    expect(writeDraft(week, 'team')).not.toMatch(/\b(?:I|me)\b/)
    const isQuiet = week.figures.items.length === 0
    expect(/quiet week|only just started/.test(text)).toBe(isQuiet)
    const { promises } = week
    const late = promises.filter(({ dueAt, keptAt }) => keptAt === null || keptAt > dueAt)
    expect(text.match(/We owed you/g)?.length ?? 0).toBe(late.length)
    expect(text.match(/We're sorry/g)?.length ?? 0).toBe(late.length > 0 ? 1 : 0)
    expect(writeDraft(week, 'manager').split(/[.!] /).length).toBeGreaterThan(1)
    expect(/alerted/.test(text)).toBe(late.some(({ breachedAt }) => breachedAt !== null))
  }
})
