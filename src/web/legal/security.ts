import { productName } from '#contract/plans.ts'
import { paths } from '#web/paths.ts'

export interface SecuritySection {
  /** Links such as `/security#encryption` lead to it. */
  id: string
  title: string
  points: readonly string[]
  /** Where a person can check it. */
  places?: readonly { label: string; href: string }[]
}

const account = (label: string, href: string) => ({ label: `In your account: ${label}`, href })

/** Each sentence is true of the code. docs/security.md names the tests; docs/before-launch.md lists what the operator adds. */
export const securitySections = [
  {
    id: 'encryption',
    title: 'Encryption',
    points: [
      'We encrypt the passwords of job sites before we store them. We use AES-256-GCM, a cipher with a 256-bit key. We encrypt the keys of authenticator apps in the same way.',
      'Each encrypted password is bound to its own application. If someone moves it to another one, we cannot decrypt it.',
      'The keys are not in the database. We can replace a key and encrypt every stored password again while the service runs.',
      `This claim covers those secrets only. ${productName} itself does not encrypt the rest of the database or the uploaded files.`,
      'The server in front of the service encrypts connections (TLS). Under https, your browser sends the login cookie over encrypted connections only.',
    ],
  },
  {
    id: 'site-passwords',
    title: 'Who can read your site passwords',
    points: [
      'You, your account manager and our admins can reveal a site password, one at a time. Other account managers and other clients cannot.',
      'Before anyone reveals one, they must have logged in or confirmed who they are within the last ten minutes.',
      'We record who revealed it and when. You see that list in your account, and the database refuses to change its entries.',
      'Site passwords never appear in lists, emails, notifications, log files or the copy of your data.',
    ],
    places: [account('who viewed your passwords', paths.accountData)],
  },
  {
    id: 'login',
    title: 'Your login',
    points: [
      'We store your own password as an argon2id hash. No one can read the password from it, including us.',
      'We refuse the 10,000 most common passwords.',
      'You can add a second factor: passkeys, an authenticator app and recovery codes. In production, account managers and admins must have one.',
      'A login ends after 7 days without use, and after 30 days at most. You can see each place where you are logged in and end it.',
      'When someone logs in from a browser that we do not know, we email you. The link in that email logs out every device.',
      'We limit failed logins, password resets and emailed links per account and per network address.',
    ],
    places: [account('second factor and open logins', paths.accountSecurity)],
  },
  {
    id: 'access',
    title: 'Who can see your account',
    points: [
      'Your account manager sees your profile, documents, links and applications while you are their client. Admins can see them too. Employers receive only what belongs in an application.',
      'The server checks every request: who asks, and whose data it is.',
      'An admin may look at your screens to help you, for an hour at most and with a reason. They cannot change anything then. They see neither site passwords nor billing. You see who it was and why.',
      'We write logins, changes of roles, revealed passwords and refused requests into an audit log. The database refuses to change or delete its entries.',
    ],
    places: [account('who viewed your account', paths.accountData)],
  },
  {
    id: 'receipts',
    title: 'Proof of what we sent',
    points: [
      'A receipt stores what we sent for you: the documents, the answers, the posting as it was and the confirmation.',
      'A receipt has a SHA-256 checksum, and the database refuses changes to it. We correct one with a new receipt. The earlier one stays.',
    ],
    places: [{ label: 'A sample receipt', href: `${paths.samples}#receipt` }],
  },
  {
    id: 'your-data',
    title: 'Download and deletion',
    points: [
      'You can download a copy of your data at any time, as files that programs can read. We delete the prepared copy after 7 days.',
      'You can delete your account yourself. That cancels the subscription, ends every login and erases your profile, applications, receipts, documents and files.',
      'Some records remain: entries of the audit log with ids and network addresses but without names or texts, records of payments, and what our staff wrote to other people.',
      'Backups of the database are outside this product. The company that operates the service decides how long it keeps them.',
    ],
    places: [account('download your data or delete the account', paths.accountData)],
  },
  {
    id: 'payments',
    title: 'Payments',
    points: [
      'Your card goes straight to the payment provider. We never receive its number.',
      'Pages contain no scripts, fonts or pictures of other companies. The page where you pay is the one exception: it loads the form of the payment provider.',
    ],
    places: [{ label: 'Privacy Policy', href: paths.privacy }],
  },
  {
    id: 'gdpr',
    title: 'GDPR',
    points: [
      `${productName} gives you what the regulation asks of a product: a copy of your data, correction, deletion, a record of who saw it and no cookies for advertising.`,
      'The company that operates the service adds the rest: its contracts with hosting and email companies, its record of processing and a contact for your questions. Software cannot prove those. Ask for them through the contact page.',
    ],
    places: [
      { label: 'Privacy Policy', href: paths.privacy },
      { label: 'Contact', href: paths.contact },
    ],
  },
  {
    id: 'soc-2',
    title: 'SOC 2',
    points: [
      'An independent auditor reports on the company that operates the service. Nothing on this site is that report, and nothing here proves the claim.',
      'Ask for the report through the contact page. Rely on the claim only after you have read it.',
    ],
    places: [{ label: 'Contact', href: paths.contact }],
  },
  {
    id: 'not-claimed',
    title: 'What we do not claim',
    points: [
      'This is not end-to-end encryption: the server can read what it has to show you and your account manager.',
      'A second factor protects the login. It does not stop someone who has stolen a running session from your device.',
      'We check uploaded files by their content, but we do not scan them for viruses.',
      'We hold no security certificate for this software. We work to the OWASP ASVS, level 2, and test against it ourselves.',
    ],
  },
] as const satisfies readonly SecuritySection[]

export type SecuritySectionId = (typeof securitySections)[number]['id']

export const securityPage = {
  title: 'Security',
  text: 'How we protect your account, what you can check yourself and what we do not claim.',
} as const
