// Written by `npm run samples` from the demonstration data. The people and employers are invented.
import type { Application } from '#contract/applications.ts'
import type { Receipt } from '#contract/receipts.ts'
import type { ProgressReport } from '#contract/reports.ts'

export const sampleApplications: readonly Pick<Application, 'company' | 'position' | 'status' | 'dateApplied'>[] = [
  { company: 'Windrow Organics', position: 'Operations Planner', status: 'interested', dateApplied: null },
  {
    company: 'Brightwater Energy',
    position: 'Operations Analyst',
    status: 'applied',
    dateApplied: '2026-11-22T19:55:22.074Z',
  },
  {
    company: 'Tamarack Cycles',
    position: 'Demand Planner',
    status: 'applied',
    dateApplied: '2026-11-17T17:31:22.012Z',
  },
  { company: 'Saltmarsh Ferries', position: 'Fleet Scheduler', status: 'interested', dateApplied: null },
  {
    company: 'Quill & Sparrow Books',
    position: 'Fulfillment Planner',
    status: 'applied',
    dateApplied: '2026-11-09T15:07:21.969Z',
  },
  {
    company: 'Larkspur Home Nursing',
    position: 'Program Coordinator',
    status: 'interviewing',
    dateApplied: '2026-11-05T19:55:21.942Z',
  },
  {
    company: 'Marlowfield Robotics',
    position: 'Operations Manager',
    status: 'interviewing',
    dateApplied: '2026-11-01T17:31:21.903Z',
  },
  {
    company: 'Northgate & Fell',
    position: 'Supply Chain Planner',
    status: 'offered',
    dateApplied: '2026-10-29T22:19:21.858Z',
  },
  {
    company: 'Alder Creek Supply',
    position: 'Purchasing Coordinator',
    status: 'applied',
    dateApplied: '2026-10-25T15:07:21.799Z',
  },
  {
    company: 'Juniper & Vale',
    position: 'Project Manager',
    status: 'rejected',
    dateApplied: '2026-10-22T19:55:21.747Z',
  },
  {
    company: 'Kestrel Valley Transit',
    position: 'Scheduling Coordinator',
    status: 'withdrew',
    dateApplied: '2026-10-18T17:31:21.675Z',
  },
  {
    company: 'Pinecrest Paper Works',
    position: 'Inventory Planner',
    status: 'rejected',
    dateApplied: '2026-10-15T22:19:21.605Z',
  },
  {
    company: "O'Malley Foods",
    position: 'Logistics Lead',
    status: 'rejected',
    dateApplied: '2026-10-11T15:07:21.565Z',
  },
  {
    company: 'Società Aurora',
    position: 'Weekend Route Planner (contract)',
    status: 'accepted',
    dateApplied: '2026-10-08T19:55:21.446Z',
  },
]

/** The oldest first. */
export const sampleMessages = [
  {
    authorName: 'Daniel Reyes',
    fromClient: false,
    text: "Hi Maya, I sent your first application. You'll find the letter, the resume and the receipt in its details.",
  },
  { authorName: 'Maya Okafor', fromClient: true, text: 'Thank you! The letter sounds like me.' },
  { authorName: 'Maya Okafor', fromClient: true, text: 'Could you leave out jobs with night shifts, please?' },
  { authorName: 'Daniel Reyes', fromClient: false, text: "Of course. I'll skip postings that ask for nights." },
  {
    authorName: 'Maya Okafor',
    fromClient: true,
    text: 'Do you need another version of my resume for the planner jobs?',
  },
  {
    authorName: 'Daniel Reyes',
    fromClient: false,
    text: 'No, yours works well. I only move forecasting further up for them.',
  },
  { authorName: 'Maya Okafor', fromClient: true, text: 'Marlowfield Robotics called. They want to talk on Thursday!' },
  {
    authorName: 'Daniel Reyes',
    fromClient: false,
    text: 'Congratulations! Their posting asks for vendor management first, so have your carrier contracts ready as an example.',
  },
  {
    authorName: 'Daniel Reyes',
    fromClient: false,
    text: "The site of Saltmarsh Ferries stopped after I pressed send. I can't tell whether it arrived, so I won't send it again. I've asked them.",
  },
  { authorName: 'Maya Okafor', fromClient: true, text: 'Good to know, thanks for telling me.' },
  {
    authorName: 'Maya Okafor',
    fromClient: true,
    text: 'Is it all right to ask about the salary before the first interview?',
  },
  {
    authorName: 'Daniel Reyes',
    fromClient: false,
    text: "Yes, and I'd do it in writing, in one line. Show it to me first if you like.",
  },
  { authorName: 'Maya Okafor', fromClient: true, text: 'I read your notes for the interview. Thank you!' },
  { authorName: 'Daniel Reyes', fromClient: false, text: "I'm glad. Change whatever doesn't sound like you." },
] as const

export const sampleReceipt: Receipt = {
  id: '29f29029-d1e2-43fe-a2ec-67551dee368f',
  applicationId: '1beb753b-155a-43d9-af56-38626f541ab5',
  company: 'Northgate & Fell',
  position: 'Supply Chain Planner',
  state: 'confirmed',
  sentAt: '2026-10-29T22:19:21.858Z',
  sentBy: { id: '6bd1d095-04cc-441e-ac59-e30669d6e8f5', name: 'Daniel Reyes' },
  rulesVersion: 1,
  documents: [
    {
      kind: 'resume',
      name: 'Resume.pdf',
      sha256: '33efc446c08287f1a6e73d16ae69b14531d200d900135abd1472fd01b48f28ee',
      size: 25449,
      contentType: 'application/pdf',
    },
    {
      kind: 'cover-letter',
      name: 'Letter to Northgate & Fell.pdf',
      sha256: '8cb2c5fde948bb2e1f82c19fbc0c36f0dae0217c24dbd48a73d3666c96d27107',
      size: 22813,
      contentType: 'application/pdf',
    },
  ],
  posting: {
    url: 'https://jobs.example.com/northgate-fell',
    title: 'Supply Chain Planner',
    company: 'Northgate & Fell',
    text: 'We store and move goods for 40 makers of outdoor gear.\n\nYou will\n- forecast volumes for three warehouses\n- plan trucks with carriers\n- build reports in SQL\n\nA degree in supply chain management or similar. The salary is $70,000 to $78,000 a year. Hybrid role.',
    sha256: 'e67ac24064ee53e407629f28fcdd1e26324c69528073c0661dd81f9879597051',
  },
  answers: [
    { question: 'Work authorization', answer: 'US citizen', source: 'answers' },
    { question: 'Needs sponsorship', answer: 'No', source: 'answers' },
    { question: 'Salary expectation', answer: '$68,000 a year', source: 'answers' },
    { question: 'Notice period', answer: 'Two weeks', source: 'answers' },
    {
      question: 'Why do you want to change jobs?',
      answer: 'I want to plan further ahead than the next day, and to see what my plans cost.',
      source: 'answers',
    },
  ],
  confirmation: {
    kind: 'mail',
    value: 'From talent@northgate.example: "Thank you. Your application is complete."',
    screenshot: null,
  },
  corrects: null,
  createdAt: '2026-10-29T22:24:21.858Z',
  sha256: 'a17cc690c57421b761ac0b384d01de8de6895be2daa461ee24e40e863e266c77',
}

export const sampleLetter =
  'Maya Okafor\nseeker@foothold.test | (555) 010-4477 | Portland, OR\n\nOctober 29, 2026\n\nHiring Manager\nNorthgate & Fell\n\nSubject: Application for the Supply Chain Planner position\n\nDear Hiring Manager,\n\nI used to order stock for shops that sell the gear you move, and I know what a late truck does to a Saturday. That is among my reasons for applying for the Supply Chain Planner position at Northgate & Fell.\n\nI have worked as an Operations Coordinator at Harbor Freightways since April 2021. I plan the daily routes of 40 drivers. Before that, I was an Inventory Associate at Meridian Retail Group from June 2018 to March 2021.\n\nI built an SQL report that shows each planner what yesterday cost. I also cut late deliveries from 9% to 4% by planning around the docks and not around the trucks. I moved the route plan from paper to a sheet that every driver can read. There is also this: counted, ordered and reported the stock of six stores.\n\nI bring SQL and Forecasting, both of which you ask for. I want to plan further ahead than the next day, and to see what my plans cost. Drivers call me before they call dispatch, because I pick up and I change the plan.\n\nI look forward to hearing from you and am glad to answer any questions.\n\nSincerely,\nMaya Okafor'

export const sampleReport: ProgressReport = {
  sent: 1,
  answered: 2,
  interviews: 1,
  before: { sent: 2, answered: 2, interviews: 1 },
  moved: 2,
  waiting: 3,
  items: [
    {
      applicationId: 'a587e200-605e-4716-9edd-c6084423e2a2',
      company: 'Larkspur Home Nursing',
      position: 'Program Coordinator',
      what: 'Sent',
      at: '2026-11-05T20:00:21.942Z',
    },
    {
      applicationId: '1beb753b-155a-43d9-af56-38626f541ab5',
      company: 'Northgate & Fell',
      position: 'Supply Chain Planner',
      what: 'Invited to an interview',
      at: '2026-11-06T00:43:21.887Z',
    },
    {
      applicationId: '5152885d-8cd3-488d-b7b7-1a6ac9ed9cbf',
      company: 'Juniper & Vale',
      position: 'Project Manager',
      what: 'Declined by the employer',
      at: '2026-11-08T00:43:21.789Z',
    },
  ],
  next: [],
  kept: { due: 1, kept: 1 },
  late: [],
  draft:
    'Northgate & Fell wants to interview you for the position of Supply Chain Planner. We applied to Larkspur Home Nursing for you, for the position of Program Coordinator. Juniper & Vale said no, and other employers still have your application.',
  managerId: '6bd1d095-04cc-441e-ac59-e30669d6e8f5',
  id: '970694dc-3c92-4916-8d88-6e5bd394e9b5',
  userId: 'cd204e29-277d-4517-ba8b-5eb9d14e1302',
  weekStart: '2026-11-02T08:00:00.000Z',
  weekEnd: '2026-11-09T08:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  manager: {
    firstName: 'Daniel',
    lastName: 'Reyes',
    profileImageUrl: '/objects/7b28f581-62f8-44be-9a47-438dfb4c46dd',
    biography:
      'Nine years in hiring, on both sides of the desk. I read every posting twice and write letters I would answer.',
    workingHours: null,
    replyTime: 'within 4 hours',
  },
  note: 'Marlowfield Robotics comes next: please read my notes before you talk to them.',
  createdAt: '2026-11-09T16:00:00.000Z',
}
