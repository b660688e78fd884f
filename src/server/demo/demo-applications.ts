import type { ClientFacts } from '#contract/answers.ts'
import type { ApplicationStatus } from '#contract/application-status.ts'
import type { ConfirmationKind, ReceiptState } from '#contract/receipts.ts'

interface Confirmation {
  kind: ConfirmationKind
  value: string
}

export interface DemoApplication {
  company: string
  position: string
  /** Days ago. */
  days: number
  /** Portland where left out. */
  location?: string
  /** The text of the posting. */
  description: string
  /** Why the client wants to work there. */
  reason: string
  receipt: { state: ReceiptState; confirmation?: Confirmation }
  /** The employer's confirmation that came later, in a receipt that corrects the first one. */
  correction?: { days: number; confirmation: Confirmation }
  /** The client's answers in the receipt: facts, a free answer by its position, and the answered question. */
  uses: { facts?: readonly (keyof ClientFacts)[]; answer?: number; question?: true }
  /** Changes of status, with the person who made them. */
  changes?: { status: ApplicationStatus; days: number; by: 'seeker' | 'manager' }[]
  /** It answers the client's own job interest. */
  answersInterest?: true
}

/** The tasks are separated by semicolons. */
const describe = (intro: string, tasks: string, terms: string) =>
  `${intro}\n\nYou will\n- ${tasks.replaceAll('; ', '\n- ')}\n\n${terms}`

const number = (value: string): Confirmation => ({ kind: 'number', value })
const mail = (value: string): Confirmation => ({ kind: 'mail', value })

const eligibility = ['workAuthorization', 'sponsorshipNeeded'] as const

/** The employers are invented. The oldest application comes first. */
export const sentApplications: readonly DemoApplication[] = [
  {
    company: 'Società Aurora',
    position: 'Weekend Route Planner (contract)',
    days: 48.2,
    description: describe(
      'We bring Italian groceries to 90 restaurants, and weekends are our busiest days.',
      'plan the routes of 12 vans for Saturday and Sunday; answer drivers by phone',
      'A contract for six months, ten hours a week. You know route planning and Excel. Hybrid role.',
    ),
    reason: 'I know how busy weekends are, and I have time to plan them well.',
    receipt: { state: 'confirmed', confirmation: number('SA-20418') },
    uses: { facts: [...eligibility], answer: 2 },
    changes: [
      { status: 'interviewing', days: 43, by: 'seeker' },
      { status: 'offered', days: 38, by: 'manager' },
      { status: 'accepted', days: 36, by: 'seeker' },
    ],
  },
  {
    company: "O'Malley Foods",
    position: 'Logistics Lead',
    days: 45.4,
    location: 'Vancouver, WA',
    description: describe(
      'We pack soups and sauces for shops in four states.',
      'lead the loading dock and its schedule; report late deliveries and their reasons; manage vendors of pallets and packaging',
      'Three years in logistics. The salary is $64,000 to $70,000 a year. Hybrid schedule.',
    ),
    reason: "I like that O'Malley Foods publishes how many of its trucks arrive on time.",
    receipt: { state: 'sent' },
    uses: { facts: [...eligibility] },
    changes: [{ status: 'rejected', days: 35, by: 'manager' }],
  },
  {
    company: 'Pinecrest Paper Works',
    position: 'Inventory Planner',
    days: 41.1,
    location: 'Salem, OR',
    description: describe(
      'We make paper for packaging, and we never want to run out of pulp or of room.',
      'forecast the need for pulp, board and ink; count stock each quarter; report in Excel',
      'APICS certification is a plus. The salary is $62,000 to $69,000 a year. Hybrid role.',
    ),
    reason: 'I want to learn how Pinecrest Paper Works plans a whole year ahead.',
    receipt: {
      state: 'confirmed',
      confirmation: mail('From jobs@pinecrest.example: "We received your application, Maya."'),
    },
    uses: { facts: ['salaryExpectation'], answer: 0 },
    changes: [{ status: 'rejected', days: 29, by: 'manager' }],
  },
  {
    company: 'Kestrel Valley Transit',
    position: 'Scheduling Coordinator',
    days: 38.3,
    location: 'Beaverton, OR',
    description: describe(
      'We run 70 buses in three towns.',
      'schedule drivers and buses; change plans when someone is ill; keep records in SQL',
      'Two years of scheduling. Hybrid schedule.',
    ),
    reason: 'I take a bus of Kestrel Valley Transit to work, and it is on time.',
    receipt: { state: 'sent' },
    uses: { facts: [...eligibility, 'noticePeriod'], answer: 2 },
    changes: [{ status: 'withdrew', days: 33, by: 'seeker' }],
  },
  {
    company: 'Juniper & Vale',
    position: 'Project Manager',
    days: 34.2,
    description: describe(
      'We fit out offices, and each of our projects has forty deliveries.',
      'plan deliveries with vendors and crews; track cost and time in Excel; report to the client each week',
      'Three years with projects or operations. The salary is $68,000 to $76,000 a year. Hybrid role.',
    ),
    reason: 'I like that one person at Juniper & Vale follows a project from the first order to the last chair.',
    receipt: { state: 'confirmed', confirmation: number('7731-0442') },
    uses: { facts: ['salaryExpectation', 'noticePeriod'], answer: 1, question: true },
    changes: [
      { status: 'interviewing', days: 27, by: 'seeker' },
      { status: 'rejected', days: 18, by: 'manager' },
    ],
  },
  {
    company: 'Alder Creek Supply',
    position: 'Purchasing Coordinator',
    days: 31.4,
    location: 'Gresham, OR',
    description: describe(
      'We sell fittings and pipes to 300 small builders.',
      'order from 25 vendors; forecast what builders need each season; keep prices and stock in order',
      'Vendor management and Excel. Hybrid schedule.',
    ),
    reason: 'I like that Alder Creek Supply answers its customers the same day.',
    receipt: { state: 'sent' },
    uses: { facts: [...eligibility], answer: 0 },
  },
  {
    company: 'Northgate & Fell',
    position: 'Supply Chain Planner',
    days: 27.1,
    description: describe(
      'We store and move goods for 40 makers of outdoor gear.',
      'forecast volumes for three warehouses; plan trucks with carriers; build reports in SQL',
      'A degree in supply chain management or similar. The salary is $70,000 to $78,000 a year. Hybrid role.',
    ),
    reason:
      'I used to order stock for shops that sell the gear you move, and I know what a late truck does to a Saturday.',
    receipt: {
      state: 'confirmed',
      confirmation: mail('From talent@northgate.example: "Thank you. Your application is complete."'),
    },
    uses: { facts: [...eligibility, 'salaryExpectation', 'noticePeriod'], answer: 1 },
    changes: [
      { status: 'interviewing', days: 20, by: 'seeker' },
      { status: 'offered', days: 4, by: 'seeker' },
    ],
  },
  {
    company: 'Marlowfield Robotics',
    position: 'Operations Manager',
    days: 24.3,
    description: describe(
      'We build and lease robots that count stock at night.',
      'run deliveries, repairs and returns of 200 robots; manage vendors and two coordinators; forecast spare parts',
      'You know warehouses and numbers. The salary is $72,000 to $84,000 a year. Hybrid role.',
    ),
    reason: 'I know how long it takes to count stock by hand, and I want to help you do it by robot.',
    receipt: { state: 'confirmed', confirmation: { kind: 'screenshot', value: 'MR-118204' } },
    uses: { facts: [...eligibility, 'salaryExpectation'], answer: 1, question: true },
    answersInterest: true,
    changes: [{ status: 'interviewing', days: 15, by: 'seeker' }],
  },
  {
    company: 'Larkspur Home Nursing',
    position: 'Program Coordinator',
    days: 20.2,
    description: describe(
      'We bring nurses and medicine to people at home.',
      'plan the routes of 30 nurses; order supplies and report stock; improve how often we arrive on time',
      'Two years of planning. The salary is $61,000 to $67,000 a year. Hybrid schedule.',
    ),
    reason: 'I want to plan routes for people who wait for help.',
    receipt: { state: 'confirmed', confirmation: number('LN-55-2093') },
    uses: { facts: [...eligibility, 'noticePeriod'], answer: 2 },
    changes: [{ status: 'interviewing', days: 9, by: 'seeker' }],
  },
  {
    company: 'Quill & Sparrow Books',
    position: 'Fulfillment Planner',
    days: 16.4,
    location: 'Remote, US',
    description: describe(
      'We send books from independent shops to readers.',
      'plan orders and carriers each day; forecast the weeks before holidays; report costs in Excel',
      'Remote position. The salary is $60,000 to $66,000 a year.',
    ),
    reason: 'I like that Quill & Sparrow Books keeps small shops in business.',
    receipt: { state: 'sent' },
    uses: { facts: [...eligibility], answer: 0 },
  },
  {
    company: 'Saltmarsh Ferries',
    position: 'Fleet Scheduler',
    days: 12.1,
    location: 'Astoria, OR',
    description: describe(
      'We run five ferries and the trucks that meet them.',
      'schedule crews, ferries and trucks; change plans with the weather',
      'Scheduling experience. Hybrid schedule.',
    ),
    reason: 'I admire how Saltmarsh Ferries keeps its timetable in winter.',
    receipt: { state: 'uncertain' },
    uses: { facts: [...eligibility, 'noticePeriod'] },
  },
  {
    company: 'Tamarack Cycles',
    position: 'Demand Planner',
    days: 8.3,
    description: describe(
      'We build cargo bikes, and spring comes sooner each year.',
      'forecast demand by model and shop; plan parts with vendors; work in SQL and Excel',
      'Forecasting experience. The salary is $66,000 to $73,000 a year. Hybrid role.',
    ),
    reason: 'I ride one of your bikes every day.',
    receipt: { state: 'sent' },
    correction: {
      days: 7,
      confirmation: mail('From people@tamarack.example: "Your application is with our planning team."'),
    },
    uses: { facts: ['salaryExpectation', 'noticePeriod'], answer: 0 },
  },
  {
    company: 'Brightwater Energy',
    position: 'Operations Analyst',
    days: 3.2,
    description: describe(
      'We run 60 solar sites, and we want their parts to arrive on time.',
      'report on deliveries and stock in Excel and SQL; forecast what each site needs; work with six vendors',
      'The salary is $66,000 to $74,000 a year. Hybrid role.',
    ),
    reason: 'I drive past two of your sites every day.',
    receipt: { state: 'sent' },
    uses: { facts: [...eligibility, 'salaryExpectation'], answer: 1 },
  },
]

/** It is prepared and waits for the client's approval. */
export const waitingApplication: DemoApplication = {
  company: 'Windrow Organics',
  position: 'Operations Planner',
  days: 0.2,
  location: 'Hillsboro, OR',
  description: describe(
    'We bring vegetables from 50 farms to schools.',
    'plan harvests and trucks with farmers; forecast what schools order; report waste and how to avoid it',
    'Planning experience. The salary is $65,000 to $71,000 a year. Hybrid role.',
  ),
  reason: 'I want to plan with farmers and with schools.',
  receipt: { state: 'prepared' },
  uses: { facts: [...eligibility, 'salaryExpectation'] },
}
