import type { HeldForm } from './held-form.fixture.ts'

export const secondOccupations: Record<string, HeldForm> = {
  'dental hygienist': {
    name: 'Melissa Tran',
    company: 'Birch Lane Dentistry',
    position: 'Dental Hygienist',
    posting:
      'Birch Lane Dentistry is hiring a Dental Hygienist, 4 days a week. State RDH license, local anesthesia permit, periodontal charting, Eaglesoft, nervous patients, teamwork.',
    relevant:
      'RDH at Smile Center of Tacoma since 2017. 8 to 9 patients a day, perio charting, x-rays, fluoride, whitening. Dental assistant for 3 years before that.',
    achievements:
      'Recall rate went from 58% to 81% after I started calling patients myself\ntrained 3 new hygienists\nset up the perio program with Dr. Nguyen',
    skills: 'periodontal charting, local anesthesia, Eaglesoft, Dentrix, Vietnamese',
    whyCompany: 'Your reviews all mention that nobody feels rushed.',
    whyPosition: 'I want enough time for each patient to do it right.',
    value: 'gentle, thorough, on time',
  },
  'hvac technician': {
    name: 'Bobby Ray Tillman',
    company: 'Coastal Air & Heat',
    position: 'HVAC Service Technician',
    posting:
      'Coastal Air & Heat: HVAC Service Technician. EPA 608, residential service calls, heat pumps, refrigerant diagnostics, customer communication, clean driving record. On-call rotation.',
    relevant:
      'HVAC tech 11 yrs. Last 6 with Dixon Mechanical, residential & light commercial. Before that helper and installer at Gulf Comfort.',
    achievements:
      'callbacks under 2% last 3 years\n5-6 calls a day in summer\nsold 22 maintenance plans in 2024, most in the shop\nEPA 608 universal, NATE heat pumps',
    skills: 'EPA 608, heat pumps, refrigerant diagnostics, ductwork, brazing',
    whyCompany: "You don't put your techs on commission",
    whyPosition: 'service, not install. my knees',
    value: 'I explain the repair before I do it so nobody is surprised by the bill.',
  },
  'ux researcher': {
    name: 'Amara Diallo',
    company: 'Lumen Health',
    position: 'Senior UX Researcher',
    posting:
      'Lumen Health seeks a Senior UX Researcher. Mixed methods, usability testing, survey design, stakeholder workshops, healthcare experience, Dovetail. You will mentor two researchers.',
    relevant:
      'UX Researcher, Corvid Banking App, 2021 to now. Market research analyst at Delft Insights, 2017 - 2021. MA in Anthropology.',
    achievements:
      'Ran 140+ interviews and 30 usability tests in four countries\nMy study of failed logins led to a redesign that cut support calls by a third\nBuilt the research repository (Dovetail), now used by 60 people weekly\nmentored one junior researcher to promotion',
    skills: 'usability testing, survey design, Dovetail, R, stakeholder workshops, French, Wolof',
    whyCompany: 'My mother manages her diabetes with your app, and I have watched every place where she gives up.',
    whyPosition: 'I miss research where the answer matters to somebody’s health.',
    value: 'I bring engineers to interviews.',
  },
  'school bus driver': {
    name: 'Denise Kowalski',
    company: 'Maple Valley School District',
    position: 'School Bus Driver',
    posting:
      'Maple Valley School District needs a School Bus Driver. CDL class B with P and S endorsements, clean driving record, pre-trip inspection, patience with children, early mornings.',
    relevant: 'School bus driver 7 years, First Student, route with 52 kids incl. 4 with special needs',
    achievements: 'no accidents\nknow every kid by name in the first week\nDriver of the year 2022 for our yard',
    skills: 'CDL B, P and S endorsements, first aid',
    whyCompany: 'My own three went to Maple Valley schools.',
    whyPosition: 'want to drive in my own town, benefits',
    value: 'I am calm when the bus is not.',
  },
  'real estate agent': {
    name: 'Jordan Pike',
    company: 'Hearthstone Realty',
    position: 'Buyer’s Agent',
    posting:
      'Hearthstone Realty is adding a Buyer’s Agent to its team. Active license, MLS, lead follow-up, negotiation, open houses, CRM (Follow Up Boss).',
    relevant:
      'Licensed real estate agent since 2020 with Keystone Homes. I work mainly with first-time buyers on the east side. Previously leasing consultant at The Arbors apartments (2017-2020).',
    achievements:
      '47 closings, $14.6M total volume\nAverage 9 days from listing appointment to offer accepted\n4.9 stars on Zillow (62 reviews)\nLeased 96% of a new 220-unit building in 8 months',
    skills: 'MLS, negotiation, open houses, Follow Up Boss, Spanish',
    whyCompany: 'Your team shares leads instead of fighting over them.',
    whyPosition: 'I’d rather spend my day with buyers than buying ads.',
    value: 'I answer my phone.',
  },
  'pharmacy technician': {
    name: 'Keisha Daniels',
    company: 'Northgate Community Hospital',
    position: 'Inpatient Pharmacy Technician',
    posting:
      'Northgate Community Hospital: Inpatient Pharmacy Technician, evenings. CPhT, sterile compounding (USP 797), Pyxis, medication reconciliation, attention to detail.',
    relevant:
      'I have been a pharmacy technician at Walgreens since 2018. I fill around 300 prescriptions a day and I am the one who trains the new people. CPhT since 2019.',
    achievements:
      'I caught a tenfold dosing error on a child’s prescription in 2023.\nI reorganized the will-call shelves so pick-up takes under a minute.\nInventory counts off by less than 0.5%',
    skills: 'CPhT, inventory, insurance claims, sterile compounding (course 2024)',
    whyCompany:
      'Northgate is where my daughter was in the NICU, and the pharmacy people came up to explain things to us.',
    whyPosition: 'I want to work closer to patients’ care teams and use my compounding course.',
    value: 'I double check even when it’s busy.',
  },
  librarian: {
    name: 'Theo Marchetti-Lund',
    company: 'Alder County Library',
    position: 'Youth Services Librarian',
    posting:
      'Alder County Library seeks a Youth Services Librarian. MLIS, story times, teen programming, collection development, outreach to schools, summer reading. Spanish a plus.',
    relevant:
      'children’s librarian, Fox Branch (Dayton Public Library) 2019-2024; MLIS Kent State 2019; before that preschool teacher 4 years',
    achievements:
      'summer reading sign-ups 310 to 940\nstarted a Saturday robotics club with a $6,000 grant\nweeded and rebuilt the picture book collection, circulation +22%',
    skills: 'story times, collection development, outreach, grant writing, Spanish (conversational)',
    whyCompany: 'The bookmobile. I rode along with it as a volunteer last summer and did not want to get off.',
    whyPosition: '',
    value: 'Teenagers tell me when a program is boring, and I change it.',
  },
  machinist: {
    name: 'Hector Villanueva',
    company: 'Precision Aerofab',
    position: 'CNC Machinist, 5-axis',
    posting:
      'Precision Aerofab - CNC Machinist, 5-axis. Set up and run Haas and DMG mills, read GD&T, Mastercam, first article inspection, tight tolerances (±.0005), titanium and Inconel.',
    relevant:
      'CNC Machinist II, Weldon Tool & Die, 2016-present\nSet up and run 3 and 5 axis mills (Haas UMC-750, Mazak)\nProgram in Mastercam, CMM inspection\nManual machinist at Ortiz Machine Shop, 2011-2016',
    achievements:
      'scrap 6.2% -> 1.9% on the turbine bracket job\ncut setup time in half with a tombstone fixture I designed\ntrained two apprentices',
    skills: 'Mastercam, GD&T, Haas, CMM, titanium, first article inspection',
    whyCompany: 'Aerospace work, tighter tolerances than where I am',
    whyPosition: 'I want harder parts.',
    value: 'If it’s not in tolerance I say so.',
  },
  'event planner': {
    name: 'Gabriela Santos-Wright',
    company: 'Foundry Event Hall',
    position: 'Event Manager',
    posting:
      'Foundry Event Hall is looking for an Event Manager: weddings and corporate events up to 500 guests, vendor management, budgets, Tripleseat, weekend work, upselling.',
    relevant:
      'Event coordinator → senior event coordinator at Rosewood Catering, 2018–2024. About 60 events a year, 40 to 450 guests.',
    achievements:
      'Handled a $1.1M annual events budget\nBrought vendor costs down 14% by rebidding rentals\n38 five-star reviews that mention me by name\nmoved a 300-guest wedding indoors in 2 hours when it stormed',
    skills: 'vendor management, budgets, Tripleseat, floor plans, Portuguese',
    whyCompany: 'I have set up events in your hall eleven times as a vendor and I love that building.',
    whyPosition: 'one venue, my own team',
    value: 'Brides call me afterwards. So do the CFOs.',
  },
  'physical therapist assistant': {
    name: 'Colin Murphy',
    company: 'Stride Orthopedics',
    position: 'Physical Therapist Assistant',
    posting:
      'Stride Orthopedics needs a Physical Therapist Assistant for its outpatient clinic. PTA license, gait training, manual therapy, post-surgical knees and hips, documentation in WebPT.',
    relevant:
      'PTA at Greenfield Rehabilitation (skilled nursing) from 2019 to 2024, 11-13 patients per day. Clinical rotation in outpatient ortho.',
    achievements:
      'Started a balance group; falls on the unit dropped from 9 to 3 a quarter.\nDocumentation always done same day\nsupervised 6 PTA students',
    skills: 'gait training, manual therapy, WebPT, patient education',
    whyCompany: 'Two of my patients went on to you after discharge and came back to show me how they walk.',
    whyPosition: 'See people all the way through to their goal instead of just until discharge.',
    value: 'Patients work harder when they’re laughing.',
  },
  'claims adjuster': {
    name: 'Raymond Achebe',
    company: 'Pinnacle Mutual',
    position: 'Senior Property Claims Adjuster',
    posting:
      'Pinnacle Mutual is hiring a Senior Property Claims Adjuster. Xactimate, large loss, catastrophe deployment, coverage analysis, negotiation with contractors, state adjuster license.',
    relevant:
      'Property Claims Adjuster - Statewide Farm Insurance - 2015 to 2024 - homeowners and small commercial, about 90 open files. Roofing estimator before.',
    achievements:
      'Deployed to 5 hurricanes (Michael, Laura, Ida, Ian, Helene)\nClosed 92% of files within 30 days, office average 71%\nTook over the large-loss desk during Ian: 64 files over $250k\nNo department of insurance complaints in 9 years',
    skills: 'Xactimate, coverage analysis, large loss, negotiation, drone inspections',
    whyCompany: 'Adjusters from other companies tell me Pinnacle pays what is owed the first time.',
    whyPosition: 'large loss full time',
    value: 'I’ve been on roofs. Contractors can’t fool me.',
  },
  'data engineer': {
    name: 'Wei Zhang',
    company: 'Tally Grocers',
    position: 'Data Engineer',
    posting:
      'Tally Grocers (230 stores) is looking for a Data Engineer. Python, SQL, Airflow, Snowflake, dbt, streaming (Kafka), data quality, on-call. Work with supply chain analysts.',
    relevant:
      'Data Engineer @ Meridian Parcel, Jan 2022 - Present (Airflow, Snowflake, dbt). BI developer, Kesler Foods, 2019 - 2021.',
    achievements:
      'Rebuilt nightly pipeline: 9h -> 1h40m\nReduced Snowflake spend $22k/month\nintroduced data contracts w/ 14 upstream teams\nfreshness SLA 99.9% for 12 months',
    skills: 'Python, SQL, Airflow, Snowflake, dbt, Kafka, Terraform',
    whyCompany: 'I worked in a grocery store all through college and I know what a bad forecast looks like at 5 a.m.',
    whyPosition: 'supply chain data is more interesting than parcels',
    value: 'I write runbooks, answer pages, and delete code.',
  },
}
