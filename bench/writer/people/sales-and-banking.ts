import type { Person } from './person.ts'

export const salesAndBanking: Person[] = [
  {
    id: '29-sales-rich',
    name: 'Beatriz Carvalho',
    email: 'bia.carvalho@mail.example',
    phone: '555-500-8190',
    place: 'Boston, MA',
    skills: 'Salesforce, prospecting, negotiation, SaaS, forecasting, demos, Portuguese',
    jobs: [
      [
        'Account Executive',
        'Ledgerly',
        '2020-09',
        '',
        'Sells accounting software to companies with 50-500 employees. Full cycle: prospecting, demos, negotiation.',
        'Closed $1.4M in new business in 2023, 118% of quota\nTop 3 of 22 reps in 2022\nShortened the sales cycle from 74 to 51 days',
      ],
      [
        'Sales Development Representative',
        'Ledgerly',
        '2019-01',
        '2020-08',
        '80 calls a day. Booked meetings for 4 account executives.',
        'Promoted to Account Executive after 20 months',
      ],
    ],
    schools: [['B.A.', 'Economics', 'UMass Boston', '2018']],
    relevant: 'Five years selling accounting software, from cold calls to contracts of $120,000 a year.',
    achievements:
      'Closed $1.4M in new business in 2023, 118% of quota\nTop 3 of 22 reps in 2022\nShortened the sales cycle from 74 to 51 days\nPromoted to Account Executive after 20 months',
    whyCompany: 'Two of my customers switched to Quillstone last year and told me why.',
    whyPosition: 'Longer deals, with fewer and larger customers.',
    value: 'A forecast you can plan with: mine was within 6% in each of the last 4 quarters.',
    company: 'Quillstone',
    title: 'Enterprise Account Executive',
    posting: `Quillstone – Enterprise Account Executive
The role: You'll own the full sales cycle for enterprise prospects in New England. Prospecting, discovery, demos, negotiation and forecasting in Salesforce.
You: 4+ years of closing experience in SaaS; consistent quota attainment; experience selling to finance teams; excellent communicator.
Us: backed by the best VCs, winner of Best Places to Work. OTE $240k.`,
  },
  {
    id: '30-retail-thin',
    name: 'Jayden Brown',
    email: 'jayden.b@mail.example',
    phone: '555-818-4747',
    skills: 'cash register, stocking, friendly',
    jobs: [['Cashier', 'Food Barn', '2023-06', '2023-08', 'Summer job, cash register and stocking', '']],
    education: 'Lincoln High School, senior year',
    relevant: 'summer job as a cashier',
    whyCompany: 'I shop there a lot',
    company: 'TrailMart',
    title: 'Sales Associate',
    posting:
      'TrailMart is hiring Sales Associates! Help customers, run the cash register, stock shelves, keep the store clean. No experience necessary, will train. Must be 16+ and available weekends.',
  },
  {
    id: '31-retail-manager-mixed',
    name: 'Siobhán Ní Dhomhnaill',
    email: 'siobhan.nd@mail.example',
    phone: '555-323-6650',
    place: 'Seattle, WA',
    skills: 'merchandising, scheduling, P&L, loss prevention, hiring, Shopify POS',
    jobs: [
      [
        'Store Manager',
        'Hearth & Wool',
        '2017-10',
        '',
        'Manage a store with $2.3M in sales and 14 employees; hiring, scheduling, merchandising.',
        'Sales per square foot up 19% in 2 years. Shrink halved. Opened the second store in 2021.',
      ],
      ['Assistant Manager', 'Paper Crane', '2014-05', '2017-09', 'Key holder. Opening and closing.', 'Visual displays'],
    ],
    relevant: 'Seven years managing a yarn and home store with 14 people.',
    achievements:
      'Sales per square foot up 19% in 2 years\nShrink halved\nOpened the second store in 2021\nAnnual staff turnover of 12%',
    whyCompany: 'You pay suppliers on time (I asked two).',
    whyPosition: 'Running several stores instead of one.',
    value: 'I would start by working a day in each shop.',
    company: 'Juniper Home',
    title: 'District Manager',
    posting: `Juniper Home operates 31 stores in the Northwest. The District Manager leads 8 store managers: hiring and coaching, P&L, merchandising standards, loss prevention, scheduling and labor cost. 5+ years of retail management; multi-store experience preferred; travel 60%.`,
  },
  {
    id: '32-bank-teller-mixed',
    name: 'Ravi Chandrasekhar',
    email: 'ravi.c@mail.example',
    phone: '555-404-2112',
    place: 'Charlotte, NC',
    skills: 'cash handling, KYC, loan applications, cross-selling, Tamil, Excel',
    jobs: [
      [
        'Teller',
        'Piedmont Savings Bank',
        '2021-02',
        '',
        'Process 120 transactions a day. Open accounts. Answers questions on loans.',
        'Balanced to the cent on 512 of 515 days; referred 140 customers to lending, 61 loans closed; caught two forged checks',
      ],
    ],
    schools: [['B.S.', 'Finance', 'UNC Charlotte', '2020']],
    relevant: 'Teller for three years, and the one people come to with questions on loans.',
    achievements:
      'Balanced to the cent on 512 of 515 days\nReferred 140 customers to lending, 61 loans closed\nCaught two forged checks',
    whyCompany: 'A credit union that belongs to its members.',
    whyPosition: 'I want to see a loan through instead of handing it over.',
    value: 'I say no in a way that people come back.',
    company: 'Catawba Credit Union',
    title: 'Loan Officer',
    posting: `Loan Officer I. Interview members, take consumer and auto loan applications, analyze credit reports, verify income, close loans and cross-sell products. Knowledge of KYC and lending regulations. 2 years in banking. NMLS registration (we sponsor). Bachelor's degree in finance, business or equivalent experience.`,
  },
]
