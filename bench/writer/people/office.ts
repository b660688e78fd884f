import type { Person } from './person.ts'

export const office: Person[] = [
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
