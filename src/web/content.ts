import { type inEveryPlan, productName } from '#contract/plans.ts'
import type { SecuritySectionId } from '#web/legal/security.ts'

/** What the marketing pages say. Whoever runs the product answers for these claims: make sure each one holds. */

export const hero = {
  title: 'A person on your side of the job search',
  text: `A ${productName} account manager applies to jobs for you, with a cover letter written for each job. You see every application, from first interest to final decision.`,
  reassurance: 'An account manager is assigned within 24 hours.',
  /** For lists of search results and of apps. */
  summary: 'Dedicated account managers apply to jobs for you, and you see everything that happens.',
} as const

/** Above the names of the features. */
export const featuresTitle = 'You prepare for interviews. We take care of the rest.'

/** What the pictures say that other sites show beside a link to a page. */
export const openGraph = {
  landing: { title: hero.title, text: hero.reassurance },
  features: { title: featuresTitle },
  pricing: { title: 'One price a month, no surprises' },
  contact: { title: 'Questions? Write to us', text: 'Send us a message, and we get back to you as soon as possible.' },
} as const

/** Claims that the operator answers for. Each links to the section of `/security` that proves it or tells its status. */
export const trust = [
  { claim: 'GDPR compliant', section: 'gdpr' },
  { claim: '256-bit encryption', section: 'encryption' },
  { claim: 'SOC 2 certified', section: 'soc-2' },
] as const satisfies readonly { claim: string; section: SecuritySectionId }[]

export const facts = [
  { figure: '70-75%', text: 'of applications are auto-rejected by applicant-tracking systems' },
  { figure: '38%', text: 'better chances with a tailored cover letter' },
  { figure: '24 hours', text: 'until you have your own account manager' },
] as const

export const featureIds = ['manager', 'tracking', 'interests', 'resume', 'letter', 'reports'] as const
export type FeatureId = (typeof featureIds)[number]

export const features: Record<FeatureId, { title: string; text: string }> = {
  manager: {
    title: 'A dedicated account manager',
    text: 'An HR professional applies on your behalf, answers your messages, helps you prepare for interviews and gives career guidance.',
  },
  tracking: {
    title: 'Every application in view',
    text: 'Job, company, date and status in one dashboard, from initial interest to final decision.',
  },
  interests: {
    title: 'Send a link, we apply',
    text: 'Found something good? Submit its link. Your account manager turns it into an application.',
  },
  resume: {
    title: 'A resume that gets read',
    text: 'Build it with AI and see how applicant-tracking systems will score it, point by point.',
  },
  letter: {
    title: 'A letter for each job',
    text: 'Cover letters written for the posting, with an analysis that shows what to improve.',
  },
  reports: {
    title: 'Weekly progress reports',
    text: 'What was sent, who answered and what comes next, every Monday at 8:00 your time.',
  },
}

export const howItWorks = {
  title: 'How it works',
  steps: [
    {
      title: 'Tell us what you want',
      text: 'Upload your resume and say which jobs you want. Your rules decide where we may apply.',
    },
    {
      title: 'We apply for you',
      text: 'Your account manager sends each application with its own cover letter. A receipt shows what was sent.',
    },
    {
      title: 'You meet employers',
      text: 'When an employer answers, we tell you. Your account manager helps you get ready.',
    },
  ],
} as const

export const managerIntroduction = {
  title: 'One account manager, by name',
  text: 'You know who applies for you and you can write to them. They answer within one working day.',
  note: 'Daniel Reyes is an example from our demonstration. You meet yours within 24 hours.',
} as const

export const pricing = {
  title: 'One price a month, no surprises',
  text: 'Your own account manager in every plan. Cancel whenever you like and keep access until the end of the paid month.',
} as const

/** Pictures of the product, taken from its demonstration data. */
export const pictures = {
  dashboard: {
    title: 'Nothing happens behind your back',
    text: 'Each application shows up the moment we send it and moves as the answers come in. You can see who changed what and when.',
    alt: 'The application board: a column for each status, and a card for each application with position, company and date.',
  },
  analysis: {
    title: 'See what the filters see',
    text: 'The analysis reads your resume as applicant-tracking systems do. Every point of the score has a reason and a way to earn it.',
    alt: 'The analysis of a resume: a score, the required keywords it covers, and what to fix first.',
  },
} as const

export const featuresPage = {
  title: 'Everything your job search needs, and someone to run it',
  text: 'A dedicated account manager, plus tools that tell you honestly where you stand.',
} as const

/** What each feature gives, for those who want to know more than its line. */
export const featurePoints: Record<FeatureId, readonly string[]> = {
  manager: [
    'Assigned within 24 hours',
    'Answers your messages within one working day',
    'Prepares you for each interview, with its date in your calendar',
  ],
  tracking: [
    'A table and a board of all your applications',
    'A full history: what changed, when, and who did it',
    'What your plan includes, and what we delivered',
  ],
  interests: [
    'Paste any job posting',
    'Shown as Pending until we have applied',
    'Rules for where we may apply, and where never',
  ],
  resume: ['Free, without an account', 'Ready as a Word document or PDF', 'See what an ATS reads from your file'],
  letter: [
    'Free, without an account',
    'Nothing made up, only what you told us',
    'A tailored letter boosts chances by 38%',
  ],
  reports: [
    'What was sent, and who answered',
    'What is waiting, and what comes next',
    'By email, on a page, and to print',
  ],
}

/** An example. Put a client's own words here as soon as one agrees. */
export const successStory = {
  title: 'A week with Foothold: how a success story starts',
  note: 'An example, not a real client.',
  days: [
    {
      day: 'Sunday',
      title: 'Three postings',
      text: 'Maya finds three jobs that look right and sends us the links.',
    },
    {
      day: 'Monday',
      title: 'Two applications',
      text: 'Her account manager asks one question, writes two cover letters and applies. Both receipts are in her account.',
    },
    {
      day: 'Tuesday',
      title: 'One returned',
      text: 'The third job requires a license that Maya does not have. It comes back with the reason.',
    },
    {
      day: 'Friday',
      title: 'One invitation',
      text: 'An employer wants to talk. The date is in her calendar, with notes to prepare.',
    },
    {
      day: 'Next Monday',
      title: 'One report',
      text: 'Her weekly report shows what was sent, who answered and what comes next.',
    },
  ],
} as const

export const callToAction = {
  title: 'Get your evenings back',
  text: 'Create an account, fill in your profile once and let someone else send the applications.',
} as const

/** The same for people who have done that. */
export const callBack = {
  title: 'Your search continues',
  text: 'Your applications and your profile are where you left them.',
} as const

/** And for account managers and admins, who do not search. */
export const callToWork = {
  title: 'Back to work',
  text: 'This is what visitors see. Your own work is where you left it.',
} as const

export const pricingPage = {
  title: 'Plans for every stage of a search',
  text: 'Billed monthly. Cancel in two clicks. The resume and cover letter builders are free.',
} as const

/** What the things in every plan mean. */
export const inEveryPlanTexts: Record<(typeof inEveryPlan)[number], string> = {
  'Employment profile': 'Your history, skills and preferences, entered once and used for every application.',
  'Individualized cover letters': 'Written for each posting, from what you told us.',
  'Email support': 'A person answers within 24 hours.',
  'ATS-friendly applications': 'In formats that applicant-tracking systems read correctly.',
}

export const faq = [
  {
    question: 'What if I am not satisfied?',
    answer:
      'Every subscription starts with a 14-day satisfaction guarantee. Tell us within 14 days of your first payment, and you get a full refund.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'In your account settings, at any time. Your access stays until the end of the billing period you have paid for, and nothing is charged after it.',
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes. You see what the change costs before you agree to it, and unused time on your current plan is credited.',
  },
  {
    question: 'When do I meet my account manager?',
    answer:
      'We assign your account manager within 24 hours and let you know. From then on you can write to each other in Foothold.',
  },
  {
    question: 'What is the resume consultation?',
    answer:
      'In your first month of the Active plan, your account manager proposes a time to talk about your resume. You accept it in your messages.',
  },
  {
    question: 'What is the ATS custom resume?',
    answer:
      'In your first month of the Executive plan, your account manager writes a resume for you and shares it with you, with its score before and after.',
  },
  {
    question: 'How do I see what I get for my money?',
    answer:
      'Your account shows for each billing period what your plan includes and what we delivered. Every Monday a report tells you what happened.',
  },
  {
    question: 'What happens when I have used up my applications for the month?',
    answer:
      'Nothing is lost. The links you submit stay with your account manager, and you can move to a larger plan or wait for the next period.',
  },
  {
    question: 'Is my card safe with you?',
    answer: 'Your card goes straight to the payment provider. We never see or keep its number.',
  },
] as const

export const contactPage = {
  title: 'Contact us',
  text: 'A question, a problem, an idea: write to us. A person reads every message.',
  notes: [
    { title: 'An answer within 24 hours', text: 'We respond to every message within 24 hours, by email.' },
    {
      title: 'Need urgent help?',
      text: "We answer these first: trouble logging in, or activity you don't recognize. Tick the box below your message.",
    },
  ],
} as const
