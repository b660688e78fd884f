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
    dateApplied: '2026-11-20T03:45:14.089Z',
  },
  {
    company: 'Tamarack Cycles',
    position: 'Demand Planner',
    status: 'applied',
    dateApplied: '2026-11-15T01:21:14.068Z',
  },
  { company: 'Saltmarsh Ferries', position: 'Fleet Scheduler', status: 'interested', dateApplied: null },
  {
    company: 'Quill & Sparrow Books',
    position: 'Fulfillment Planner',
    status: 'applied',
    dateApplied: '2026-11-06T22:57:14.034Z',
  },
  {
    company: 'Larkspur Home Nursing',
    position: 'Program Coordinator',
    status: 'interviewing',
    dateApplied: '2026-11-03T03:45:14.007Z',
  },
  {
    company: 'Marlowfield Robotics',
    position: 'Operations Manager',
    status: 'interviewing',
    dateApplied: '2026-10-30T01:21:13.972Z',
  },
  {
    company: 'Northgate & Fell',
    position: 'Supply Chain Planner',
    status: 'offered',
    dateApplied: '2026-10-27T06:09:13.941Z',
  },
  {
    company: 'Alder Creek Supply',
    position: 'Purchasing Coordinator',
    status: 'applied',
    dateApplied: '2026-10-22T22:57:13.912Z',
  },
  {
    company: 'Juniper & Vale',
    position: 'Project Manager',
    status: 'rejected',
    dateApplied: '2026-10-20T03:45:13.884Z',
  },
  {
    company: 'Kestrel Valley Transit',
    position: 'Scheduling Coordinator',
    status: 'withdrew',
    dateApplied: '2026-10-16T01:21:13.856Z',
  },
  {
    company: 'Pinecrest Paper Works',
    position: 'Inventory Planner',
    status: 'rejected',
    dateApplied: '2026-10-13T06:09:13.830Z',
  },
  {
    company: "O'Malley Foods",
    position: 'Logistics Lead',
    status: 'rejected',
    dateApplied: '2026-10-08T22:57:13.800Z',
  },
  {
    company: 'Società Aurora',
    position: 'Weekend Route Planner (contract)',
    status: 'accepted',
    dateApplied: '2026-10-06T03:45:13.730Z',
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
] as const

export const sampleReceipt: Receipt = {
  id: 'b08ca093-d1c6-46f5-b155-4f8ad527f329',
  applicationId: '87710975-186e-4dca-9281-5f777854663c',
  company: 'Northgate & Fell',
  position: 'Supply Chain Planner',
  state: 'confirmed',
  sentAt: '2026-10-27T06:09:13.941Z',
  sentBy: { id: '01a94af7-83c4-4633-95b9-b48d11bdc5e9', name: 'Daniel Reyes' },
  rulesVersion: 1,
  documents: [
    {
      kind: 'resume',
      name: 'Resume.pdf',
      sha256: '6d5c5ac9e8d377a4c18f2dd5e27311157a1fa085c15d141b1bf497df4feeaa7c',
      size: 25448,
      contentType: 'application/pdf',
    },
    {
      kind: 'cover-letter',
      name: 'Letter to Northgate & Fell.pdf',
      sha256: 'ebb9231d5195a26ae9500ce359a7ff171c3cbc1978904d77adab0c5c8f2fb83f',
      size: 21501,
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
  createdAt: '2026-10-27T06:14:13.940Z',
  sha256: '26e37766a57b17e667ea3eecf6613278876f9dec4b946813d9b9dacd3659d094',
}

export const sampleLetter =
  'Maya Okafor\nseeker@foothold.test | (555) 010-4477 | Portland, OR\n\nOctober 27, 2026\n\nHiring Manager\nNorthgate & Fell\n\nSubject: Application for the Supply Chain Planner position\n\nDear Hiring Manager,\n\nThe Supply Chain Planner position at Northgate & Fell is a job I would like to have, and this letter says why. I used to order stock for shops that sell the gear you move, and I know what a late truck does to a Saturday. Here is what I would bring, as plainly as I can put it.\n\nI have been an Operations Coordinator at Harbor Freightways since April 2021. I plan the daily routes of 40 drivers. Earlier, from June 2018 to March 2021, I was an Inventory Associate at Meridian Retail Group. I cut late deliveries from 9% to 4% by planning around the docks and not around the trucks. If you have a question for me, I hope it is about this.\n\nTo give you a little more to go on:\n\n- Built an SQL report that shows each planner what yesterday cost\n- Counted, ordered and reported the stock of six stores\n- Moved the route plan from paper to a sheet that every driver can read\n- Skills you ask for: SQL, Forecasting\n\nNot all of it will be new to Northgate & Fell, but I hope some of it is what you have been looking for. I want to plan further ahead than the next day, and to see what my plans cost. Drivers call me before they call dispatch, because I pick up and I change the plan. In the first weeks I would want to meet everyone who can stop the work, before any of them has a reason to.\n\nA short conversation would tell us both more than another page, so I hope you will get in touch. The best way to reach me is by phone, at (555) 010-4477. Whatever you decide, thank you for reading.\n\nSincerely,\nMaya Okafor'

export const sampleReport: ProgressReport = {
  sent: 2,
  answered: 3,
  moved: 3,
  waiting: 3,
  items: [
    {
      applicationId: '1ebadf19-a9c2-4276-bb04-881921ace708',
      company: 'Larkspur Home Nursing',
      position: 'Program Coordinator',
      what: 'Sent',
      at: '2026-11-03T03:50:14.007Z',
    },
    {
      applicationId: '87710975-186e-4dca-9281-5f777854663c',
      company: 'Northgate & Fell',
      position: 'Supply Chain Planner',
      what: 'Invited to an interview',
      at: '2026-11-03T08:33:13.965Z',
    },
    {
      applicationId: 'df9f0f2a-70eb-45be-a25d-29389dfc7aa2',
      company: 'Juniper & Vale',
      position: 'Project Manager',
      what: 'Declined by the employer',
      at: '2026-11-05T08:33:13.906Z',
    },
    {
      applicationId: '61cfe792-3a6c-4354-9110-93da7d4625e4',
      company: 'Quill & Sparrow Books',
      position: 'Fulfillment Planner',
      what: 'Sent',
      at: '2026-11-06T23:02:14.034Z',
    },
    {
      applicationId: '4e673998-0360-4e06-b5e5-579b897bcc2e',
      company: 'Marlowfield Robotics',
      position: 'Operations Manager',
      what: 'Invited to an interview',
      at: '2026-11-08T08:33:14.004Z',
    },
  ],
  next: [],
  kept: { due: 0, kept: 0 },
  interviews: 2,
  before: { sent: 3, answered: 1, interviews: 1 },
  late: [],
  draft: '',
  managerId: '01a94af7-83c4-4633-95b9-b48d11bdc5e9',
  id: '7447b76d-a265-4fb0-bedc-71b3c6bcbb38',
  userId: '20832369-cc80-4e36-bcda-935552ce763d',
  weekStart: '2026-11-02T08:00:00.000Z',
  weekEnd: '2026-11-09T08:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  manager: {
    firstName: 'Daniel',
    lastName: 'Reyes',
    profileImageUrl: null,
    biography:
      'Nine years in hiring, on both sides of the desk. I read every posting twice and write back the same day.',
    workingHours: 'Monday to Friday, 9:00 AM to 5:00 PM',
    replyTime: 'within 3 hours',
  },
  note: 'Marlowfield Robotics comes next: please read my notes before you talk to them.',
  createdAt: '2026-11-09T16:00:00.000Z',
}
