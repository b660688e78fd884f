import type { HeldForm } from './held-form.fixture.ts'

export const careers: Record<string, HeldForm> = {
  'change: teacher to designer': {
    name: 'Hannah Lindqvist',
    company: 'Brightside Learning',
    position: 'Instructional Designer',
    posting:
      'Brightside Learning seeks an Instructional Designer: storyboards, Articulate Storyline, adult learning, assessment design, working with subject experts.',
    relevant: 'High school English teacher 2014-2023. Taking an Articulate course since last fall.',
    achievements:
      'rewrote the 10th grade curriculum, used by 11 teachers\nBuilt 24 online units in one summer when the school closed\ncoached 6 new teachers',
    skills: 'curriculum design, assessment design, Articulate Storyline, Canvas',
    whyCompany: 'Your onboarding course for nurses is the first one I have seen that lets people fail safely.',
    whyPosition: 'I want to teach people I will never meet.',
    value: 'I know when learners stop listening.',
  },
  'change: army to operations': {
    name: 'Marcus Bell',
    company: 'Riverside Distribution',
    position: 'Operations Supervisor',
    posting:
      'Riverside Distribution needs an Operations Supervisor: lead 25 associates, safety, shift planning, KPI reporting, inventory accuracy, continuous improvement.',
    relevant: 'Army logistics NCO, 8 yrs, E-6. Ran a supply yard of 40 soldiers, 3 deployments.',
    achievements:
      'inventory accuracy 99.4% on $12M of equipment\nmoved 300 vehicles from Fort Riley to Poland in 21 days, none lost\ntrained 60 soldiers as forklift operators',
    skills: 'shift planning, safety, inventory accuracy, forklift, SAP',
    whyCompany: 'you hire veterans',
    whyPosition: 'I like work where you can see at the end of the shift what got done.',
    value: 'I plan. I brief. I check. Nobody gets hurt.',
  },
  'change: nurse to software': {
    name: 'Joy Santos',
    company: 'Caretap',
    position: 'Implementation Specialist',
    posting:
      'Caretap sells scheduling software to clinics. Implementation Specialist: onboarding, training users, data migration, Excel, healthcare background a plus.',
    relevant: 'RN 9 years, last 4 in a clinic that used Caretap. super user, trained 30 colleagues',
    achievements: 'moved our clinic to Caretap in 5 weeks\nwrote the quick guide that your support team now sends out',
    skills: 'Excel, training, Epic, Caretap, Tagalog',
    whyCompany: 'I know your product from the other side of the counter.',
    whyPosition: 'my back. also I like software',
    value: 'nurses believe me',
  },
  'change: bartender to sales': {
    name: 'Nico Alvarez',
    company: 'Harborlight Beverages',
    position: 'Sales Representative',
    posting:
      'Harborlight Beverages: Sales Representative, on-premise accounts. Visit 12 bars and restaurants a day, build relationships, menu placements, driver license.',
    relevant: 'head bartender, The Anchor, 2018-2024. bar back before',
    achievements: 'built the cocktail list, 40% of sales\ntaught staff tastings every Tuesday\nordering for 3 bars',
    skills: 'menu development, ordering, cost control, Spanish',
    whyCompany: 'I poured your gin for six years and never had to explain it twice.',
    whyPosition: 'Days instead of nights, and I already know the buyers.',
    value: '',
  },
  'change: lawyer to policy': {
    name: 'Eleanor Voss',
    company: 'Great Lakes Water Alliance',
    position: 'Policy Director',
    posting:
      'Great Lakes Water Alliance seeks a Policy Director. Environmental law, legislative drafting, coalition building, testimony, grant writing. JD or MPP.',
    relevant:
      'Environmental litigator, Hart Moran LLP, 2012-2024. first-chaired two hearings before the EPA appeals board.',
    achievements:
      'won a consent decree that took lead pipes out of 3 towns\ndrafted the amicus brief of 14 cities\nraised $400k pro bono fund',
    skills: 'environmental law, legislative drafting, testimony, coalition building',
    whyCompany: 'The Alliance wins before anyone has to sue, and that is where I would rather work.',
    whyPosition: '',
    value: 'I can read a statute to a farmer and a harvest report to a senator.',
  },
  'first: mechanical engineer': {
    name: 'Diego Morales',
    company: 'Sonora Solar',
    position: 'Junior Mechanical Engineer',
    posting:
      'Sonora Solar is hiring a Junior Mechanical Engineer. BS Mechanical Engineering, SolidWorks, FEA, thermal analysis, prototyping, teamwork.',
    relevant: 'BS Mechanical Engineering, University of Arizona, May 2026. Intern at Raytheon summer 2025.',
    achievements: 'senior project: solar tracker, 14% more output\ndesigned a bracket that is flying now\nGPA 3.6',
    skills: 'SolidWorks, FEA, MATLAB, 3D printing',
    whyCompany: 'the solar',
    whyPosition: 'first job where I can work on what I studied',
    value: 'I learn fast and ask before I break things.',
  },
  'first: cashier': {
    name: 'Kayla Jones',
    company: 'Corner Market',
    position: 'Cashier',
    posting: 'Corner Market needs a cashier, weekends. Friendly, reliable, cash register, stocking.',
    relevant: 'none yet, babysitting 2 years',
    achievements: 'never late at school this year\nsold 140 boxes of cookies for band',
    skills: 'math, Spanish',
    whyCompany: 'I shop there',
    whyPosition: 'I want to earn my own money and learn how a store works.',
    value: 'friendly, on time',
  },
  'first: data analyst': {
    name: 'Arjun Mehta',
    company: 'Statewide Credit Union',
    position: 'Data Analyst I',
    posting:
      'Statewide Credit Union seeks a Data Analyst I: SQL, Power BI, Excel, dashboards for branch managers, clear writing.',
    relevant: 'Statistics degree, Ohio State, 2026. Research assistant in the econ department, 2 semesters.',
    achievements:
      'cleaned 11 years of county housing data\nbuilt a dashboard the city council used in a hearing\nTA for intro stats, 60 students',
    skills: 'SQL, R, Power BI, Excel',
    whyCompany: 'My parents got their first mortgage from you.',
    whyPosition: 'I want to make numbers that someone acts on the same day.',
    value: 'I write the summary first.',
  },
  'first: apprentice plumber': {
    name: 'Tyler Reed',
    company: 'Mason & Daughters Plumbing',
    position: 'Apprentice Plumber',
    posting:
      'Mason & Daughters Plumbing takes an apprentice. Driver license, lifting, willing to learn, math, reliable.',
    relevant: 'helped my uncle on jobs for two summers. high school diploma 2026',
    achievements: 'soldered my first joint at 14\nperfect attendance',
    skills: 'basic tools, driver license',
    whyCompany: 'family business, good name in town',
    whyPosition: 'hands on',
    value: 'strong, on time, not afraid of dirt',
  },
  'first: marketing assistant': {
    name: 'Lena Hoffmann',
    company: 'Juniper Coffee',
    position: 'Marketing Assistant',
    posting:
      'Juniper Coffee is looking for a Marketing Assistant: social media, email newsletter (Mailchimp), event support, Canva, writing.',
    relevant: 'Communications major, graduated in May. Ran the Instagram of the college radio.',
    achievements:
      'followers 800 to 5,200 in a year\nwrote a weekly newsletter with a 52% open rate\nplanned 6 concerts',
    skills: 'Canva, Mailchimp, social media, copywriting',
    whyCompany: 'Your newsletter is the only one from a coffee shop that I read to the end.',
    whyPosition: 'I want to learn from people who write well.',
    value: 'lots of ideas',
  },
  'exec: cfo': {
    name: 'Margaret Oyelaran',
    company: 'Dunmore Foods',
    position: 'Chief Financial Officer',
    posting:
      'Dunmore Foods (PE-backed, $240M revenue) seeks a Chief Financial Officer. Lender relations, ERP implementation, M&A integration, FP&A, team of 22.',
    relevant: 'CFO, Ridgeline Packaging since 2018. before that VP Finance at Dunmore Paper, 2011-2018. Big 4 before.',
    achievements:
      'refinanced $85M of debt at 210 bps less\nthree acquisitions integrated, all on one ERP in 14 months\nEBITDA margin 9% -> 14%',
    skills: 'FP&A, M&A integration, ERP implementation, lender relations',
    whyCompany: 'I have eaten your soup since I was four, and I have read your last three annual reports.',
    whyPosition: 'I want one more company to build.',
    value: 'I give the board bad news in the same week I get it.',
  },
  'exec: vp sales': {
    name: 'Paul Drummond',
    company: 'Kestrel Analytics',
    position: 'VP of Sales',
    posting:
      'Kestrel Analytics, Series B, seeks a VP of Sales. Build an enterprise sales team, forecasting, Salesforce, pricing, ARR from $8M to $25M.',
    relevant:
      'Director of Sales at Orbital Data, 2019-present, 24 people. Earlier regional manager at Lumen Labs 2013-2019.',
    achievements: 'ARR $6M to $31M\nforecast within 4% nine quarters in a row\nhired 19, lost 2',
    skills: 'enterprise sales, forecasting, pricing, Salesforce',
    whyCompany: 'Two of our customers left us for you, and they were right.',
    whyPosition: 'earlier stage again',
    value: 'builder, not a caretaker',
  },
  'exec: hospital coo': {
    name: 'Dr. Samuel Osei',
    company: 'Saint Brendan Health',
    position: 'Chief Operating Officer',
    posting:
      'Saint Brendan Health seeks a Chief Operating Officer. Two hospitals, 3,400 employees, throughput, labor relations, quality and safety, service line growth.',
    relevant: 'VP Operations, Mercy Lake Medical Center, 2016 to present; emergency physician by training.',
    achievements:
      'length of stay from 5.4 to 4.6 days\nopened a 32-bed unit on budget\nsettled two union contracts without a strike day\nLeft without being seen: 6% to 1.8%',
    skills: 'throughput, labor relations, quality and safety',
    whyCompany: 'I trained in your emergency department, and I still know which elevator not to trust.',
    whyPosition: '',
    value: 'I round at night, because that is when hospitals tell the truth.',
  },
  'exec: head of school': {
    name: 'Catherine Blake',
    company: 'Willow Creek Academy',
    position: 'Head of School',
    posting:
      'Willow Creek Academy seeks a Head of School. Enrollment, fundraising, faculty development, board relations, K-8, $14M budget.',
    relevant: 'Assistant Head, Fairmount School, 2017-now. Taught history 12 years.',
    achievements: 'enrollment 380 to 455\nraised $6.2M for the arts building\nteacher turnover from 19% to 7%',
    skills: 'enrollment, fundraising, faculty development, board relations',
    whyCompany: 'because your parents speak of the teachers first and the buildings second',
    whyPosition: 'I want to lead a school small enough to know every child.',
    value: 'visible, direct, patient',
  },
  'exec: plant manager': {
    name: 'Ray Kowalczyk',
    company: 'Anvil Steel Products',
    position: 'Director of Manufacturing',
    posting:
      'Anvil Steel Products seeks a Director of Manufacturing over three plants. Lean, safety, OEE, capital projects, union workforce, P&L $120M.',
    relevant: 'Plant Manager at Torrance Forge 2014-2024, 310 people, union. started as a press operator',
    achievements:
      'OEE 58% -> 74%\nTRIR from 4.1 to 0.9\nran a $22M press line project, two weeks late, on budget\npromoted 11 people from the floor to supervisor',
    skills: 'lean, safety, capital projects, union workforce, OEE',
    whyCompany: 'Three plants that should learn from each other, and from what I hear they do not yet.',
    whyPosition: 'I would like to do for three plants what I did for one.',
    value: 'I know what the third shift thinks.',
  },
  'two lines: barista': {
    name: 'Sam Ortiz',
    company: 'Grindstone Coffee',
    position: 'Shift Supervisor',
    posting: 'Grindstone Coffee: Shift Supervisor. Lead a shift of 5, cash handling, espresso, opening and closing.',
    relevant: 'barista 3 years at Bluebird Cafe, keyholder',
    achievements: 'opened the second store',
  },
  'two lines: bookkeeper': {
    name: 'Ewa Nowak',
    company: 'Lakeview Dental Group',
    position: 'Bookkeeper',
    posting: 'Part-time bookkeeper. QuickBooks, accounts payable, payroll, bank reconciliation. 20 hrs/week.',
    relevant: 'I do the books for my husband’s plumbing business.',
    skills: 'QuickBooks, invoicing, payroll',
  },
  'two lines: security': {
    name: 'Andre Wallace',
    company: 'Beacon Tower',
    position: 'Security Officer',
    posting: 'Beacon Tower seeks a Security Officer, nights. Guard card, report writing, CPR, patrol.',
    relevant: 'Security guard, Galleria Mall, 2020-present',
    skills: 'guard card, CPR, report writing',
  },
  'two lines: caregiver': {
    name: 'Rosa Delgado',
    company: 'Golden Path Home Care',
    position: 'Caregiver',
    posting:
      'Golden Path Home Care needs caregivers. CNA preferred, bathing, meals, medication reminders, dementia care, car.',
    achievements: 'took care of my grandmother with dementia for 4 years\nCNA 2024',
    whyPosition: 'I like old people and they like me.',
  },
  'two lines: web developer': {
    name: 'Chris Park',
    company: 'Pixel & Pine',
    position: 'Web Developer',
    posting:
      'Pixel & Pine needs a Web Developer. HTML, CSS, JavaScript, React, Git. Marketing sites for local businesses.',
    achievements: 'portfolio site, 3 sites for local shops',
    skills: 'HTML, CSS, JavaScript, React',
  },
}
