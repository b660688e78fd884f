import type { HeldForm } from './held-form.fixture.ts'

export const moreOccupations: Record<string, HeldForm> = {
  electrician: {
    name: 'Luis Ferreira',
    company: 'Copperline Electric',
    position: 'Journeyman Electrician',
    posting:
      'Copperline Electric needs a Journeyman Electrician: commercial tenant improvement, conduit bending, reading blueprints, NEC, OSHA 10, own hand tools, valid state license.',
    relevant: 'Journeyman at Bay Signal Electric 2018-2024, apprentice there 2014-2018',
    achievements:
      'wired 3 clinics and a school, all passed first inspection\nran a crew of 4 on the Hillside job\nno lost-time injuries',
    skills: 'conduit bending, reading blueprints, NEC, OSHA 30, panel upgrades',
    whyCompany: 'you do clean work, seen it on the Alder St job',
    whyPosition: 'commercial work only, tired of attics',
    value: 'I label everything. I clean up.',
  },
  paralegal: {
    name: 'Sofia Marchetti',
    company: 'Brandt & Okoye LLP',
    position: 'Litigation Paralegal',
    posting:
      'Brandt & Okoye LLP seeks a Litigation Paralegal. E-discovery (Relativity), trial preparation, deposition summaries, court filings, calendar management, 3+ years.',
    relevant: 'Paralegal at Whitcomb Law, 2020 to present. law clerk (Massachusetts Superior Court, 2018-2020)',
    achievements:
      'prepared 11 cases for trial\nbuilt a privilege log of 40,000 documents in Relativity in 6 weeks\nnever missed a filing deadline',
    skills: 'Relativity, trial preparation, deposition summaries, e-filing, Italian',
    whyCompany: 'I read the Delgado verdict and wanted to know who had organized those exhibits.',
    whyPosition: 'I like the part of the law where details win.',
    value: 'organized, discreet, fast typist',
  },
  'admin assistant': {
    name: 'Carol Whitfield',
    company: 'Summit Dental Group',
    position: 'Office Coordinator',
    posting:
      'Summit Dental Group seeks an Office Coordinator. Phones, scheduling, insurance verification, Dentrix, patient billing, supply ordering, friendly manner.',
    relevant:
      'Front desk for 8 years, Dr Patel family practice. Phones, scheduling for 3 doctors, insurance, billing questions.',
    achievements: 'no-shows from 14% to 6% with reminder calls\nset up the new phone system by myself',
    skills: 'scheduling, insurance verification, patient billing, Microsoft Office',
    whyCompany: 'You were kind to my mother when she was scared of the chair.',
    whyPosition: '',
    value: 'patients remember my name',
  },
  'graphic designer': {
    name: 'Yuki Tanabe',
    company: 'Paper Crane Press',
    position: 'Graphic Designer',
    posting:
      'Paper Crane Press, a publisher of field guides, seeks a Graphic Designer. InDesign, Illustrator, book layout, typography, prepress, cover design.',
    relevant: 'freelance since 2020, mostly book covers and museum signs; in-house at Tall Oak Museum 2016-2020',
    achievements:
      '30+ covers, 2 AIGA 50 Books nominations\nredesigned the museum map that 200,000 visitors use\nprint costs down 18%',
    skills: 'InDesign, Illustrator, typography, prepress, cover design',
    whyCompany: 'I carry your fern guide in my bag and have opinions about its index.',
    whyPosition: 'in-house with editors, not alone at a desk',
    value: 'I hit deadlines and I keep the files tidy.',
  },
  'customer support': {
    name: 'Priya Raman',
    company: 'Larkspur Software',
    position: 'Customer Success Manager',
    posting:
      'Larkspur Software seeks a Customer Success Manager: onboarding, renewals, quarterly business reviews, Zendesk, SaaS, reduce churn, work with product.',
    relevant:
      'Customer Support Lead at Brightpath Software: Cut response time to 2 hours.\nSupport Specialist at Brightpath Software: Answered 45 tickets a day.',
    achievements: 'Wrote 60 help articles; ticket volume fell 18%\ntook over renewals for 30 accounts',
    skills: 'Zendesk, onboarding, SaaS, SQL basics',
    whyCompany: '',
    whyPosition: 'I would rather keep a customer than answer the same ticket twice.',
    value: '',
  },
  'lab tech': {
    name: 'Mei-Ling Zhou',
    company: 'Harrow Biologics',
    position: 'Quality Control Technician',
    posting:
      'Harrow Biologics: Quality Control Technician. HPLC, ELISA, GMP documentation, deviations and CAPA, LIMS, second shift.',
    relevant:
      'QC technician, Aldine Labs, 2021-present. HPLC and ELISA release testing, GMP. Laboratory work: 4 years USA, 2 years Taiwan.',
    achievements: 'right first time 99.2%\nwrote 6 SOPs\nfound the cause of a column failure that had cost 3 batches',
    skills: 'HPLC, ELISA, GMP, LIMS, CAPA',
    whyCompany: 'biologics is where I want to be',
    whyPosition: 'I want to work on deviations and not only on routine samples.',
    value: 'Careful hands and complete records.',
  },
  'hr generalist': {
    name: 'Fatima El-Amrani',
    company: 'Wolverine Castings',
    position: 'HR Business Partner',
    posting:
      'Wolverine Castings seeks an HR Business Partner for two plants (600 people). Employee relations, Workday, turnover, labor law, coaching supervisors, SHRM-CP.',
    relevant:
      'HR Generalist, Rouge River Manufacturing, Sept 2018 – Jan 2024. only HR person in a plant with 420 people',
    achievements:
      'Time to hire fell from 47 to 29 days\nRolled out Workday to 420 employees in 5 months\nTurnover among new hires cut by a third',
    skills: 'employee relations, Workday, recruiting, labor law, Arabic, SHRM-CP',
    whyCompany: 'You train people on the floor before you ask them to lead.',
    whyPosition: 'building an HR function, not only running one',
    value: 'trust of people who never went to HR before',
  },
  hotel: {
    name: 'Thandi Mokoena',
    company: 'Hotel Ansel',
    position: 'Front Office Manager',
    posting:
      'Hotel Ansel (140 rooms) is looking for a Front Office Manager. Opera PMS, guest relations, night audit, scheduling 12 agents, upselling, forecasting with revenue.',
    relevant: 'Front desk supervisor, Bayside Inn since March 2020, night auditor before',
    achievements: 'review score 4.1 to 4.6\nupsell revenue doubled in one season\nAnswer 60 calls a shift',
    skills: 'Opera PMS, night audit, upselling, guest relations, Zulu, French',
    whyCompany: 'love old hotels',
    whyPosition: 'I want to build a team that guests ask for by name.',
    value: 'I stay polite at 3 am.',
  },
  'project manager': {
    name: 'Owen Gallagher',
    company: 'Calder Civil',
    position: 'Construction Project Manager',
    posting:
      'Calder Civil is hiring a Construction Project Manager for bridge rehabilitation. Procore, subcontractor management, scheduling (P6), change orders, DOT work, budgets up to $20M.',
    relevant: 'Assistant PM then PM at Hale Brothers, 2015-2023, 9 DOT bridge jobs $2-14M. Procore, P6, change orders.',
    achievements:
      'Route 9 bridge: 3 weeks early, 2% under budget\nNo recordable injuries on 4 jobs\nrenegotiated steel contract, saved $310k',
    skills: 'Procore, P6, subcontractor management, change orders, DOT',
    whyCompany: 'You bid bridges other firms walk away from.',
    whyPosition: 'owner of the whole job',
    value: 'I walk the site every morning before I open my email.',
  },
  mechanic: {
    name: 'Djordje Petrovic',
    company: 'Metro Transit Authority',
    position: 'Bus Maintenance Technician',
    posting:
      'Metro Transit Authority: Bus Maintenance Technician. Diesel engines, hydraulics, electrical diagnostics, preventive maintenance, ASE certification, CDL B or willing to obtain.',
    relevant:
      'Diesel mechanic at Lakeshore Transit Garage since 2016, 85 city buses. Trucks and farm machines before that.',
    achievements:
      'Road calls fell 40% after I rewrote the inspection sheet\nrebuilt 22 transmissions\nfound wiring fault that kept 6 buses off the road',
    skills: 'diesel engines, hydraulics, electrical diagnostics, welding, ASE T2',
    whyCompany: 'I ride your 14 line to work and I hear what the brakes are saying.',
    whyPosition: 'union shop, good tools',
    value: 'I like to find the fault, not just swap the part.',
  },
}
