import { productName } from '#contract/plans.ts'

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
  features: { title: 'You prepare for interviews. We see to the rest.' },
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
    text: 'Cover letters made for the posting, with an analysis that says what to strengthen.',
  },
  reports: {
    title: 'Weekly progress reports',
    text: 'What was sent, who answered and what comes next, every week, without asking.',
  },
}

export const sellingPoints = [
  'Beat applicant-tracking filters',
  'AI-powered resume optimization',
  'A dedicated account manager',
  'Professional application management',
  'Direct contact with hiring managers',
] as const

export const socialLinks = [
  { label: 'Facebook', href: 'https://www.facebook.com/' },
  { label: 'Twitter/X', href: 'https://x.com/' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { label: 'Instagram', href: 'https://www.instagram.com/' },
] as const
