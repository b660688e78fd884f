import type { HeldForm } from './held-form.fixture.ts'

export const thirdCareers: Record<string, HeldForm> = {
  'occupational therapist': {
    name: 'Rachel Lieberman',
    company: 'Maple Grove School District',
    position: 'School Occupational Therapist',
    posting:
      'Maple Grove School District seeks a School Occupational Therapist. OTR/L, sensory integration, IEP meetings, handwriting, assistive technology, caseload of 45, two schools.',
    relevant:
      'OT at Children’s Rehab of Dayton from 2018 to 2025 (outpatient peds). ~9 kids a day. Camp counselor for kids with CP every summer.',
    achievements:
      'wrote 300+ evaluations\nstarted a handwriting group, waitlist in two weeks\nGot a communication device funded for 7 children\nSIPT certified',
    skills: 'sensory integration, handwriting, assistive technology, IEP meetings',
    whyCompany: 'Two of my clients go to your schools and their teachers actually use the tools I send.',
    whyPosition: 'I want to see a child in the classroom instead of hearing about it.',
    value: 'parents trust me, kids forget it is therapy',
  },
  'video editor': {
    name: 'Kofi Mensah',
    company: 'Halfway House Films',
    position: 'Video Editor',
    posting:
      'Halfway House Films is looking for a Video Editor: Premiere, DaVinci Resolve, documentary, social cut-downs, fast turnaround, color, sound cleanup.',
    relevant: 'freelance editor since 2019. in-house editor at KTVX news 2016-2019, 3 stories a day',
    achievements:
      'cut a 52 min documentary that screened at Slamdance 2023\n200+ social cut-downs for two museums\n1 regional Emmy (team)',
    skills: 'Premiere, DaVinci Resolve, Pro Tools, color, sound cleanup, Twi',
    whyCompany: 'I watched The Ferrymen three times, twice for the sound.',
    whyPosition: 'longer stories',
    value: 'I save the shot that nobody noticed.',
  },
  'mail carrier': {
    name: 'Dolores Quintana',
    company: 'Redwood Parcel',
    position: 'Route Supervisor',
    posting:
      'Redwood Parcel seeks a Route Supervisor. Lead 20 drivers, route planning, safety meetings, on-time delivery, scanner data, hiring. Delivery experience required.',
    relevant: 'USPS city carrier 14 years, Route 41 and on-the-job instructor since 2017',
    achievements:
      'no at-fault accidents in 14 years\ntrained 60+ carriers\ncut my route by 25 minutes by redrawing the park and loop\nunion steward 3 years',
    skills: 'route planning, training, safety, Spanish',
    whyCompany: 'my nephew drives for you and he is home when he says he will be',
    whyPosition: 'Off my feet',
    value: 'I know what a route feels like in August.',
  },
  'change: journalist to content strategist': {
    name: 'Fiona Gallardo',
    company: 'Beacon Health Plan',
    position: 'Content Strategist',
    posting:
      'Beacon Health Plan seeks a Content Strategist. Plain language, member letters, content audits, SEO, working with legal and clinical teams, CMS.',
    relevant:
      'Health reporter at the Tri-County Herald from 2013 until it closed in 2024. Before that copy desk at the same paper for two years.',
    achievements:
      'Explained 10 years of insurance changes to 90,000 readers\nMy guide to surprise bills was read 400,000 times\n2 state press awards\nTaught a plain language workshop to 50 hospital staff',
    skills: 'plain language, interviewing, SEO, WordPress, Spanish',
    whyCompany: 'I once rewrote one of your letters in a story, and you adopted my version.',
    whyPosition: 'I would rather fix the letter than write about it.',
    value: 'I read everything aloud. If I stumble, it goes.',
  },
  'change: police to fraud analyst': {
    name: 'Sgt. Curtis Holloway',
    company: 'First Lakes Bank',
    position: 'Fraud Analyst',
    posting:
      'First Lakes Bank: Fraud Analyst. Case investigation, SAR filing, Excel, pattern detection, interviews, report writing, CFE preferred.',
    relevant: '18 yrs Milwaukee PD, last 6 financial crimes detective. retired 2025',
    achievements:
      'closed 140 fraud cases, recovered $3.1M\ntestified in court 30 times\nworked with 5 banks on an elder fraud ring, 9 convictions\nCFE 2023',
    skills: 'interviews, report writing, Excel, SAR, CFE',
    whyCompany: 'Your fraud desk was the only one that called me back the same day.',
    whyPosition: 'same work, no night calls',
    value: 'I let people talk until they tell me.',
  },
  'first: junior accountant': {
    name: 'Mai Pham',
    company: 'Osgood & Lane CPAs',
    position: 'Junior Accountant',
    posting:
      'Osgood & Lane CPAs hires a Junior Accountant: tax preparation, bookkeeping, QuickBooks, Excel, accounting degree, CPA track.',
    relevant:
      'BBA in Accounting, Boise State, May 2026. VITA volunteer two tax seasons. cashier at Albertsons all through college',
    achievements: 'prepared 85 returns as a VITA volunteer\nGPA 3.8\ntreasurer of Beta Alpha Psi, budget $12k',
    skills: 'QuickBooks, Excel, tax preparation, Vietnamese',
    whyCompany: 'You did my parents’ nail salon taxes and explained every line to me when I was twelve.',
    whyPosition: 'to sit for the CPA while I work',
    value: 'I like it when things balance.',
  },
  'first: hotel trainee': {
    name: 'Oluwaseun Ade',
    company: 'Grand Pier Hotel',
    position: 'Guest Services Trainee',
    posting:
      'Grand Pier Hotel: Guest Services Trainee. Friendly, well groomed, weekends, languages welcome, no experience needed.',
    relevant: 'school finished June. helped at my aunts guesthouse in the summers',
    achievements: 'debate club captain\ncarried bags, made breakfast for 12, did the bookings on paper',
    skills: 'Yoruba, French basic, Word',
    whyCompany: 'biggest hotel in the city, I walk past it every day',
    whyPosition: 'I want to learn the front desk from the beginning.',
    value: 'polite, patient, good memory for names',
  },
  'exec: chief marketing officer': {
    name: 'Valerie Thornton',
    company: 'Meadowlark Foods',
    position: 'Chief Marketing Officer',
    posting:
      'Meadowlark Foods ($400M, family-owned) seeks a Chief Marketing Officer. Brand strategy, retail media, innovation pipeline, agency management, team of 35, P&L.',
    relevant:
      'SVP Marketing, Copperfield Snacks, 2018 - present (28 people, $60M budget). VP Brand at Lowell Beverage 2012 - 2018. Started at P&G.',
    achievements:
      'household penetration 14% -> 22% in four years\nLaunched two brands now worth $90M\nCut agency roster from 11 to 3, saved $6M\nReturn on ad spend up by a third',
    skills: 'brand strategy, retail media, innovation pipeline, agency management',
    whyCompany: 'Family owners think in decades, and brands are built in decades.',
    whyPosition: 'a brand that has not been told well yet',
    value: 'I spend a day a month in a store with a clipboard.',
  },
  'two lines: janitor': {
    name: 'Boris Petrov',
    company: 'Eastside High School',
    position: 'Custodian',
    posting:
      'Eastside High School needs a Custodian, evening shift. Floors, boiler checks, minor repairs, background check.',
    relevant: 'custodian, Riverside Church, 2015-now. floors, boiler, small repairs, snow',
    value: 'Nobody has to call me twice.',
  },
  'two lines: nail technician': {
    name: 'Linh Dao',
    company: 'Polished Studio',
    position: 'Nail Technician',
    posting:
      'Polished Studio is hiring a licensed Nail Technician. Gel, acrylic, nail art, sanitation, own clientele welcome.',
    achievements: 'licensed 2021\n40 regular clients\ngel, acrylic, nail art',
    whyCompany: 'clean salon',
  },
}
