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
    dateApplied: '2026-11-22T17:52:52.786Z',
  },
  {
    company: 'Tamarack Cycles',
    position: 'Demand Planner',
    status: 'applied',
    dateApplied: '2026-11-17T15:28:52.747Z',
  },
  { company: 'Saltmarsh Ferries', position: 'Fleet Scheduler', status: 'interested', dateApplied: null },
  {
    company: 'Quill & Sparrow Books',
    position: 'Fulfillment Planner',
    status: 'applied',
    dateApplied: '2026-11-09T13:04:52.686Z',
  },
  {
    company: 'Larkspur Home Nursing',
    position: 'Program Coordinator',
    status: 'interviewing',
    dateApplied: '2026-11-05T17:52:52.627Z',
  },
  {
    company: 'Marlowfield Robotics',
    position: 'Operations Manager',
    status: 'interviewing',
    dateApplied: '2026-11-01T15:28:52.577Z',
  },
  {
    company: 'Northgate & Fell',
    position: 'Supply Chain Planner',
    status: 'offered',
    dateApplied: '2026-10-29T20:16:52.528Z',
  },
  {
    company: 'Alder Creek Supply',
    position: 'Purchasing Coordinator',
    status: 'applied',
    dateApplied: '2026-10-25T13:04:52.486Z',
  },
  {
    company: 'Juniper & Vale',
    position: 'Project Manager',
    status: 'rejected',
    dateApplied: '2026-10-22T17:52:52.428Z',
  },
  {
    company: 'Kestrel Valley Transit',
    position: 'Scheduling Coordinator',
    status: 'withdrew',
    dateApplied: '2026-10-18T15:28:52.380Z',
  },
  {
    company: 'Pinecrest Paper Works',
    position: 'Inventory Planner',
    status: 'rejected',
    dateApplied: '2026-10-15T20:16:52.321Z',
  },
  {
    company: "O'Malley Foods",
    position: 'Logistics Lead',
    status: 'rejected',
    dateApplied: '2026-10-11T13:04:52.270Z',
  },
  {
    company: 'Società Aurora',
    position: 'Weekend Route Planner (contract)',
    status: 'accepted',
    dateApplied: '2026-10-08T17:52:52.181Z',
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
  id: '1093a097-4542-44ff-a91d-5f4f6086a58b',
  applicationId: '91eacb6b-8bc4-420b-a75c-871617976a37',
  company: 'Northgate & Fell',
  position: 'Supply Chain Planner',
  state: 'confirmed',
  sentAt: '2026-10-29T20:16:52.528Z',
  sentBy: { id: '88a32c0f-5296-43f6-9e4e-c93cc65a6efc', name: 'Daniel Reyes' },
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
      sha256: 'e0fe3e2bc0471ea6b523ec3eda46b9acb12f123902c94531d23f9024ab10740d',
      size: 25264,
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
  createdAt: '2026-10-29T20:21:52.527Z',
  sha256: '4f454046f43bbff7fb863658ee311a904f24ff49094958fb127ffc908c3397ef',
}

export const sampleLetter =
  'Maya Okafor\nseeker@foothold.test | (555) 010-4477 | Portland, OR\n\nOctober 29, 2026\n\nHiring Manager\nNorthgate & Fell\n\nSubject: Application for the Supply Chain Planner position\n\nDear Hiring Manager,\n\nThe Supply Chain Planner position at Northgate & Fell is a job I would like to have, and this letter says why. I used to order stock for shops that sell the gear you move, and I know what a late truck does to a Saturday. Here is what I would bring, as plainly as I can put it.\n\nI have been an Operations Coordinator at Harbor Freightways since April 2021. I plan the daily routes of 40 drivers. Earlier, from June 2018 to March 2021, I was an Inventory Associate at Meridian Retail Group. I cut late deliveries from 9% to 4% by planning around the docks and not around the trucks. If you have a question for me, I hope it is about this.\n\nTo give you a little more to go on:\n\n- Built an SQL report that shows each planner what yesterday cost\n- Counted, ordered and reported the stock of six stores\n- Moved the route plan from paper to a sheet that every driver can read\n- Skills you ask for: SQL, Forecasting\n\nNot all of it will be new to Northgate & Fell, but I hope some of it is what you have been looking for. I want to plan further ahead than the next day, and to see what my plans cost. Drivers call me before they call dispatch, because I pick up and I change the plan. In the first weeks I would want to meet everyone who can stop the work, before any of them has a reason to.\n\nA short conversation would tell us both more than another page, so I hope you will get in touch. The best way to reach me is by phone, at (555) 010-4477. Whatever you decide, thank you for reading.\n\nSincerely,\nMaya Okafor'

export const sampleReport: ProgressReport = {
  sent: 1,
  answered: 2,
  interviews: 1,
  before: { sent: 2, answered: 2, interviews: 1 },
  moved: 2,
  waiting: 3,
  items: [
    {
      applicationId: '5c64ff76-1cdd-4a62-bd6a-4840093a8d04',
      company: 'Larkspur Home Nursing',
      position: 'Program Coordinator',
      what: 'Sent',
      at: '2026-11-05T17:57:52.627Z',
    },
    {
      applicationId: '91eacb6b-8bc4-420b-a75c-871617976a37',
      company: 'Northgate & Fell',
      position: 'Supply Chain Planner',
      what: 'Invited to an interview',
      at: '2026-11-05T22:40:52.564Z',
    },
    {
      applicationId: '7634477d-e606-4ec9-8f38-c62f5e813c35',
      company: 'Juniper & Vale',
      position: 'Project Manager',
      what: 'Declined by the employer',
      at: '2026-11-07T22:40:52.474Z',
    },
  ],
  next: [],
  kept: { due: 1, kept: 1 },
  late: [],
  draft:
    'Northgate & Fell wants to interview you for the position of Supply Chain Planner. We applied to Larkspur Home Nursing for you, for the position of Program Coordinator. Juniper & Vale said no, and other employers still have your application.',
  managerId: '88a32c0f-5296-43f6-9e4e-c93cc65a6efc',
  id: '04ac1d8b-d91e-4f58-a63e-56ae817b052a',
  userId: '13273670-abe3-46bd-abe5-59dd1423ce0c',
  weekStart: '2026-11-02T08:00:00.000Z',
  weekEnd: '2026-11-09T08:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  manager: {
    firstName: 'Daniel',
    lastName: 'Reyes',
    profileImageUrl: '/objects/87089ba5-af25-4cb2-acbb-8ba1ad6b5de3',
    biography:
      'Nine years in hiring, on both sides of the desk. I read every posting twice and write letters I would answer.',
    workingHours: null,
    replyTime: 'within 4 hours',
  },
  note: 'Marlowfield Robotics comes next: please read my notes before you talk to them.',
  createdAt: '2026-11-09T16:00:00.000Z',
}
