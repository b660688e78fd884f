import type { AnswersBody } from '#contract/answers.ts'
import { letterForm, resumeForm } from '@foothold/resume-engine/forms'
import { noRules, type RulesBody } from '#contract/rules.ts'

export const profile = {
  phone: '(555) 010-4477',
  address: '18 Alder Street, Portland, OR 97205',
  workHistory: [
    {
      company: 'Harbor Freightways',
      position: 'Operations Coordinator',
      startDate: '2021-04',
      endDate: '',
      description: 'Plan daily routes for 40 drivers and cut late deliveries from 9% to 4%.',
    },
    {
      company: 'Meridian Retail Group',
      position: 'Inventory Associate',
      startDate: '2018-06',
      endDate: '2021-03',
      description: 'Counted, ordered and reported stock for six stores.',
    },
  ],
  skills: ['Route planning', 'Excel', 'SQL', 'Vendor management', 'Forecasting'],
  education: [
    {
      institution: 'Portland State University',
      degree: 'BSc',
      fieldOfStudy: 'Supply Chain Management',
      graduationYear: 2018,
    },
  ],
  certifications: ['APICS CPIM'],
  salaryExpectation: 68_000,
  benefits: ['Health insurance', 'Paid time off'],
  workPreference: 'hybrid' as const,
  willingToRelocate: false,
  links: ['https://www.linkedin.com/in/maya-okafor-demo'],
}

const { phone, workHistory, skills, education, certifications } = profile
const person = { fullName: 'Maya Okafor', email: 'seeker@foothold.test', phone, location: 'Portland, OR' }

export const resume = resumeForm.parse({
  ...person,
  skills: skills.join(', '),
  positions: workHistory,
  educations: education.map((entry) => ({ ...entry, graduationYear: String(entry.graduationYear) })),
  certifications,
})

interface Job {
  company: string
  position: string
  description: string
  /** Why the client wants to work there. */
  reason: string
}

/** What the client tells of each job in a letter. */
const letterWords = [
  {
    description: 'I plan the daily routes of 40 drivers.',
    achievements:
      'Built an SQL report that shows each planner what yesterday cost\nMoved the route plan from paper to a sheet that every driver can read',
  },
  { description: '', achievements: 'Counted, ordered and reported the stock of six stores' },
]

export const toLetterForm = ({ company, position, description, reason }: Job) =>
  letterForm.parse({
    personalInfo: person,
    jobDetails: { companyName: company, position, jobDescription: description },
    experience: {
      positions: workHistory.map((entry, index) => ({ ...entry, ...letterWords[index] })),
      keyAchievements:
        "Cut late deliveries from 9% to 4%. Harbor's trucks left on time and then stood at the dock for an hour. I called every customer, asked when their dock was free and planned the routes around the docks instead of the trucks. Most drivers are home before five now.",
      skills: skills.join(', '),
    },
    motivation: {
      whyCompany: reason,
      whyPosition: 'I want to plan further ahead than the next day, and to see what my plans cost.',
      valueProposition: 'Drivers call me before they call dispatch, because I pick up and I change the plan.',
    },
  })

/** The first version of the rules. */
export const firstRules: RulesBody = {
  ...noRules,
  // Not the current employer.
  excludedCompanies: [{ name: 'Harbor Freightways', aliases: ['harborfreightways.example'] }],
  workModes: ['remote', 'hybrid'],
  minimumSalary: 60_000,
}

export const laterRules: RulesBody = {
  ...firstRules,
  excludedCompanies: [...firstRules.excludedCompanies, { name: 'Cinderfield Staffing', aliases: [] }],
  askFirst: true,
}

export const answers: AnswersBody = {
  facts: {
    workAuthorization: 'US citizen',
    sponsorshipNeeded: false,
    salaryExpectation: 68_000,
    noticePeriod: 'Two weeks',
    willingToRelocate: false,
    over18: true,
  },
  answers: [
    {
      topic: 'Tools',
      question: 'Which planning tools have you used?',
      answer: 'Excel every day, SQL for reports, and two route planners.',
    },
    {
      topic: 'Motivation',
      question: 'Why do you want to change jobs?',
      answer: 'I want to plan further ahead than the next day, and to see what my plans cost.',
    },
    {
      topic: 'Schedule',
      question: 'Can you work early shifts?',
      answer: 'Yes, from 6 a.m. on, up to three days a week.',
    },
  ],
}

export const questions = {
  answered: {
    question: 'How many drivers have you scheduled at the same time?',
    answer: '40 on a normal day, and 55 in December.',
  },
  open: 'Do you have experience with seasonal demand planning? Please describe one season.',
}

/** The account manager's notes in the first weekly reports, one a week. */
export const reportNotes = [
  'A good start, Maya: I began with employers that plan for many drivers, because that is where your record is strongest.',
  'Società Aurora answered within days. I keep two applications a week until the second interview.',
  'Two rejections are normal at this point. I moved your vendor contracts further up in the letters.',
  'Juniper & Vale wants to talk to you. I wrote my advice into the interview.',
  'Marlowfield Robotics comes next: please read my notes before you talk to them.',
]
