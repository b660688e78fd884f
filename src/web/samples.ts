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
    dateApplied: '2026-11-24T00:42:14.607Z',
  },
  {
    company: 'Tamarack Cycles',
    position: 'Demand Planner',
    status: 'applied',
    dateApplied: '2026-11-18T22:18:14.546Z',
  },
  { company: 'Saltmarsh Ferries', position: 'Fleet Scheduler', status: 'interested', dateApplied: null },
  {
    company: 'Quill & Sparrow Books',
    position: 'Fulfillment Planner',
    status: 'applied',
    dateApplied: '2026-11-10T19:54:14.484Z',
  },
  {
    company: 'Larkspur Home Nursing',
    position: 'Program Coordinator',
    status: 'interviewing',
    dateApplied: '2026-11-07T00:42:14.438Z',
  },
  {
    company: 'Marlowfield Robotics',
    position: 'Operations Manager',
    status: 'interviewing',
    dateApplied: '2026-11-02T22:18:14.380Z',
  },
  {
    company: 'Northgate & Fell',
    position: 'Supply Chain Planner',
    status: 'offered',
    dateApplied: '2026-10-31T03:06:14.327Z',
  },
  {
    company: 'Alder Creek Supply',
    position: 'Purchasing Coordinator',
    status: 'applied',
    dateApplied: '2026-10-26T19:54:14.277Z',
  },
  {
    company: 'Juniper & Vale',
    position: 'Project Manager',
    status: 'rejected',
    dateApplied: '2026-10-24T00:42:14.145Z',
  },
  {
    company: 'Kestrel Valley Transit',
    position: 'Scheduling Coordinator',
    status: 'withdrew',
    dateApplied: '2026-10-19T22:18:14.079Z',
  },
  {
    company: 'Pinecrest Paper Works',
    position: 'Inventory Planner',
    status: 'rejected',
    dateApplied: '2026-10-17T03:06:14.007Z',
  },
  {
    company: "O'Malley Foods",
    position: 'Logistics Lead',
    status: 'rejected',
    dateApplied: '2026-10-12T19:54:13.928Z',
  },
  {
    company: 'Società Aurora',
    position: 'Weekend Route Planner (contract)',
    status: 'accepted',
    dateApplied: '2026-10-10T00:42:13.772Z',
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
  id: 'd6d98f96-f4f9-496e-b730-a5dc5c133207',
  applicationId: '99fca129-2167-48a0-8d69-b1b78cf0cebd',
  company: 'Northgate & Fell',
  position: 'Supply Chain Planner',
  state: 'confirmed',
  sentAt: '2026-10-31T03:06:14.327Z',
  sentBy: { id: '87061b66-269d-4840-a75c-4fa07ebaefc1', name: 'Daniel Reyes' },
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
      sha256: 'd73c8697330bbc049f1d6803498dc10108428d461003030cd710f9eef0e4c7b5',
      size: 22841,
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
  createdAt: '2026-10-31T03:11:14.327Z',
  sha256: 'ce731cefa25d3c648de031bccdf2c6c8ec5aa636ac494f62cc1432b922d315a3',
}

export const sampleLetter =
  "Maya Okafor\nseeker@foothold.test | (555) 010-4477 | Portland, OR\n\nOctober 31, 2026\n\nHiring Manager\nNorthgate & Fell\n\nSubject: Application for the Supply Chain Planner position\n\nDear Hiring Manager,\n\nI used to order stock for shops that sell the gear you move, and I know what a late truck does to a Saturday. As a Supply Chain Planner at Northgate & Fell, I would like to plan further ahead than the next day, and see what my plans cost.\n\nI have been an Operations Coordinator at Harbor Freightways since April 2021. I built an SQL report that shows each planner what yesterday cost. I also moved the route plan from paper to a sheet that every driver can read. I plan the daily routes of 40 drivers. Drivers call me before they call dispatch, because I pick up and I change the plan.\n\nI cut late deliveries from 9% to 4%. Harbor's trucks left on time and then stood at the dock for an hour. I called every customer, asked when their dock was free and planned the routes around the docks instead of the trucks. Most drivers are home before five now.\n\nBefore Harbor Freightways, I was an Inventory Associate at Meridian Retail Group from June 2018 to March 2021. I counted, ordered and reported the stock of six stores.\n\nThank you for considering my application.\n\nSincerely,\nMaya Okafor"

export const sampleReport: ProgressReport = {
  sent: 2,
  answered: 2,
  interviews: 1,
  before: { sent: 2, answered: 2, interviews: 1 },
  moved: 2,
  waiting: 3,
  items: [
    {
      applicationId: '7f0aebc8-be43-4e8d-bcea-5b11828f1feb',
      company: 'Juniper & Vale',
      position: 'Project Manager',
      what: 'Your interview. You wrote: We talked for half an hour, mostly about tracking costs. They wanted more construction experience.',
      at: '2026-11-02T18:00:00.000Z',
    },
    {
      applicationId: '79c959f4-a701-4f60-bafc-bfe6155d0bae',
      company: 'Marlowfield Robotics',
      position: 'Operations Manager',
      what: 'Sent',
      at: '2026-11-02T22:23:14.380Z',
    },
    {
      applicationId: '78edf6ac-c9a3-4b45-b775-eada24fc6706',
      company: 'Larkspur Home Nursing',
      position: 'Program Coordinator',
      what: 'Sent',
      at: '2026-11-07T00:47:14.438Z',
    },
    {
      applicationId: '99fca129-2167-48a0-8d69-b1b78cf0cebd',
      company: 'Northgate & Fell',
      position: 'Supply Chain Planner',
      what: 'Invited to an interview',
      at: '2026-11-07T05:30:14.366Z',
    },
    {
      applicationId: '7f0aebc8-be43-4e8d-bcea-5b11828f1feb',
      company: 'Juniper & Vale',
      position: 'Project Manager',
      what: 'Declined by the employer',
      at: '2026-11-09T05:30:14.259Z',
    },
  ],
  next: [],
  kept: { due: 1, kept: 1 },
  late: [],
  draft:
    'Well done on the invitation from Northgate & Fell. You had an interview with Juniper & Vale. We sent your applications to Marlowfield Robotics and Larkspur Home Nursing. Juniper & Vale said no, and other employers still have your application.',
  managerId: '87061b66-269d-4840-a75c-4fa07ebaefc1',
  id: 'cd080baa-04c3-48fd-8407-5b467be47f30',
  userId: 'c694371b-7d8c-4304-ab9d-f2242d8668a5',
  weekStart: '2026-11-02T08:00:00.000Z',
  weekEnd: '2026-11-09T08:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  manager: {
    firstName: 'Daniel',
    lastName: 'Reyes',
    profileImageUrl: '/objects/1f71d999-e976-41dd-a82a-a148beddc055',
    biography:
      'Nine years in hiring, on both sides of the desk. I read every posting twice and write letters I would answer.',
    workingHours: null,
    replyTime: 'within 4 hours',
  },
  note: 'Marlowfield Robotics comes next: please read my notes before you talk to them.',
  createdAt: '2026-11-09T16:00:00.000Z',
}
