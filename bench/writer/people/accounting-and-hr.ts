import type { Person } from './person.ts'

export const accountingAndHr: Person[] = [
  {
    id: '13-accountant-rich',
    name: 'Tomás Echeverría',
    email: 'tomas.echeverria@mail.example',
    phone: '555 010 0142',
    place: 'Miami, FL',
    skills: 'Excel, QuickBooks, NetSuite, month-end close, reconciliations, budgeting, forecasting, Spanish',
    jobs: [
      [
        'Senior Accountant',
        'Coral Bay Hotels',
        '2019-02',
        '',
        'Prepare monthly financial statements for 7 hotels. Supervise two clerks.',
        'Shortened month-end close from 9 days to 4\nBuilt Excel models that forecast repair budgets within 2%\nFound $182,000 in duplicate vendor payments',
      ],
      [
        'Staff Accountant',
        'Delgado & Ruiz CPAs',
        '2015-06',
        '2019-01',
        'Bank reconciliations and tax returns for 40 small businesses.',
        'Moved 23 clients from paper to QuickBooks',
      ],
    ],
    schools: [['B.B.A.', 'Accounting', 'Florida International University', '2015']],
    certificates: ['CPA (Florida)'],
    relevant:
      'I have closed the books of 7 hotels every month for five years. I explain the figures to general managers who would rather talk about guests.',
    achievements:
      'Shortened month-end close from 9 days to 4\nFound $182,000 in duplicate vendor payments\nBuilt Excel models that forecast repair budgets within 2%\nMoved 23 clients from paper to QuickBooks',
    whyCompany: 'Brightwater builds homes that people I grew up with can afford, and it publishes its figures openly.',
    whyPosition: 'I want to work where accounts decide what gets repaired first.',
    value: 'I explain figures so that people who do not like figures act on them.',
    company: 'Brightwater Housing Trust',
    title: 'Accounting Manager',
    posting: `Brightwater Housing Trust, a nonprofit with 40 properties, seeks an Accounting Manager.
Responsibilities include month-end close, preparation of financial statements, budgeting and forecasting, supervision of 3 staff, and presenting results to the board.
Requirements: CPA; 5+ years of accounting experience; NetSuite or Sage Intacct; advanced Excel; experience with nonprofit or real estate accounting preferred.`,
  },
  {
    id: '14-bookkeeper-thin',
    name: 'Ewa Nowak',
    email: 'ewa.nowak@mail.example',
    phone: '555-908-7766',
    skills: 'QuickBooks, invoicing, Polish',
    jobs: [['Bookkeeper', 'Nowak Plumbing', '2015-03', '', 'Invoices, payroll for 6 people, bank.', '']],
    relevant: 'I do the books for my husband’s plumbing business.',
    company: 'Lakeview Dental Group',
    title: 'Bookkeeper',
    posting: 'Part-time bookkeeper. QuickBooks, accounts payable, payroll, bank reconciliation. 20 hrs/week.',
  },
  {
    id: '15-hr-mixed',
    name: 'Fatima Zahra El-Amrani',
    email: 'fz.elamrani@mail.example',
    phone: '555-776-1201',
    place: 'Dearborn, MI',
    skills: 'recruiting, onboarding, Workday, employee relations, Arabic, French, benefits administration',
    jobs: [
      [
        'HR Generalist',
        'Rouge River Manufacturing',
        '2018-09',
        '2024-01',
        'Handled recruiting, onboarding and employee relations for a plant with 420 people.',
        'Time to hire fell from 47 to 29 days\nRolled out Workday to 420 employees in 5 months\nTurnover among new hires cut by a third',
      ],
    ],
    schools: [['B.A.', 'Psychology', 'Wayne State University', '2018']],
    certificates: ['SHRM-CP'],
    relevant: 'Five and a half years as the only HR person in a plant with 420 people.',
    achievements:
      'Time to hire fell from 47 to 29 days\nRolled out Workday to 420 employees in 5 months\nTurnover among new hires cut by a third',
    whyCompany: 'The way you train people on the floor before you ask them to lead.',
    whyPosition: 'Building an HR function, not only running one',
    value: 'Three languages, and the trust of people who never went to HR before.',
    company: 'Great Lakes Castings',
    title: 'HR Manager',
    posting: `Great Lakes Castings (family owned since 1952) is hiring its first HR Manager.
You will set up recruiting and onboarding, choose and implement an HRIS such as Workday or BambooHR, advise supervisors on employee relations, and run benefits administration.
You have 5+ years in HR, ideally in manufacturing, and SHRM-CP or PHR. Arabic is a plus.`,
  },
  {
    id: '16-support-awkward',
    name: 'José María dos Santos Júnior',
    email: 'jm.santos@mail.example',
    phone: '+1 (555) 402-8817',
    place: 'Orlando, FL',
    skills: 'Zendesk, live chat, Portuguese (native), Spanish, troubleshooting, hard-working, multitasking',
    jobs: [
      [
        'Customer Support Representative',
        'StreamBox',
        '2021-11',
        '',
        '- Chat + email tickets (approx. 70/day)\n- escalations\n- Was responsible for the Portuguese help center',
        'CSAT 94%;   top 3 of 22 reps in 2023;   wrote 85 macros',
      ],
      [
        'Night auditor',
        'Palmetto Inn',
        '2019-01',
        '2021-10',
        'check-in/out, night audit, "manager on duty" for weekends',
        '',
      ],
    ],
    relevant: 'Support rep at StreamBox (chat, e-mail), night auditor before.',
    achievements: 'CSAT 94%\nTop 3 of 22 reps in 2023\nwrote 85 macros\nMade the Portuguese help center from zero',
    whyCompany: 'I’m passionate about your product and I am a team player.',
    whyPosition: 'Remote!!',
    value: 'I hit the ground running. I answer in three languages.',
    company: 'Tessera Software',
    title: 'Technical Support Specialist',
    posting: `Technical Support Specialist (Portuguese)
Tessera makes scheduling software. You'll answer tickets in Zendesk, troubleshoot integrations, write help center articles and escalate bugs with clear reproduction steps. You speak fluent Portuguese and English; you have 2+ years in software support; API knowledge is a plus.
We are a fast-paced environment and like to have fun!`,
  },
]
