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
    dateApplied: '2026-11-23T02:48:52.261Z',
  },
  {
    company: 'Tamarack Cycles',
    position: 'Demand Planner',
    status: 'applied',
    dateApplied: '2026-11-18T00:24:52.236Z',
  },
  { company: 'Saltmarsh Ferries', position: 'Fleet Scheduler', status: 'interested', dateApplied: null },
  {
    company: 'Quill & Sparrow Books',
    position: 'Fulfillment Planner',
    status: 'applied',
    dateApplied: '2026-11-09T22:00:52.161Z',
  },
  {
    company: 'Larkspur Home Nursing',
    position: 'Program Coordinator',
    status: 'interviewing',
    dateApplied: '2026-11-06T02:48:52.116Z',
  },
  {
    company: 'Marlowfield Robotics',
    position: 'Operations Manager',
    status: 'interviewing',
    dateApplied: '2026-11-02T00:24:52.073Z',
  },
  {
    company: 'Northgate & Fell',
    position: 'Supply Chain Planner',
    status: 'offered',
    dateApplied: '2026-10-30T05:12:52.033Z',
  },
  {
    company: 'Alder Creek Supply',
    position: 'Purchasing Coordinator',
    status: 'applied',
    dateApplied: '2026-10-25T22:00:51.998Z',
  },
  {
    company: 'Juniper & Vale',
    position: 'Project Manager',
    status: 'rejected',
    dateApplied: '2026-10-23T02:48:51.938Z',
  },
  {
    company: 'Kestrel Valley Transit',
    position: 'Scheduling Coordinator',
    status: 'withdrew',
    dateApplied: '2026-10-19T00:24:51.889Z',
  },
  {
    company: 'Pinecrest Paper Works',
    position: 'Inventory Planner',
    status: 'rejected',
    dateApplied: '2026-10-16T05:12:51.833Z',
  },
  {
    company: "O'Malley Foods",
    position: 'Logistics Lead',
    status: 'rejected',
    dateApplied: '2026-10-11T22:00:51.780Z',
  },
  {
    company: 'Società Aurora',
    position: 'Weekend Route Planner (contract)',
    status: 'accepted',
    dateApplied: '2026-10-09T02:48:51.683Z',
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
  id: '0b342582-0cda-4393-8d13-9930bc61d9e6',
  applicationId: '1ff098c0-7de1-49a9-87ae-322115e5b939',
  company: 'Northgate & Fell',
  position: 'Supply Chain Planner',
  state: 'confirmed',
  sentAt: '2026-10-30T05:12:52.033Z',
  sentBy: { id: '08c63138-2ba9-4f4c-9026-650c7f46eefa', name: 'Daniel Reyes' },
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
      sha256: '12af06d3d57b23786a0b4bb344d71d09f1611e4c62ead8be2e25034ea5b4deef',
      size: 22676,
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
  createdAt: '2026-10-30T05:17:52.033Z',
  sha256: '48962f69b9ac49668b0ce79cbbf4435ef6a97d088a8ab6023f9b2819c5fd970b',
}

export const sampleLetter =
  'Maya Okafor\nseeker@foothold.test | (555) 010-4477 | Portland, OR\n\nOctober 30, 2026\n\nHiring Manager\nNorthgate & Fell\n\nSubject: Application for the Supply Chain Planner position\n\nDear Hiring Manager,\n\nThis is my application for the role of Supply Chain Planner at Northgate & Fell. I used to order stock for shops that sell the gear you move, and I know what a late truck does to a Saturday. I want to plan further ahead than the next day, and to see what my plans cost.\n\nI have been an Operations Coordinator at Harbor Freightways since April 2021. I cut late deliveries from 9% to 4% by planning around the docks and not around the trucks. I also built an SQL report that shows each planner what yesterday cost. I moved the route plan from paper to a sheet that every driver can read. I plan the daily routes of 40 drivers.\n\nEarlier, from June 2018 to March 2021, I was an Inventory Associate at Meridian Retail Group. I counted, ordered and reported the stock of six stores. The skills I bring include Route planning, Excel, Vendor management and Forecasting. Drivers call me before they call dispatch, because I pick up and I change the plan.\n\nI am happy to come in and talk. Many thanks for your time.\n\nSincerely,\nMaya Okafor'

export const sampleReport: ProgressReport = {
  sent: 1,
  answered: 2,
  interviews: 1,
  before: { sent: 2, answered: 2, interviews: 1 },
  moved: 2,
  waiting: 3,
  items: [
    {
      applicationId: '60a194db-fc3d-4001-86da-c2c35efea53d',
      company: 'Larkspur Home Nursing',
      position: 'Program Coordinator',
      what: 'Sent',
      at: '2026-11-06T02:53:52.116Z',
    },
    {
      applicationId: '1ff098c0-7de1-49a9-87ae-322115e5b939',
      company: 'Northgate & Fell',
      position: 'Supply Chain Planner',
      what: 'Invited to an interview',
      at: '2026-11-06T07:36:52.064Z',
    },
    {
      applicationId: 'e5f430f3-e08c-42b9-8399-d0642aa024d2',
      company: 'Juniper & Vale',
      position: 'Project Manager',
      what: 'Declined by the employer',
      at: '2026-11-08T07:36:51.986Z',
    },
  ],
  next: [],
  kept: { due: 1, kept: 1 },
  late: [],
  draft:
    'Northgate & Fell wants to interview you for the position of Supply Chain Planner. We applied to Larkspur Home Nursing for you, for the position of Program Coordinator. Juniper & Vale said no, and other employers still have your application.',
  managerId: '08c63138-2ba9-4f4c-9026-650c7f46eefa',
  id: '1060bdbc-a838-47c7-adf8-bef15eca3dc3',
  userId: 'af8bef5c-df98-422a-89a4-8f006e6a29f5',
  weekStart: '2026-11-02T08:00:00.000Z',
  weekEnd: '2026-11-09T08:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  manager: {
    firstName: 'Daniel',
    lastName: 'Reyes',
    profileImageUrl: '/objects/cc035044-e578-4e8f-897a-bc1e5e01d381',
    biography:
      'Nine years in hiring, on both sides of the desk. I read every posting twice and write letters I would answer.',
    workingHours: null,
    replyTime: 'within 4 hours',
  },
  note: 'Marlowfield Robotics comes next: please read my notes before you talk to them.',
  createdAt: '2026-11-09T16:00:00.000Z',
}
