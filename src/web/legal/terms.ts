import { planIds, plans, productName } from '#contract/plans.ts'
import type { LegalSection } from './legal-text.ts'

const prices = planIds.map(
  (id) => `${plans[id].name}: $${plans[id].price} a month, up to ${plans[id].applications} applications`,
)

export const termsIntro = `These terms are the agreement between you and ${productName}. By creating an account or using the service you accept them. If you do not, please do not use it.`

export const terms: readonly LegalSection[] = [
  {
    title: 'Who may use the service',
    body: [
      'You must be at least 16 years old. You must be able to enter into this agreement where you live, and the details you give must be true and your own. One person has one account.',
    ],
  },
  {
    title: 'Your account',
    body: [
      'You verify your email address before you log in. Keep your password to yourself, and tell us at once if you think someone else has used your account. What is done with your account counts as done by you until you have told us.',
    ],
  },
  {
    title: 'What we do for you',
    body: [
      'We assign each subscriber an account manager, an HR professional who applies to jobs on their behalf, writes a letter for each application and reports what came of it. We do so within 24 hours of the start of a subscription.',
      'The resume and cover letter builders, with their analyses, are open to everyone.',
      'You tell us what to apply for. We may return a posting that does not fit, that has closed or that looks like fraud, and say why.',
    ],
  },
  {
    title: 'Acting on your behalf',
    body: [
      'By subscribing you allow your account manager to prepare and send applications in your name, to create and use accounts on job sites for that purpose, and to answer questions of employers with what you have told us. You may withdraw this at any time by writing to us or by cancelling.',
      'What we send about you comes from your profile, your resume and your messages. You answer for its being true, and for your being allowed to work where you ask us to apply.',
    ],
  },
  {
    title: 'Plans and payment',
    body: [
      'A subscription is billed by the month, in advance, to the card you give to our payment provider, until it is cancelled:',
      prices,
      'Applications that are not used in one period do not carry over to the next. When you change your plan you are shown what it costs before you agree. If a payment fails we tell you and try again; if it cannot be collected, the subscription ends. We may change prices with at least 30 days’ notice, for periods that begin after it.',
    ],
  },
  {
    title: 'Cancelling',
    body: [
      'You can cancel at any time in your account settings. Cancellation takes effect at the end of the current billing cycle: your access stays until then, and nothing is charged afterwards.',
    ],
  },
  {
    title: 'Refunds',
    body: [
      'Payments are non-refundable unless you contact us within 30 days of the payment. Write to us through the contact page and say which payment it is about.',
      'The 14-day satisfaction guarantee on the pricing page applies in addition to this, for the first payment of a subscription. Rights that the law where you live gives you as a consumer stay as they are.',
    ],
  },
  {
    title: 'Your content',
    body: [
      'Your profile, files and texts remain yours. You allow us to store, copy, change and send them as far as the service needs it, and no further. You must have the right to give them to us.',
      'Texts made by the builders, with or without a language model, are suggestions. Read them before you use them: they must be true of you, and you answer for what you send.',
    ],
  },
  {
    title: 'What is not allowed',
    body: [
      [
        'False details about who you are, what you have done or what you may do',
        'Using someone else’s account, or passing on access to yours',
        'Uploading what is unlawful, harmful or not yours to share',
        'Testing, overloading or getting around the protection of the service, or reading it by programs without our consent',
      ],
    ],
  },
  {
    title: 'No promise of a job',
    body: [
      'Employers decide. We work with care, but we promise no interview, no offer and no result of any filter or ranking. Scores of the analyses are estimates. The service is provided as it is; it may be interrupted, and we keep interruptions as short as we can.',
    ],
  },
  {
    title: 'Liability',
    body: [
      'As far as the law allows, our liability to you for everything that arises from the service is limited to what you have paid us in the 12 months before the event. We are not liable for lost chances of employment, lost income or other indirect loss. Nothing here limits liability for intent, gross negligence, injury to life, body or health, or where the law does not let it be limited.',
    ],
  },
  {
    title: 'Ending the agreement',
    body: [
      'You can delete your account in its settings at any time; a running subscription is cancelled with it. We may suspend or close an account that breaks these terms, and tell you why unless the law forbids it. If we close an account without your having broken them, we return what you have paid for the time not used.',
    ],
  },
  {
    title: 'Changes, law and contact',
    body: [
      'We may change these terms. Changes that matter are announced by email at least 30 days before they take effect; going on with the service after that means accepting them. The law of the place where we are established applies, and the courts there decide, unless the law that protects you as a consumer says otherwise. If a part of these terms does not hold, the rest does.',
      'Questions about these terms reach us through the contact page.',
    ],
  },
]
