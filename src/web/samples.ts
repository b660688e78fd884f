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
    dateApplied: '2026-11-24T05:27:33.541Z',
  },
  {
    company: 'Tamarack Cycles',
    position: 'Demand Planner',
    status: 'applied',
    dateApplied: '2026-11-19T03:03:33.470Z',
  },
  { company: 'Saltmarsh Ferries', position: 'Fleet Scheduler', status: 'interested', dateApplied: null },
  {
    company: 'Quill & Sparrow Books',
    position: 'Fulfillment Planner',
    status: 'applied',
    dateApplied: '2026-11-11T00:39:33.392Z',
  },
  {
    company: 'Larkspur Home Nursing',
    position: 'Program Coordinator',
    status: 'interviewing',
    dateApplied: '2026-11-07T05:27:33.343Z',
  },
  {
    company: 'Marlowfield Robotics',
    position: 'Operations Manager',
    status: 'interviewing',
    dateApplied: '2026-11-03T03:03:33.275Z',
  },
  {
    company: 'Northgate & Fell',
    position: 'Supply Chain Planner',
    status: 'offered',
    dateApplied: '2026-10-31T07:51:33.214Z',
  },
  {
    company: 'Alder Creek Supply',
    position: 'Purchasing Coordinator',
    status: 'applied',
    dateApplied: '2026-10-27T00:39:33.139Z',
  },
  {
    company: 'Juniper & Vale',
    position: 'Project Manager',
    status: 'rejected',
    dateApplied: '2026-10-24T05:27:33.058Z',
  },
  {
    company: 'Kestrel Valley Transit',
    position: 'Scheduling Coordinator',
    status: 'withdrew',
    dateApplied: '2026-10-20T03:03:32.993Z',
  },
  {
    company: 'Pinecrest Paper Works',
    position: 'Inventory Planner',
    status: 'rejected',
    dateApplied: '2026-10-17T07:51:32.911Z',
  },
  {
    company: "O'Malley Foods",
    position: 'Logistics Lead',
    status: 'rejected',
    dateApplied: '2026-10-13T00:39:32.820Z',
  },
  {
    company: 'Società Aurora',
    position: 'Weekend Route Planner (contract)',
    status: 'accepted',
    dateApplied: '2026-10-10T05:27:32.655Z',
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
  id: '3bbe220a-c5b2-402c-a004-9e95a7b33d5e',
  applicationId: 'f3f9d48a-45f2-484e-8ac4-2b5c36d7c296',
  company: 'Northgate & Fell',
  position: 'Supply Chain Planner',
  state: 'confirmed',
  sentAt: '2026-10-31T07:51:33.214Z',
  sentBy: { id: '9f51e557-8e0d-4148-bac1-f31cf9c4565c', name: 'Daniel Reyes' },
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
      sha256: '99bab7e102f3a53a6753df24d7caefa8bbadb827be43188407718d04f3135e93',
      size: 22843,
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
  createdAt: '2026-10-31T07:56:33.213Z',
  sha256: 'b9422b6708aae778fad85dec10133cc6256031eb4b6f72f2f8c6da90eb440fee',
}

export const sampleLetter =
  "Maya Okafor\nseeker@foothold.test | (555) 010-4477 | Portland, OR\n\nOctober 31, 2026\n\nHiring Manager\nNorthgate & Fell\n\nSubject: Application for the Supply Chain Planner position\n\nDear Hiring Manager,\n\nI used to order stock for shops that sell the gear you move, and I know what a late truck does to a Saturday. As a Supply Chain Planner at Northgate & Fell, I would like to plan further ahead than the next day, and see what my plans cost.\n\nI have been an Operations Coordinator at Harbor Freightways since April 2021. I plan the daily routes of 40 drivers. I also built an SQL report that shows each planner what yesterday cost. I moved the route plan from paper to a sheet that every driver can read. Drivers call me before they call dispatch, because I pick up and I change the plan.\n\nI cut late deliveries from 9% to 4%. Harbor's trucks left on time and then stood at the dock for an hour. I called every customer, asked when their dock was free and planned the routes around the docks instead of the trucks. Most drivers are home before five now.\n\nBefore Harbor Freightways, I was an Inventory Associate at Meridian Retail Group from June 2018 to March 2021. I counted, ordered and reported the stock of six stores.\n\nThank you for considering my application.\n\nSincerely,\nMaya Okafor"

export const sampleReport: ProgressReport = {
  sent: 2,
  answered: 1,
  interviews: 1,
  before: { sent: 2, answered: 2, interviews: 1 },
  moved: 1,
  waiting: 3,
  items: [
    {
      applicationId: '2ec971ca-c666-4f22-8a9c-b464aa1b371f',
      company: 'Marlowfield Robotics',
      position: 'Operations Manager',
      what: 'Sent',
      at: '2026-11-03T03:08:33.275Z',
    },
    {
      applicationId: '1b67c965-b7b3-4788-8fc0-7fd96a63be97',
      company: 'Juniper & Vale',
      position: 'Project Manager',
      what: 'Your interview. You wrote: We talked for half an hour, mostly about tracking costs. They wanted more construction experience.',
      at: '2026-11-03T18:00:00.000Z',
    },
    {
      applicationId: '206f82e5-426f-48c9-9d4b-b72a10380ad8',
      company: 'Larkspur Home Nursing',
      position: 'Program Coordinator',
      what: 'Sent',
      at: '2026-11-07T05:32:33.343Z',
    },
    {
      applicationId: 'f3f9d48a-45f2-484e-8ac4-2b5c36d7c296',
      company: 'Northgate & Fell',
      position: 'Supply Chain Planner',
      what: 'Invited to an interview',
      at: '2026-11-07T10:15:33.261Z',
    },
  ],
  next: [],
  kept: { due: 1, kept: 1 },
  late: [],
  draft:
    'Well done on the invitation from Northgate & Fell. You had an interview with Juniper & Vale. We sent your applications to Marlowfield Robotics and Larkspur Home Nursing.',
  managerId: '9f51e557-8e0d-4148-bac1-f31cf9c4565c',
  id: 'dda4981d-69f4-47bd-b3ec-77fcf41c7245',
  userId: 'fec55d26-9871-4c53-ab28-c7a289006db5',
  weekStart: '2026-11-02T08:00:00.000Z',
  weekEnd: '2026-11-09T08:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  manager: {
    firstName: 'Daniel',
    lastName: 'Reyes',
    profileImageUrl: '/objects/0b4287a9-ec79-4900-a61a-7e3ac42f3d34',
    biography:
      'Nine years in hiring, on both sides of the desk. I read every posting twice and write letters I would answer.',
    workingHours: null,
    replyTime: 'within 4 hours',
  },
  note: 'Marlowfield Robotics comes next: please read my notes before you talk to them.',
  createdAt: '2026-11-09T16:00:00.000Z',
}
