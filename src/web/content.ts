import { type inEveryPlan, productName } from '#contract/plans.ts'

/** What the marketing pages say. Whoever runs the product answers for these claims: make sure each one holds. */

export const hero = {
  title: 'A person on your side of the job search',
  text: `A ${productName} account manager applies to jobs for you, with letters written for each one. You see every application, from first interest to final decision.`,
  reassurance: 'An account manager is assigned within 24 hours.',
  /** For lists of search results and of apps. */
  summary: 'Dedicated account managers apply to jobs for you, and you see everything that happens.',
} as const

/** What the pictures say that other sites show beside a link to a page. */
export const openGraph = {
  landing: { title: hero.title, text: hero.reassurance },
  features: { title: 'You prepare for interviews. We take care of the rest.' },
  pricing: { title: 'One price a month, no surprises' },
  contact: { title: 'Questions? Write to us', text: 'Send us a message, and we get back to you as soon as possible.' },
} as const

export const trust = ['GDPR compliant', '256-bit encryption', 'SOC 2 certified'] as const

export const facts = [
  { figure: '70-75%', text: 'of applications are auto-rejected by applicant-tracking systems' },
  { figure: '38%', text: 'is how much a tailored cover letter boosts your chances' },
  { figure: '24 hours', text: 'until a dedicated account manager is assigned to you' },
] as const

export const featureIds = ['manager', 'tracking', 'interests', 'resume', 'letter', 'reports'] as const
export type FeatureId = (typeof featureIds)[number]

export const features: Record<FeatureId, { title: string; text: string }> = {
  manager: {
    title: 'A dedicated account manager',
    text: 'An HR professional applies on your behalf, prepares you for interviews and guides your next step.',
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
    text: 'What was sent, who answered and what comes next, every week, without asking.',
  },
}

export const pricing = {
  title: 'One price a month, no surprises',
  text: 'Every plan comes with an account manager of your own. Cancel whenever you like; access stays until the end of the month you have paid for.',
} as const

/** Pictures of the product, taken from its demonstration data. */
export const pictures = {
  dashboard: {
    title: 'Nothing happens behind your back',
    text: 'Each application shows up the moment it is sent, and moves as the answers come in. You can see who changed what, and when.',
    alt: 'The application dashboard: a row for each application with company, position, date and status.',
  },
  analysis: {
    title: 'See what the filters see',
    text: 'The analysis reads your resume as applicant-tracking systems do. Every point of the score has a reason, and a way to earn it.',
    alt: 'The analysis of a resume: a score, what is strong, and what to improve.',
  },
} as const

export const featuresPage = {
  title: 'Everything a job search needs, and a person to do it',
  text: `${productName} joins a dedicated account manager with tools that are honest about your chances.`,
} as const

/** What each feature gives, for those who want to know more than its line. */
export const featurePoints: Record<FeatureId, readonly string[]> = {
  manager: [
    'Assigned within 24 hours',
    'Direct contact with hiring managers',
    'Interview preparation and career guidance',
  ],
  tracking: ['A table and a board of all your applications', 'Every change with its date and who made it'],
  interests: ['Paste any job posting', 'Pending until it has become an application'],
  resume: ['Free, without an account', 'Ready as a Word document or PDF', 'Read back as a parser reads it'],
  letter: ['Free, without an account', 'Nothing in it that you did not say', 'A tailored letter boosts chances by 38%'],
  reports: ['Applications by status', 'What is waiting for an answer', 'What your account manager does next'],
}

/** Made up to explain; put a client's own words here as soon as one agrees. */
export const successStory = {
  title: 'How a success story can go',
  note: 'Made up, to show how it works.',
  paragraphs: [
    'Sunday evening, Maya sends three postings that look right. On Monday her account manager has read them, asked one question, and sent two applications, each with a letter of its own.',
    'The third posting turns out to require a license she does not have, so it comes back with the reason. By Friday one company has invited her. Maya spends the weekend preparing for that conversation, and for nothing else.',
  ],
  steps: [
    { when: 'Sunday', what: 'Three links sent' },
    { when: 'Monday', what: 'Two applications, two letters' },
    { when: 'Friday', what: 'One invitation' },
  ],
} as const

export const callToAction = {
  title: 'Start with the part that takes your evenings',
  text: 'Create an account, fill in your profile once, and let someone else do the applying.',
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
  text: 'Billed by the month, cancelled in two clicks. The resume and cover letter builders are free.',
} as const

/** What the things in every plan mean. */
export const inEveryPlanTexts: Record<(typeof inEveryPlan)[number], string> = {
  'Employment profile': 'Your history, skills and preferences, entered once and used for every application.',
  'Individualized cover letters': 'Written for the posting and for you, never the same text twice.',
  'Email support': 'Questions answered within 24 hours, by people.',
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
    answer: 'An account manager is assigned to you within 24 hours. You are notified when it happens.',
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
      text: 'Begin your message with the word "Urgent". If you cannot sign in, or see something in your account that you did not do, we look at it first.',
    },
  ],
} as const
