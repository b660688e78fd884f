import type { ApplicationStatus } from '#contract/application-status.ts'
import type { PromiseKind } from '#contract/promises.ts'

/** `company, position, day it was sent`, then what came of it and when. Days count from the Monday of the reported week. */
interface Sent {
  job: [company: string, position: string]
  day: number
  moves?: [status: ApplicationStatus, day: number][]
  /** What the client said of an interview, and its day; on a day to come there is no answer yet. */
  interview?: { day: number; outcome?: string }
}

export interface Week {
  name: string
  person: string
  zone: string
  sent: Sent[]
  /** Whether there is a report of the week before. */
  isFirst?: boolean
  late?: { kind: PromiseKind; dueDay: number; keptDay?: number }[]
  question?: string
  approval?: [company: string, position: string]
  interest?: string
  /** What the account manager makes of the draft; null where they send nothing. */
  note: string | null
}

const earlier: Sent[] = [
  { job: ['Kestrel Freight', 'Transport Planner'], day: -6 },
  { job: ['Orchard & Main', 'Supply Planner'], day: -5 },
  { job: ['Bluewater Pumps', 'Materials Planner'], day: -4 },
]

/** The week of the report, and two days of the week after it for the draft of the next note. */
export const weeks: Week[] = [
  {
    name: 'good-week',
    person: 'Maya Okafor',
    zone: 'Europe/Berlin',
    sent: [
      {
        ...earlier[0]!,
        moves: [['interviewing', 1]],
        interview: {
          day: 3,
          outcome: 'Forty minutes with two people from dispatch. They liked the route story. I was weak on customs.',
        },
      },
      { ...earlier[1]!, moves: [['rejected', 2]] },
      { job: ['Fernhill Outdoor', 'Operations Planner'], day: 0, moves: [['interviewing', 4]], interview: { day: 9 } },
      { job: ['Marlowfield Robotics', 'Logistics Manager'], day: 1 },
      { job: ['Larkspur Home Nursing', 'Fleet Coordinator'], day: 2 },
      { job: ['Marlowfield Robotics', 'Demand Planner'], day: 3 },
      { job: ['Tidewater Seafood', 'Inventory Planner'], day: 7 },
      { job: ['Copperline Health', 'Supply Analyst'], day: 8 },
    ],
    interest: 'https://careers.example.org/tidewater/logistics-coordinator',
    note: 'Two invitations in one week: the changes to your summary are paying off. Kestrel told me they decide by Wednesday, so keep that day free. For Fernhill, I would open with the 40 drivers. Orchard & Main said no because they filled the job from inside.',
  },
  { name: 'empty-week', person: 'Ben Achterberg', zone: 'America/Los_Angeles', sent: earlier, note: null },
  {
    name: 'offer',
    person: 'Asha Raman',
    zone: 'Asia/Kolkata',
    sent: [
      {
        ...earlier[0]!,
        moves: [
          ['interviewing', -3],
          ['offered', 3],
        ],
      },
      { ...earlier[2]!, moves: [['rejected', 2]] },
      { job: ['Helio Grid', 'Planning Lead'], day: 1 },
      { job: ['Norrland Steel', 'Logistics Analyst'], day: 7, moves: [['interviewing', 8]] },
    ],
    note: null,
  },
  {
    name: 'late-promise',
    person: 'Jonas Weber',
    zone: 'Europe/Berlin',
    sent: [...earlier.slice(0, 2), { job: ['Helio Grid', 'Planning Lead'], day: 4 }],
    late: [
      { kind: 'message_answered', dueDay: 1, keptDay: 2 },
      { kind: 'interest_answered', dueDay: 3 },
    ],
    interest: 'https://www.jobs.example.com/helio/planning-lead',
    note: null,
  },
  {
    name: 'first-week',
    person: 'Priya Nair',
    zone: 'America/New_York',
    isFirst: true,
    sent: [],
    question: 'Do you have a valid work permit for the United States, and until when?',
    approval: ['Juniper & Vale', 'Project Coordinator'],
    note: null,
  },
]
