import { productName } from '#contract/plans.ts'
import type { LegalSection } from './legal-text.ts'

export const privacyIntro = `This policy says what ${productName} knows about you, why, who sees it, how long we keep it and what you can do about it. It describes what the service does, not what it might do one day.`

export const privacy: readonly LegalSection[] = [
  {
    title: 'What we keep',
    body: [
      [
        'Your account: name, email address, role, picture if you upload one, and your password as an argon2id hash, from which no one can read the password',
        'Your employment profile: phone, address, work history, skills, education, certifications, salary expectation and preferences',
        'Your files: the resumes you upload. Pictures are re-encoded, without the place and device they were taken with',
        'Your search: the links you submit and what those postings say, your applications with their notes and history, and notifications',
        'User names and passwords of job sites, if an account manager needs them to apply for you',
        'Resumes and letters that you save or that we write for you, with their last 50 versions',
        'Your rules for applications, and your answers to questions of job sites. We do not store answers about health, ethnicity, religion, disability or a criminal record for the next time',
        'A receipt of each application that we send for you: the documents, the answers and the posting as they were, when it was sent, by whom, and its confirmation',
        'Your subscription: its plan, state and dates, and what the payment provider tells us of it',
        'Messages you send through the contact form, and our answers',
      ],
    ],
  },
  {
    title: 'What comes with using the service',
    body: [
      'When you log in we keep the session: its time, your browser’s name and your network address. You can see and end your sessions in your account settings. Our logs hold the kind of each request, its time and the network address, but no page addresses as typed, no form contents and no cookies.',
      'We write events that matter for your safety to an audit log that no one can change afterwards: logins, changes of your account and every time someone reads a stored site password.',
      'To prevent abuse, we count how often some calls are made from a network address or an account.',
    ],
  },
  {
    title: 'Builders without an account',
    body: [
      'What you type into the builders while logged out stays in your browser’s tab until you ask for a text, an analysis or a file. It is then sent to our server, worked on and answered; it is not stored there. A resume you send to be read is gone once it has been read.',
    ],
  },
  {
    title: 'Cookies',
    body: [
      'Two are set when you log in and removed when you log out: "session", which scripts cannot read, keeps you logged in; "signed_in" only tells your browser that you are. A third, "time_zone", names your browser’s time zone, so that our pages show your times; it stays for a year. Your tab’s own storage holds drafts and, until you log in, the address of an account you have just created. Your browser’s storage holds where you were going when you created your account, until you first log in, for a week at most. The theme you choose is stored there too. There are no cookies for advertising or statistics, and no script, font or picture of another company on our pages, except the payment provider’s on the page where you pay.',
    ],
  },
  {
    title: 'Why we may use your data',
    body: [
      'We process your data to perform the agreement with you (your account, applications and subscription), because the law requires it (records of payments), and because of our legitimate interest in a safe service (sessions, audit log, limits). You may withdraw any consent at any time.',
    ],
  },
  {
    title: 'Who sees it',
    body: [
      [
        'Your account manager sees your profile, files, saved documents, answers, links and applications, for as long as you are their client; admins see them too. Other subscribers never do',
        'An account manager may use our browser extension, the apply kit, to fill the forms of employers. It gets your contact details, work history, education, answers and the documents of one application, for twelve hours at most, and no site password. We record each time it does',
        'Anyone to whom you give a share link sees that one document, and nothing else of your account, until you revoke the link. No document has such a link unless you create it',
        'Employers and job sites receive what belongs in an application that you have asked for',
        'The payment provider receives your card details directly; we never see the card number',
        'Companies that run our servers, storage and email deliver them on our behalf, under contract',
        'Authorities, where the law obliges us',
      ],
      'We record each time someone reads a stored site password. Your account settings show who it was and when. We do not sell data.',
    ],
  },
  {
    title: 'Mails from employers',
    body: [
      'Where we offer it, you may switch on a mail address of yours for applications. It is off until you do. We read each mail to it by rules, on our own server, to find who answers, which application it is about and what it says. You, your account manager and admins see these mails. When one of us opens a mail that is no answer to an application, we record it. Nothing of your applications changes before you or your account manager accept it. We keep each mail encrypted for 12 months, then delete it and keep the facts, such as the date of an invitation. You can delete a mail at any time, with what we read in it, and switch the address off. Your copy of each mail goes to your own address unless you switch that off.',
    ],
  },
  {
    title: 'Language models',
    body: [
      'The builders write by rules on our own server. Where we switch on an AI model of another company as well, it receives what you typed about your work and the words of the posting. If you or your account manager asks for a proposal, it receives what that needs: your notes for an interview, the events of your week, or the messages to be summed up. It does not receive your name, email address, phone number, place or links. Employers, schools and dates are part of what you typed. Each text says who wrote it: our built-in writer or an AI model.',
    ],
  },
  {
    title: 'How it is protected',
    body: [
      'Stored site passwords are encrypted with AES-256-GCM, each bound to its own entry, and are never shown in lists, emails or logs. Connections to the service are encrypted. Who may see what is checked on the server for every request. Files are checked by their content and are never public.',
      'The server can read what it has to show you; we do not claim otherwise.',
    ],
  },
  {
    title: 'How long we keep it',
    body: [
      [
        'Your account and all that belongs to it, receipts included: until you delete it',
        'Sessions: 7 days without use, 30 days at the most',
        'Uploads that were never used: 24 hours. Exports of your data: 7 days',
        'Entries of the audit log outlive the account they are about, with ids and network addresses but without profile, files or texts',
        'Records of payments: as long as tax law requires',
      ],
    ],
  },
  {
    title: 'What you can do',
    body: [
      'In your account settings you can change your details, download all your data as files that programs can read, choose which notifications are also emailed, and delete your account. Deleting cancels the subscription, ends every session and erases your files and personal entries.',
      'You may also ask us for access, correction, erasure, restriction or transfer of your data, object to its use, and complain to the supervisory authority where you live. Write to us through the contact page; we answer within 30 days.',
    ],
  },
  {
    title: 'Young people',
    body: [
      'The service is for people of at least 16 years. If you know of an account of someone younger, tell us and we delete it.',
    ],
  },
  {
    title: 'Other countries',
    body: [
      'Where data reaches a country whose law protects it less, it does so under the safeguards that the law requires, such as standard contractual clauses.',
    ],
  },
  {
    title: 'Changes and contact',
    body: [
      'When this policy changes, its date changes, and changes that matter are announced by email before they take effect. Questions about your data reach us through the contact page.',
    ],
  },
]
