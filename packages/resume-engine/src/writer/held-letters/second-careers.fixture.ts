import type { HeldForm } from './held-form.fixture.ts'

export const secondCareers: Record<string, HeldForm> = {
  'change: chef to food safety inspector': {
    name: 'Patrice Lemaire',
    company: 'Franklin County Health Department',
    position: 'Food Safety Inspector',
    posting:
      'Franklin County Health Department seeks a Food Safety Inspector. Inspect restaurants, HACCP, report writing, explaining violations to owners, driver license. Kitchen experience valued. REHS within 18 months.',
    relevant:
      'Executive chef at the Lakeside Grill from 2012 to 2023, 22 cooks, 3 kitchens. Since then I teach ServSafe classes at the community college.',
    achievements:
      '11 years of health inspections without a critical violation\nWrote HACCP plans for sous vide and for our smoker\nmore than 200 students passed ServSafe with me',
    skills: 'HACCP, ServSafe instructor, report writing, French',
    whyCompany: 'Your inspectors taught me half of what I know about running a clean kitchen.',
    whyPosition: 'I’m 48 and want to use what I know without standing 14 hours a day.',
    value: 'Cooks listen to someone who has worked the line.',
  },
  'change: parent returning to office work': {
    name: 'Stephanie Oduya',
    company: 'Harmon Elementary School',
    position: 'School Secretary',
    posting:
      'Harmon Elementary School is looking for a School Secretary. Front office, attendance, phones, student records (PowerSchool), bilingual preferred, warm with families.',
    relevant:
      'Executive assistant, Brightwell Insurance, 2008-2014. Home with my kids since then. PTA treasurer 2019-2023, volunteer in the front office every Friday',
    achievements:
      'managed a PTA budget of $48,000\norganized the fall carnival, 600 people\nMoved the PTA from paper to online payments',
    skills: 'Excel, Google Workspace, phones, minutes, Swahili',
    whyCompany: 'My kids went to Harmon and I already know most families by name.',
    whyPosition: 'I’m ready to go back to work and this is the place I would choose',
    value: 'kind to everyone, even at 7:45 am with 12 people in line',
  },
  'first: laboratory assistant': {
    name: 'Priscilla Nguyen',
    company: 'Evergreen Water Testing',
    position: 'Laboratory Assistant',
    posting:
      'Evergreen Water Testing seeks a Laboratory Assistant. Sample login, pH and conductivity, glassware, autoclave, data entry, biology or chemistry degree preferred. Entry level.',
    relevant:
      'B.S. in Biology, Western Washington University, June 2026. Two quarters in Dr. Halvorsen’s stream ecology lab. Barista at Woods Coffee 2023-2026.',
    achievements:
      'Collected and processed 400 water samples from 12 sites\nPoster at the undergraduate research fair\npaid for half of my tuition by working 20 hours a week',
    skills: 'pH and conductivity meters, autoclave, pipetting, R, Excel',
    whyCompany: 'You test the wells in the valley where I grew up.',
    whyPosition: 'I want to start in a lab where the samples are real.',
    value: 'I label everything twice.',
  },
  'first: camp counselor': {
    name: 'Mateo Rivera',
    company: 'Camp Tamarack',
    position: 'Junior Counselor',
    posting:
      'Camp Tamarack hires Junior Counselors (16+) for 8 weeks. Supervise cabins of 10 children, swimming, games, first aid, positive attitude.',
    relevant: 'junior in high school. lifeguard at the Y since last summer. babysit my 3 cousins',
    achievements: 'lifeguard certificate + CPR\ncaptain of JV soccer\nran the kids games at our church picnic',
    skills: 'swimming, CPR, guitar, Spanish',
    whyCompany: 'I was a camper there 4 summers',
    whyPosition: 'My counselor Ben is the reason I learned to swim. I want to be that for someone.',
    value: 'never bored, never mean',
  },
  'exec: nonprofit director': {
    name: 'Lorraine Whitehorse',
    company: 'Prairie Food Bank',
    position: 'Executive Director',
    posting:
      'Prairie Food Bank ($18M budget, 74 staff, 11 counties) seeks an Executive Director. Fundraising, board relations, capital campaign, agency partners, public policy, staff development.',
    relevant:
      'Deputy Director of Second Table since 2017: programs, warehouse, 41 staff. Before that I ran agency relations for the state association of food banks for six years.',
    achievements:
      'Led the $9M campaign for our new warehouse, finished 4 months early\nGrew distribution from 6 to 15 million pounds\nGot school pantries into 63 schools in five counties\nstaff turnover 31% to 12%',
    skills: 'fundraising, capital campaigns, board relations, public policy, Lakota (basic)',
    whyCompany: 'Prairie delivers where the nearest grocery store is 50 miles away. I grew up in one of those towns.',
    whyPosition: 'After eight years as a deputy I want to answer to the board myself.',
    value: 'I say thank you to drivers and donors in the same week.',
  },
  'exec: cto': {
    name: 'Ravi Subramaniam',
    company: 'Brightloom',
    position: 'Chief Technology Officer',
    posting:
      'Brightloom (Series C, logistics software, 180 employees) is hiring a Chief Technology Officer. Scale platform, lead 70 engineers, security (SOC 2), AI roadmap, hiring, budget, board reporting.',
    relevant:
      'VP Engineering at Portway (2018 - today), 12 -> 85 engineers. Principal Engineer and Engineering Manager at Vantek Systems, 2010-2018.',
    achievements:
      'platform uptime 99.5 → 99.98\nSOC 2 Type II in 7 months, no exceptions\ncloud cost per order down 44%\nattrition 8% in a market at 20+\nkilled three products nobody used',
    skills: 'platform engineering, SOC 2, hiring, budget, AI roadmap, board reporting',
    whyCompany: 'We compete with you, and in the deals we lose your product is simply calmer.',
    whyPosition: 'I’d like one more company between 100 and 1000 people',
    value: 'I still review code on Fridays.',
  },
  'two lines: dishwasher to prep cook': {
    name: 'Luis Camacho',
    company: 'Pho Saigon',
    position: 'Prep Cook',
    posting: 'Pho Saigon needs a prep cook, mornings. Knife skills, stocks, clean station, on time.',
    relevant: 'dishwasher 2 years Applebees, last 6 months prep too',
    whyPosition: 'I want to learn to cook',
  },
  'two lines: delivery driver': {
    name: 'Omar Haddad',
    company: 'Freshcart',
    position: 'Delivery Driver',
    posting: 'Freshcart is hiring delivery drivers. Clean record, lifting 50 lbs, smartphone, customer service.',
    achievements: 'DoorDash 2,300 deliveries, 4.95 rating\nAmazon flex 1 year',
    value: 'I know every street in Dearborn.',
  },
}
