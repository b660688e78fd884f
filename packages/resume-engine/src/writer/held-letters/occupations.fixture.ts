import type { HeldForm } from './held-form.fixture.ts'

export const occupations: Record<string, HeldForm> = {
  accountant: {
    name: 'Renee Castellano',
    company: 'Tidewater Seafood',
    position: 'Senior Accountant',
    posting:
      'Tidewater Seafood is hiring a Senior Accountant. Month-end close, reconciliations, AP oversight, NetSuite. CPA preferred. 4+ years of experience, advanced Excel, GAAP.',
    relevant:
      'Staff Accountant at Harborview Foods since 2020: month-end close for 6 entities, bank recs, AP. Before that AP clerk at Dunmore Paper, 2017-2020.',
    achievements:
      'cut close from 9 days to 5\nfound $180k in duplicate vendor payments\nQuickBooks to NetSuite move, no lost entries\ntrained two AP clerks',
    skills: 'NetSuite, QuickBooks, Excel, GAAP, bank reconciliation',
    whyCompany: 'My grandfather sold his catch to Tidewater for thirty years.',
    whyPosition: 'next step to senior',
    value: 'numbers first, creative second. I document everything so nobody has to ask me twice.',
  },
  'icu nurse': {
    name: 'Grace Adeyemi',
    company: 'Riverbend Heart Institute',
    position: 'Cardiac ICU Registered Nurse',
    posting:
      'Riverbend Heart Institute seeks a Cardiac ICU Registered Nurse. RN license, BLS, ACLS required. Telemetry monitoring, medication administration, patient education, Epic charting.',
    relevant:
      'RN, St. Anne Hospital, 28-bed cardiac step-down, since 2018, mostly nights. Care for 5 patients a shift.',
    achievements:
      'Cut medication errors on the unit by 22% with a double check at handover\nrelief charge nurse twice a week\ntaught 40 patients a month how to manage heart failure at home\nDAISY nominee 2022',
    skills: 'ACLS, BLS, telemetry monitoring, Epic, patient education',
    whyCompany: 'Your unit was the first in the state to let families stay overnight.',
    whyPosition: 'I want to use what I learned in cardiac care where patients come straight from surgery.',
    value: 'calm on bad days, careful on all of them',
  },
  'line cook': {
    name: 'Marco Bellini',
    company: 'The Magnolia Room',
    position: 'Sous Chef',
    posting:
      'The Magnolia Room, 90 seats, wants a sous chef. Food cost control, ordering, inventory, leading a line of 6, ServSafe. Saturday nights are busy.',
    relevant: 'Lead cook at Osteria Luna 2021 - present\nbefore: line cook 3 years in Lyon, France',
    achievements:
      'food cost 34% -> 28%\nRebuilt the prep list so two cooks could do the work of three\ntrained 5 new cooks, 4 still here',
    skills: 'ServSafe, inventory, ordering, butchery, pasta',
    whyCompany: 'ate there twice, best agnolotti in the city',
    whyPosition: 'want to run a line, not just work on one',
    value: 'Quiet kitchen. I show up early. no drama',
  },
  'retail manager': {
    name: 'Tanisha Brooks',
    company: 'Larkfield Outfitters',
    position: 'Store Manager',
    posting:
      'Larkfield Outfitters seeks a Store Manager. Lead a team of 18, staff scheduling, visual merchandising, inventory control, P&L responsibility, loss prevention.',
    relevant:
      'Assistant Store Manager, Fern & Pine, 2019 to now\nopen and close, schedule 14 people, hire, weekly numbers call',
    achievements:
      'Shrink down from 2.1% to 0.8%\nSales up 12% in 2023\nHired and trained 9 associates, 7 are still there',
    skills: 'staff scheduling, visual merchandising, inventory control, loss prevention, cash handling',
    whyCompany: 'I have worn your boots for ten winters and I know exactly which customers they are for.',
    whyPosition: 'Running my own store',
    value: 'People stay when I lead them.',
  },
  teacher: {
    name: 'Aisha Rahman',
    company: 'Cedar Hollow Middle School',
    position: '7th Grade Science Teacher',
    posting:
      'Cedar Hollow Middle School seeks a 7th Grade Science Teacher. State teaching certificate, NGSS, lab safety, parent communication, Google Classroom, co-teaching with special education staff.',
    relevant: '6th grade science, Lincoln K-8, 5 years. Science club on the side.',
    achievements:
      'pass rate on the state science test 61% to 78% in three years\nwrote a lab safety unit the whole district now uses\nscience fair from 12 to 90 students',
    skills: 'NGSS, lab safety, Google Classroom, co-teaching, parent communication',
    whyCompany: 'The open lab hour you run after school is what I would have built myself.',
    whyPosition: '7th grade is where kids decide whether they are science people.',
    value: 'I call parents with good news first.',
  },
  'software engineer': {
    name: 'Ifeoma Nwachukwu',
    company: 'Fernway',
    position: 'Staff Backend Engineer',
    posting:
      'Fernway helps 4 million travelers find trains. Own booking services in Java and Kotlin on Kubernetes in AWS. Lead design reviews, mentor engineers. 7+ years backend, PostgreSQL, Kafka, Terraform.',
    relevant:
      'Senior Software Engineer @ Paylane (2020-now), payments, Java/Kotlin, on call 1 wk in 6. Before that Brightcart 2016-2019.',
    achievements:
      'p99 of the claims API 900ms → 240ms\nmigrated 12 services from EC2 to Kubernetes\ncut AWS bill by 31%\nmentored two junior engineers, both promoted',
    skills: 'Java, Kotlin, AWS, PostgreSQL, Kafka, Terraform, CI/CD',
    whyCompany: 'I have planned every trip since 2019 with Fernway.',
    whyPosition: 'I want to own a service from its design to its bill.',
    value: 'services that are boring to run',
  },
  warehouse: {
    name: 'Abdullahi Warsame',
    company: 'NorthStar Logistics',
    position: 'Warehouse Team Lead',
    posting:
      'NorthStar Logistics – Warehouse Team Lead (2nd shift). Lead 12 pickers and packers, train new hires, forklift safety, pick accuracy, shipping and receiving, RF scanners.',
    relevant:
      'Warehouse Associate, Buckeye Distribution, June 2021 to present. picking packing loading forklift every day',
    achievements:
      'pick accuracy 99.7% over 12 months\nEmployee of the Month March 2023\ntrained 10 new hires on forklift safety\nOnly missed 2 days in 5 years',
    skills: 'forklift, RF scanner, shipping and receiving, Somali',
    whyCompany: 'my cousin works for you and says supervisors listen',
    whyPosition: 'step up to lead',
    value: 'I speak Somali with a third of the floor.',
  },
  'truck driver': {
    name: 'Jim O’Malley',
    company: 'Lackawanna Petroleum',
    position: 'Tanker Driver',
    posting:
      'CDL-A TANKER DRIVER. Local routes. CDL A with tanker and hazmat endorsements, TWIC card, 3 years experience, clean MVR. Fuel delivery to stations, pre-trip inspections.',
    relevant:
      'CDL A since 2009. 48 states. Tanker + hazmat since 2016. Driver at Penn Fuel 2016-present, OTR driver Keystone Haulers 2009-2016',
    achievements:
      '1.1 million miles no accident\n0 spills, 0 preventables\nsafe driver award 2012, 2014, 2019\n99.1% on time',
    skills: 'CDL A, hazmat, tanker, pre-trip inspections',
    whyCompany: 'home every night',
    whyPosition: 'good money, day shift',
    value: 'No drama.',
  },
  'social worker': {
    name: 'Naomi Feldman',
    company: 'Open Door Family Services',
    position: 'Clinical Case Manager',
    posting:
      'Open Door Family Services seeks a Clinical Case Manager. LMSW, crisis intervention, discharge planning, housing resources, caseload of 25, documentation in Apricot, bilingual Spanish a plus.',
    relevant: 'case manager at Harbor House since 2019, before that intake on the hotline',
    achievements:
      'housed 63 families in 2023\ntrained coworkers in crisis de-escalation\ncaseload 28, every note on time',
    skills: 'crisis intervention, housing resources, motivational interviewing, Spanish',
    whyCompany: 'You keep the same worker with a family from the first call to the lease.',
    whyPosition: 'less paperwork more clients',
    value: 'I tell people the truth kindly.',
  },
  'sales rep': {
    name: 'Derek Huang',
    company: 'Ostrander Medical',
    position: 'Territory Sales Manager',
    posting:
      'Ostrander Medical is looking for a Territory Sales Manager for the Southeast. Hospital sales, Salesforce, new business development, contract negotiation, 50% travel, quota of $3M.',
    relevant:
      'Account Executive, Pike Devices (2019-2024): sold infusion pumps to 40 hospitals in GA and FL. SDR before that at Lumen Labs.',
    achievements:
      'top 3 of 22 reps in 2022\n118% of quota 2021, 124% 2022, 109% 2023\nwon back Emory after 3 years with a competitor\none pricing test added $2.1M revenue',
    skills: 'Salesforce, contract negotiation, hospital sales, forecasting',
    whyCompany: 'Your pumps are the ones the nurses I sold against kept asking for.',
    whyPosition: 'bigger territory',
    value: 'I bring back the no with the reason for it.',
  },
}
