import type { Person } from './person.ts'

export const technology: Person[] = [
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
]
