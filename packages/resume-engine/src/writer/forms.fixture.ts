import { letterForm, resumeForm } from '#engine/model/forms.ts'

export const engineer = resumeForm.parse({
  fullName: 'Maren Oakhurst',
  email: 'maren@oakhurst.example',
  phone: '(555) 010-0199',
  location: 'Lisbon, Portugal',
  linkedin: 'https://www.linkedin.com/in/maren-oakhurst',
  skills: 'Python, C++, Go, PostgreSQL, Docker, public speaking, Excel, Portuguese',
  targetJob: 'Staff Engineer',
  jobDescription: 'We need Kubernetes, Rust and 9 years at Google.',
  positions: [
    {
      company: 'Contoso Ltd',
      position: 'Software Engineer',
      startDate: '2015-06',
      endDate: '2019-02',
      description: 'Responsible for maintaining the billing service.',
      achievements:
        'I reduced build times by 40%.\n- Design and build a search for 2 million records\nManages releases',
    },
    {
      company: 'Northwind Traders',
      position: 'Senior Software Engineer',
      startDate: '2019-03',
      endDate: '',
      description: 'Leading a team of 5 engineers.',
      achievements: 'Cut hosting costs from $12,000 to $7,500 a month; Responsible for mentoring juniors',
    },
  ],
  educations: [
    { institution: 'University of Porto', degree: 'BSc', fieldOfStudy: 'Computer Science', graduationYear: '2015' },
  ],
  certifications: ['AWS Certified Solutions Architect'],
})

/** A section of each kind, and one with a custom heading. */
export const engineerWithSections = resumeForm.parse({
  ...engineer,
  sections: [
    {
      id: 'p1',
      kind: 'projects',
      entries: [
        {
          title: 'Garden Planner',
          detail: 'Maintainer',
          startDate: '2021',
          endDate: '2023',
          link: 'https://gardens.example/planner',
          description: 'Built a planner that 300 allotments use\nResponsible for the releases',
        },
        { title: 'Tide Tables', link: 'https://tides.example', description: 'Wrote the parser' },
      ],
    },
    {
      id: 'l1',
      kind: 'languages',
      entries: [{ title: 'Portuguese', detail: 'Native' }, { title: 'Spanish', detail: 'B2' }, { title: 'French' }],
    },
    {
      id: 'v1',
      kind: 'volunteering',
      entries: [
        {
          title: 'Coding Teacher',
          detail: 'Lisbon Code Club',
          startDate: '2018-02',
          endDate: '2019-11',
          description: 'Taught 40 children',
        },
      ],
    },
    {
      id: 'a1',
      kind: 'awards',
      entries: [
        { title: 'Engineer of the Year', detail: 'Northwind Traders', startDate: '2022' },
        { title: 'Quiet Hero', detail: 'Contoso Ltd' },
      ],
    },
    {
      id: 'u1',
      kind: 'publications',
      entries: [
        { title: 'Search at Scale', detail: 'Query Weekly', startDate: '2018-05', link: 'https://query.example/42' },
      ],
    },
    {
      id: 'w1',
      kind: 'links',
      entries: [{ title: 'Portfolio', link: 'https://oakhurst.example' }, { link: 'https://github.com/oakhurst' }],
    },
    { id: 'c1', kind: 'custom', title: 'Chess and Climbing', entries: [{ title: 'Club captain', detail: 'Porto' }] },
  ],
})

export const accountant = letterForm.parse({
  personalInfo: { fullName: 'Tomás Okafor', email: 'tomas@okafor.example', phone: '555 010 0142', location: 'Leeds' },
  jobDetails: {
    companyName: 'Brightwater Housing',
    position: 'Management Accountant',
    jobDescription:
      'You will prepare monthly management accounts and budgets.\nExperience with Sage and SAP is required.\nWe are looking for somebody who improves processes and explains figures to colleagues.',
    requirements: 'ACCA or CIMA qualification\nMonth-end closing\nAdvanced Excel',
  },
  experience: {
    relevantExperience:
      'For six years I have looked after the ledgers of a housing charity with 40 sites. I prepare the accounts that its trustees read, and I answer for their accuracy.',
    keyAchievements:
      'Shortened month-end closing from 9 days to 4\nBuilt Excel models that forecast repair budgets within 2%\nMoved 12 years of ledgers to Sage without a lost entry\nTrained 8 colleagues in reading figures',
    skills: 'Excel, Sage, budgeting, forecasting, VAT returns',
  },
  motivation: {
    whyCompany: 'Brightwater builds homes that people I grew up with can afford, and it publishes its figures openly.',
    whyPosition: 'I want to work where accounts decide what gets repaired first.',
    valueProposition: 'I explain figures so that people who do not like figures act on them.',
  },
})
