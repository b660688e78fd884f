import type { HeldForm } from './held-form.fixture.ts'

/** What forms of this folder say once the questions of the writer are answered, each in a line. */
export const answeredOccupations: Record<string, Partial<HeldForm>> = {
  accountant: {
    relevant:
      'Staff Accountant at Harborview Foods since 2020\nI close the books every month for 6 entities at Harborview, do all the bank recs and review AP before anything gets paid.\nBefore that AP clerk at Dunmore Paper, 2017-2020.',
    achievements:
      'cut close from 9 days to 5\nfound $180k in duplicate vendor payments\nQuickBooks to NetSuite move, no lost entries\ntrained two AP clerks',
    skills: 'NetSuite, QuickBooks, Excel, GAAP, bank reconciliation',
    whyCompany: 'My grandfather sold his catch to Tidewater for thirty years.',
    whyPosition: 'I want to run the month-end close myself and be the person who signs off on the recs.',
    value: 'numbers first, creative second. I document everything so nobody has to ask me twice.',
  },
  'icu nurse': {
    relevant:
      'RN, St. Anne Hospital, 28-bed cardiac step-down, since 2018, mostly nights. Care for 5 patients a shift.',
    achievements:
      'Cut medication errors on the unit by 22% with a double check at handover\nrelief charge nurse twice a week\ntaught 40 patients a month how to manage heart failure at home\nDAISY nominee 2022\nRN license, State of Ohio, active since 2018, no restrictions',
    skills: 'ACLS, BLS, telemetry monitoring, Epic, patient education',
    whyCompany: 'Your unit was the first in the state to let families stay overnight.',
    whyPosition: 'I want to use what I learned in cardiac care where patients come straight from surgery.',
    value: 'calm on bad days, careful on all of them',
  },
  'line cook': {
    relevant: 'Lead cook at Osteria Luna 2021 - present\nbefore: line cook 3 years in Lyon, France',
    achievements:
      'food cost 34% -> 28%\nRebuilt the prep list so two cooks could do the work of three\ntrained 5 new cooks, 4 still here',
    skills: 'ServSafe, inventory, ordering, butchery, pasta',
    whyCompany:
      'I ate at The Magnolia Room twice and had the best agnolotti in the city, and I want to cook at that level.',
    whyPosition: 'want to run a line, not just work on one',
    value: 'Quiet kitchen. I show up early. no drama',
  },
  'retail manager': {
    relevant:
      'Assistant Store Manager, Fern & Pine, 2019 to now\nI open and close the store, make the schedule for 14 people, do the hiring and run the numbers call every week.',
    achievements:
      'Shrink down from 2.1% to 0.8%\nSales up 12% in 2023\nHired and trained 9 associates, 7 are still there\nI go over the monthly P&L with my store manager and I own the payroll and supplies lines, about $600k a year',
    skills: 'staff scheduling, visual merchandising, inventory control, loss prevention, cash handling',
    whyCompany: 'I have worn your boots for ten winters and I know exactly which customers they are for.',
    whyPosition: 'Running my own store',
    value: 'People stay when I lead them.',
  },
  teacher: {
    relevant:
      '6th Grade Science Teacher at Lincoln K-8, 2021-present\nI run the science club after school on Thursdays, about 20 kids, and most of them end up doing a science fair project.',
    achievements:
      'pass rate on the state science test 61% to 78% in three years\nwrote a lab safety unit the whole district now uses. All 9 middle schools in the district started using it the next year and we had zero lab injuries at my school since\nscience fair from 12 to 90 students',
    skills: 'NGSS, lab safety, Google Classroom, co-teaching, parent communication',
    whyCompany: 'The open lab hour you run after school is what I would have built myself.',
    whyPosition: '7th grade is where kids decide whether they are science people.',
    value: 'I call parents with good news first.',
  },
  'software engineer': {
    relevant:
      "Senior Software Engineer @ Paylane (2020-now)\nI build and run payment services in Java and Kotlin at Paylane and I'm on call one week in six.\nSoftware Engineer at Brightcart, 2016-2019",
    achievements:
      'p99 of the claims API 900ms → 240ms\nmigrated 12 services from EC2 to Kubernetes\ncut AWS bill by 31%\nmentored two junior engineers, both promoted',
    skills: 'Java, Kotlin, AWS, PostgreSQL, Kafka, Terraform, CI/CD',
    whyCompany: 'I have planned every trip since 2019 with Fernway.',
    whyPosition: 'I want to own a service from its design to its bill.',
    value: 'I keep our payment services up and I write things down so whoever is on call can fix them at 3am.',
  },
  warehouse: {
    relevant:
      'Warehouse Associate, Buckeye Distribution, June 2021 to present.\nI pick, pack, load trucks and drive the forklift every day.',
    achievements:
      'pick accuracy 99.7% over 12 months\nEmployee of the Month March 2023\ntrained 10 new hires on forklift safety\nOnly missed 2 days in 5 years',
    skills: 'forklift, RF scanner, shipping and receiving, Somali',
    whyCompany: 'my cousin works for you and says supervisors listen',
    whyPosition: 'I want to lead a team of pickers and train the new people the right way.',
    value: 'I speak Somali with a third of the floor.',
  },
  'truck driver': {
    relevant:
      'I have had my CDL A since 2009 and I ran all 48 states before I went to fuel.\nI ran all 48 states OTR for Keystone from 2009 to 2016, winters and mountains included, and never put a scratch on a truck.\nDriver at Penn Fuel, 2016-present\nDriver at Penn Fuel 2016-present, OTR driver Keystone Haulers 2009-2016',
    achievements:
      '1.1 million miles no accident\n0 spills, 0 preventables\nsafe driver award 2012, 2014, 2019\n99.1% on time\nTWIC card good thru 2028\nClean MVR, no tickets or accidents in the last 10 years',
    skills: 'CDL A, hazmat, tanker, pre-trip inspections',
    whyCompany: 'I want to haul fuel local for a company that takes care of its trucks and gets its drivers home.',
    whyPosition: 'Run local fuel on days and keep my record clean',
    value: "I get the load there on time and I don't cut corners on the pre trip.",
  },
  'social worker': {
    relevant: 'case manager at Harbor House since 2019\nIntake Counselor at Brightline Crisis Hotline, 2016-2019',
    achievements:
      'housed 63 families in 2023. 56 of the 63 were still in their homes a year later\ntrained coworkers in crisis de-escalation\ncaseload 28, every note on time\nLMSW, New York, since 2019\nI do discharge planning with two hospitals for my Harbor House clients so they leave with a bed and a follow-up appointment',
    skills: 'crisis intervention, housing resources, motivational interviewing, Spanish',
    whyCompany: 'You keep the same worker with a family from the first call to the lease.',
    whyPosition: 'I want to spend my time with families and stay with them until they have a lease.',
    value: 'I tell people the truth kindly.',
  },
  'sales rep': {
    relevant:
      'Account Executive, Pike Devices (2019-2024): sold infusion pumps to 40 hospitals in GA and FL. SDR before that at Lumen Labs.',
    achievements:
      'top 3 of 22 reps in 2022\n118% of quota 2021, 124% 2022, 109% 2023\nwon back Emory after 3 years with a competitor\none pricing test added $2.1M revenue\nOpened 22 new hospital accounts at Pike from 2019 to 2024, 11 of them from cold calls',
    skills: 'Salesforce, contract negotiation, hospital sales, forecasting',
    whyCompany: 'Your pumps are the ones the nurses I sold against kept asking for.',
    whyPosition: 'I want to take over the Southeast and get it past the $3M quota in my first full year.',
    value: 'I bring back the no with the reason for it.',
  },
  electrician: {
    relevant: 'Journeyman at Bay Signal Electric 2018-2024, apprentice there 2014-2018',
    achievements:
      'wired 3 clinics and a school, all passed first inspection. The GC on the school asked for our crew again on the next two jobs\nran a crew of 4 on the Hillside job\nno lost-time injuries',
    skills: 'conduit bending, reading blueprints, NEC, OSHA 30, panel upgrades',
    whyCompany: 'I saw your work on the Alder St job and it was clean, that is how I like to work.',
    whyPosition: 'I want to do commercial tenant improvement jobs and get them to pass the first inspection.',
    value: 'I label everything. I clean up.',
  },
  paralegal: {
    relevant: 'Paralegal at Whitcomb Law, 2020 to present. law clerk (Massachusetts Superior Court, 2018-2020)',
    achievements:
      'prepared 11 cases for trial. Seven settled before trial, four went to verdict and we won three\nbuilt a privilege log of 40,000 documents in Relativity in 6 weeks\nnever missed a filing deadline\nRelativity e-discovery on 6 cases, incl. review sets, coding and productions, the largest about 300,000 documents',
    skills: 'Relativity, trial preparation, deposition summaries, e-filing, Italian',
    whyCompany: 'I read the Delgado verdict and wanted to know who had organized those exhibits.',
    whyPosition: 'I like the part of the law where details win.',
    value: 'I keep the calendar and the exhibits in order so that the attorneys never have to look for anything.',
  },
  'admin assistant': {
    relevant:
      'Front Desk Receptionist at Dr Patel Family Practice, 2018-present\nI answer the phones, keep the schedule for 3 doctors, verify insurance and help patients with their billing questions.',
    achievements:
      'no-shows from 14% to 6% with reminder calls\nset up the new phone system by myself\nI order all the office and exam room supplies for Dr Patel, about $1,500 a month',
    skills: 'scheduling, insurance verification, patient billing, Microsoft Office',
    whyCompany: 'You were kind to my mother when she was scared of the chair.',
    whyPosition: 'I want to run the front desk so patients feel taken care of from the minute they walk in.',
    value: 'patients remember my name',
  },
  'graphic designer': {
    relevant: 'Freelance Graphic Designer, self-employed, 2020-present\nGraphic Designer at Tall Oak Museum, 2016-2020',
    achievements:
      '30+ covers, 2 AIGA 50 Books nominations\nredesigned the museum map that 200,000 visitors use\nprint costs down 18%',
    skills: 'InDesign, Illustrator, typography, prepress, cover design',
    whyCompany: 'I carry your fern guide in my bag and have opinions about its index.',
    whyPosition: 'I want to design field guides from cover to index, in the same room as the editors.',
    value: 'I hit deadlines and I keep the files tidy.',
  },
  'customer support': {
    relevant:
      'Customer Support Lead at Brightpath Software, 2021-2024\nSupport Specialist at Brightpath Software: Answered 45 tickets a day.',
    achievements:
      'Wrote 60 help articles; ticket volume fell 18%\ntook over renewals for 30 accounts\nChurn in my 30 accounts went from 14% to 8% in a year',
    skills: 'Zendesk, onboarding, SaaS, SQL basics',
    whyCompany: 'I want to work at Larkspur because your customers talk about the onboarding and not just the price.',
    whyPosition: 'I would rather keep a customer than answer the same ticket twice.',
    value: "I follow up until it's actually fixed, and I tell the product team what customers really said.",
  },
  'lab tech': {
    relevant:
      'QC technician, Aldine Labs, 2021-present.\nI do HPLC and ELISA release testing under GMP, about 40 samples a week.\nI worked 2 years in a food testing laboratory in Taiwan and after that 4 years in USA at Aldine Labs.',
    achievements:
      'right first time 99.2%\nwrote 6 SOPs. All 6 SOPs passed the audit with no findings and second shift uses them too.\nfound the cause of a column failure that had cost 3 batches',
    skills: 'HPLC, ELISA, GMP, LIMS, CAPA',
    whyCompany: 'biologics is where I want to be',
    whyPosition: 'I want to work on deviations and not only on routine samples.',
    value: 'I keep my records complete so that nobody has to ask me again about a result.',
  },
  'hr generalist': {
    relevant:
      'HR Generalist, Rouge River Manufacturing, Sept 2018 – Jan 2024.\nI was the only HR person in a plant with 420 people, so I handled everything from hiring to employee relations.',
    achievements:
      'Time to hire fell from 47 to 29 days\nRolled out Workday to 420 employees in 5 months. Supervisors stopped using paper forms and payroll corrections dropped by about half\nTurnover among new hires cut by a third',
    skills: 'employee relations, Workday, recruiting, labor law, Arabic, SHRM-CP',
    whyCompany: 'You train people on the floor before you ask them to lead.',
    whyPosition: 'building an HR function, not only running one',
    value: 'I listen first and keep what people tell me private, so people who never went to HR come to me.',
  },
  hotel: {
    relevant: 'Front desk supervisor, Bayside Inn since March 2020, night auditor before',
    achievements:
      'review score 4.1 to 4.6\nupsell revenue doubled in one season\nAnswer 60 calls a shift\nI do the weekly arrivals forecast for staffing and send it to our revenue manager',
    skills: 'Opera PMS, night audit, upselling, guest relations, Zulu, French',
    whyCompany: 'love old hotels',
    whyPosition: 'I want to build a team that guests ask for by name.',
    value: 'I stay polite at 3 am.',
  },
  'project manager': {
    relevant:
      'Assistant PM then PM at Hale Brothers, 2015-2023\nI worked 9 DOT bridge jobs at Hale Brothers from $2M to $14M, the first 3 as assistant PM and the other 6 as PM.\nProcore, P6, change orders.',
    achievements:
      'Route 9 bridge: 3 weeks early, 2% under budget\nNo recordable injuries on 4 jobs\nrenegotiated steel contract, saved $310k',
    skills: 'Procore, P6, subcontractor management, change orders, DOT',
    whyCompany: 'You bid bridges other firms walk away from.',
    whyPosition: 'I want to own a bridge job from the bid to the punch list.',
    value: 'I walk the site every morning before I open my email.',
  },
  mechanic: {
    relevant:
      'Diesel mechanic at Lakeshore Transit Garage since 2016\nI take care of 85 city buses with 4 other mechanics, engine, brakes, hydraulics, electrical, everything.\nTruck and Farm Equipment Mechanic at Agro Servis Novi Sad, 2006-2015',
    achievements:
      'Road calls fell 40% after I rewrote the inspection sheet\nrebuilt 22 transmissions. Only 1 came back in two years, and we stop sending them to outside shop\nfound wiring fault that kept 6 buses off the road',
    skills: 'diesel engines, hydraulics, electrical diagnostics, welding, ASE T2',
    whyCompany: 'I ride your 14 line to work and I hear what the brakes are saying.',
    whyPosition: 'I want to keep the buses running and find the problem before it breaks down on the road.',
    value: 'I like to find the fault, not just swap the part.',
  },
}
