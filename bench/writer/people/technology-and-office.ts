import type { Person } from './person.ts'

export const technologyAndOffice: Person[] = [
  {
    id: '09-engineer-rich',
    name: 'Ifeoma Nwachukwu',
    email: 'ifeoma@nwachukwu.example',
    phone: '555-720-3311',
    place: 'Austin, TX',
    link: 'https://www.linkedin.com/in/ifeoma-nwachukwu',
    skills: 'Java, Spring Boot, Kotlin, AWS, PostgreSQL, Kafka, Docker, Terraform, mentoring',
    jobs: [
      [
        'Senior Software Engineer',
        'Paylane',
        '2020-01',
        '',
        'I am responsible for the claims API. On call one week in six.',
        'Cut average response time of the claims API from 900 ms to 240 ms\nI migrated 12 services from EC2 to Kubernetes\nReduced AWS bill by 31%\nMentored two junior engineers',
      ],
      [
        'Software Engineer',
        'Brightcart',
        '2016-07',
        '2019-12',
        'Fix bugs in the checkout. Wrote the Kafka consumers for orders.',
        'Checkout errors down from 3.1% to 0.4%',
      ],
    ],
    schools: [['B.Sc.', 'Computer Science', 'University of Lagos', '2015']],
    certificates: ['AWS Certified Solutions Architect - Associate'],
    relevant:
      'Eight years building Java services, most of them on AWS. I know what it is like to be paged for my own code.',
    achievements:
      'Cut average response time of the claims API from 900 ms to 240 ms\nI migrated 12 services from EC2 to Kubernetes\nReduced AWS bill by 31%\nMentored two junior engineers',
    whyCompany:
      'I have used Fernway to plan every trip since 2019, and your engineering blog explains failures honestly.',
    whyPosition: 'I want to own a service from its design to its bill.',
    value: 'Services that are boring to run.',
    company: 'Fernway',
    title: 'Staff Backend Engineer',
    posting: `About Fernway
We help 4 million travelers find trains. We're a remote-first team of 80.

What you'll do
- Own our booking services, written in Java and Kotlin (Spring Boot), running on Kubernetes in AWS
- Lead design reviews and mentor other engineers
- Keep our AWS costs in check

What you bring
- 7+ years of backend engineering
- Deep experience with Java or Kotlin
- PostgreSQL and Kafka in production
- Infrastructure as code (Terraform or Pulumi)
Nice to have: GraphQL, experience in travel.

Benefits: stock options, 401k, unlimited PTO.`,
  },
  {
    id: '10-engineer-thin',
    name: 'Tyler Reed',
    email: 'tyler.reed@mail.example',
    skills: 'HTML, CSS, JavaScript',
    jobs: [['', '', '', '', '', '']],
    education: 'Coding bootcamp, 2024',
    relevant: '',
    achievements: 'portfolio site',
    whyPosition: 'I like making websites.',
    company: 'Pixel & Pine',
    title: 'Junior Web Developer',
    posting:
      'Pixel & Pine needs a Junior Web Developer. HTML, CSS, JavaScript, React, Git. You will build marketing sites for local businesses.',
  },
  {
    id: '11-data-analyst-rich',
    name: 'Daniel Okafor-Reyes',
    email: 'daniel.okafor@mail.example',
    phone: '(555) 889-1020',
    place: 'Reno, NV',
    link: 'linkedin.com/in/dokaforreyes',
    skills: 'SQL, Python, Excel, Tableau, demand planning, inventory optimization, SAP',
    summary: 'Supply chain analyst with a habit of automating the boring part.',
    jobs: [
      [
        'Supply Chain Analyst',
        'Brightwell Outdoor',
        '2020-03',
        '',
        'Own weekly demand reporting. Work with planners in 3 warehouses.',
        'Automated 14 weekly reports in Python and SQL, saving the team about 11 hours a week\nCut stockouts 31% in one year by resetting safety stock for 2,400 SKUs\nTrained two junior planners in SQL',
      ],
      [
        'Inventory Coordinator',
        'Sierra Freight',
        '2017-06',
        '2020-02',
        'Cycle counts, receiving, reporting.',
        'Raised inventory accuracy from 91% to 98.5%',
      ],
    ],
    schools: [['B.S.', 'Industrial Engineering', 'University of Nevada, Reno', '2017']],
    certificates: ['APICS CPIM, 2020'],
    relevant:
      'For four years I have owned the weekly demand reporting of an outdoor retailer with 3 warehouses. Before that I counted the stock myself.',
    achievements:
      'Automated 14 weekly reports in Python and SQL, saving the team about 11 hours a week\nCut stockouts 31% in one year by resetting safety stock for 2,400 SKUs\nTrained two junior planners in SQL\nRaised inventory accuracy from 91% to 98.5%',
    whyCompany:
      'Fernhill sells gear that gets repaired instead of replaced, which makes spare-part demand the interesting problem.',
    whyPosition: 'I would like to decide stock policy and not only report on it.',
    value: 'A stock policy the planners trust, in the first two quarters.',
    company: 'Fernhill Outdoor',
    title: 'Senior Supply Chain Analyst',
    posting: `Fernhill Outdoor is looking for a Senior Supply Chain Analyst to join our Operations Planning team. You will own the demand and inventory reporting for our North American distribution network, turn messy data into clear recommendations, and write policies that planners follow.
Requirements: SQL, Python or R, Tableau; SAP S/4HANA or NetSuite; demand planning and inventory optimization; degree in statistics, industrial engineering or a related field; 4+ years of experience.`,
  },
  {
    id: '12-data-analyst-awkward',
    name: 'Priya Venkataraghavan',
    email: 'priya.v@mail.example',
    phone: '555 300 1212',
    place: 'Jersey City, NJ',
    skills: 'Excel (pivot tables, VLOOKUP); Power BI; SQL (basic); R; MS Office',
    jobs: [
      [
        'MIS Executive',
        'Kaveri Textiles Pvt. Ltd., Coimbatore',
        '2018-04',
        '2022-08',
        'Responsible for daily MIS. Making dashboards for 6 plants. Coordinating with all departments.',
        'ROAS up from 1.8 to 3.2 / Got "Best Employee" 2 times / dashboards used by MD',
      ],
    ],
    schools: [['B.Com', '', 'PSG College', '2017']],
    relevant: '4+ yrs MIS reporting. Career break 2022-24 (maternity).',
    achievements: 'ROAS up from 1.8 to 3.2\nGot "Best Employee" 2 times\nReport time reduced from 2 days to 3 hrs',
    whyCompany: 'very good company with great culture',
    whyPosition: 'I need flexible hours',
    value: 'Hard worker, fast learner, Excel expert.',
    company: 'Garden State Media',
    title: 'Reporting Analyst',
    posting: `Reporting Analyst - Garden State Media (hybrid)
Responsibilities: build and maintain Power BI dashboards; ad hoc SQL queries; monthly ROAS and campaign reporting for account teams.
Must have: Excel, Power BI, SQL. Bachelor's degree. Strong communication skills. Nice to have: R, Google Analytics.`,
  },
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
  {
    id: '17-marketing-mixed',
    name: 'Chloé Lefèvre',
    email: 'chloe.lefevre@mail.example',
    phone: '555-610-2244',
    place: 'Portland, OR',
    skills: 'Google Ads, SEO, GA4, HubSpot, copywriting, Canva, French',
    jobs: [
      [
        'Digital Marketing Specialist',
        'Cascade Coffee Roasters',
        '2020-05',
        '',
        'Managing Google Ads and SEO for a shop with 300 products. Marketing materials for wholesale.',
        'ROAS up from 1.8 to 3.2. Newsletter list grown from 4,000 to 19,500. Organic traffic doubled in 18 months.',
      ],
    ],
    schools: [['Licence', 'Communication', 'Université de Lyon', '2019']],
    relevant: 'I run all paid and organic channels of a coffee roaster, alone, with a budget of $9,000 a month.',
    achievements:
      'ROAS up from 1.8 to 3.2\nNewsletter list grown from 4,000 to 19,500\nOrganic traffic doubled in 18 months',
    whyCompany: 'I buy your seeds.',
    whyPosition: 'A chance to build a channel mix for a product that sells in one season',
    value: 'Campaigns that pay for themselves before the frost.',
    company: 'Willamette Seed Co.',
    title: 'Growth Marketing Manager',
    posting: `Willamette Seed Co. is hiring a Growth Marketing Manager.
- Own paid search (Google Ads) and paid social with a $30k monthly budget
- Grow our newsletter (Klaviyo)
- SEO and content planning
- Report on ROAS and CAC weekly
We'd love to see 4+ years in e-commerce marketing, GA4 and strong copywriting. Seasonal business experience a plus.`,
  },
  {
    id: '18-paralegal-rich',
    name: 'Hannah Goldberg',
    email: 'hannah.goldberg@mail.example',
    phone: '555-313-8080',
    place: 'Philadelphia, PA',
    skills: 'legal research, Westlaw, document review, Relativity, e-filing, trial preparation, notary public',
    summary: 'Litigation paralegal. Eleven trials, no missed deadline.',
    jobs: [
      [
        'Litigation Paralegal',
        'Weiss Carter LLP',
        '2017-01',
        '',
        'Draft pleadings and discovery requests. Maintains the deadline calendar for 3 partners. Prepare exhibits and witness binders.',
        'Prepared 11 trials\nRan a document review of 240,000 pages in Relativity with 6 contract reviewers\nNever missed a filing deadline',
      ],
      ['Legal Secretary', 'Office of the Public Defender', '2013-08', '2016-12', 'Filed motions and typed briefs.', ''],
    ],
    schools: [['A.A.S.', 'Paralegal Studies', 'Community College of Philadelphia', '2013']],
    certificates: ['NALA Certified Paralegal', 'Pennsylvania Notary'],
    relevant: 'Seven years as a litigation paralegal for 3 partners, from the first pleading to the exhibit list.',
    achievements:
      'Prepared 11 trials\nRan a document review of 240,000 pages in Relativity with 6 contract reviewers\nNever missed a filing deadline\nRecognized by the partners for the Hartwell trial',
    whyCompany: 'Your class actions against landlords were in the paper for a reason.',
    whyPosition: 'I’d like to do plaintiffs’ work before I go to law school.',
    value: 'You get binders that a judge can follow.',
    company: 'Moreno Tenant Law Group',
    title: 'Senior Paralegal',
    posting: `Moreno Tenant Law Group is a plaintiffs' firm. We need a Senior Paralegal with 5+ years of litigation experience for our class action team. Duties: legal research (Westlaw), drafting discovery, managing large document reviews in Relativity or Everlaw, e-filing in state and federal courts, trial preparation. Certified Paralegal preferred. Notary a plus. Please address your application to Ms. Lucia Moreno.`,
  },
]
