import type { Person } from './person.ts'

export const teachingAndLaboratory: Person[] = [
  {
    id: '05-social-worker-rich',
    name: 'Aaliyah Brooks',
    email: 'aaliyah.brooks@mail.example',
    phone: '(555) 661-2090',
    place: 'Baltimore, MD',
    skills:
      'case management, crisis intervention, motivational interviewing, Medicaid, documentation, Spanish (conversational)',
    jobs: [
      [
        'Case Manager',
        'Harbor Family Services',
        '2019-03',
        '',
        'Carry a caseload of 35 families. Write court reports. Connect clients with housing, food and Medicaid.',
        'Housed 48 families in 2023; Got the wait for a first visit down from 19 days to 6; trained nine interns',
      ],
      [
        'Intake Worker',
        'City of Baltimore',
        '2016-07',
        '2019-02',
        'Screening calls on the child welfare hotline.',
        '60-80 calls a day',
      ],
    ],
    schools: [['MSW', '', 'University of Maryland', '2019']],
    certificates: ['LMSW'],
    relevant: 'Case manager at Harbor Family Services since 2019, before that intake on the child welfare hotline.',
    achievements:
      'Housed 48 families in 2023\nGot the wait for a first visit down from 19 days to 6\n60-80 calls a day on the hotline\nTrained nine interns in motivational interviewing',
    whyCompany: 'Your clinic opens at 7 and takes walk-ins, which is when my clients need somebody.',
    whyPosition: 'I miss direct crisis work.',
    value: 'I do not get rattled.',
    company: 'Patapsco Community Clinic',
    title: 'Crisis Counselor',
    posting: `Patapsco Community Clinic seeks a Crisis Counselor (LMSW or LCPC).
You will: perform crisis intervention and risk assessment for walk-in clients; use motivational interviewing; coordinate case management with partner agencies; complete documentation within 24 hours.
Required: LMSW, two years of crisis intervention or case management, knowledge of Medicaid. Spanish preferred.`,
  },
  {
    id: '06-pharmacist-mixed',
    name: 'Dr. Hye-jin Park',
    email: 'hj.park@mail.example',
    phone: '555 218 4410',
    place: 'Fairfax, VA',
    skills: 'immunizations, medication therapy management, inventory, Korean, QS/1',
    jobs: [
      [
        'Staff Pharmacist',
        'Old Dominion Drug',
        '2017-08',
        '2024-03',
        'Verified 350 prescriptions a day; counseled patients; supervised 4 technicians.',
        'Gave 2,100 flu shots in one season. Inventory shrink down from 2.1% to 0.8%.',
      ],
    ],
    schools: [['PharmD', '', 'Virginia Commonwealth University', '2017']],
    certificates: ['Virginia Pharmacist License', 'APhA Immunization'],
    relevant: 'Seven years behind the counter of a busy independent pharmacy.',
    achievements:
      'Gave 2,100 flu shots in one season\nInventory shrink down from 2.1% to 0.8%\n94% customer satisfaction',
    whyCompany: '',
    whyPosition: 'Medication therapy management instead of only filling',
    value: '',
    company: 'Blue Ridge Health Plans',
    title: 'Clinical Pharmacist',
    posting:
      'Clinical Pharmacist, Medication Therapy Management. Conduct comprehensive medication reviews by phone, document interventions, counsel patients on adherence. PharmD and active Virginia license required; MTM experience strongly preferred; bilingual Korean or Spanish a plus. From the comfort of your home!',
  },
  {
    id: '07-lab-tech-awkward',
    name: 'Владимир Кузнецов',
    email: 'v.kuznetsov@mail.example',
    phone: '555-871-3302',
    place: 'Brooklyn, NY',
    skills: 'HPLC, PCR, GMP, sample preparation, LIMS, Russian',
    jobs: [
      [
        'Laboratory Technician',
        'Neva Diagnostics LLC',
        '2020-02',
        '',
        'HPLC, PCR. Sample preparation — 120/day. Calibration of instruments.',
        'Turnaround 48h -> 30h; OOS investigations: closed 17',
      ],
      ['Chemist', 'Завод «Полимер»', '2012-09', '2019-06', 'Контроль качества сырья.', ''],
    ],
    schools: [['Diploma', 'Chemistry', 'Saint Petersburg State University', '2012']],
    relevant: 'Laboratory work: 4 years USA, 7 years Russia.',
    achievements: 'Turnaround 48h -> 30h\nOOS investigations: closed 17\nZero findings at FDA audit in 2022',
    whyCompany: 'Strong reputation in biologics.',
    whyPosition: 'To work again with GMP documentation.',
    value: 'Accuracy. Two languages. Not afraid of night shift.',
    company: 'Hudson BioLabs',
    title: 'QC Laboratory Technician',
    posting: `Job Summary
The QC Laboratory Technician performs routine testing of raw materials and finished products under GMP.
Minimum Qualifications
• Associate's degree in chemistry, biology or a related field
• 2 years in a GMP laboratory
• Hands-on HPLC or GC experience
• LIMS
• Attention to detail
Hudson BioLabs, an innovative leader in biologics, does not discriminate on the basis of race, color or age.`,
  },
  {
    id: '08-dental-reception-change',
    name: 'Danny Kowalczyk',
    email: 'danny.k@mail.example',
    phone: '555-410-9921',
    place: 'Tucson, AZ',
    skills: 'people skills, cash handling, POS systems, opening and closing',
    jobs: [
      [
        'Bartender',
        'The Alibi',
        '2019-05',
        '',
        'Bar service, cash, closing the bar.',
        'Handled 200 guests a night\nzero till shortages in 2 years',
      ],
    ],
    education: 'High school diploma, Tucson High',
    relevant: 'Five years bartending.',
    achievements: 'Handled 200 guests a night\nzero till shortages in 2 years',
    whyCompany: 'Close to home.',
    whyPosition: 'Steady hours.',
    value: 'Good with people, even the loud ones',
    company: 'Acme Dental',
    title: 'Office Assistant',
    posting:
      'Acme Dental is looking for a friendly Office Assistant! Duties: greet patients, answer phones, schedule appointments, handle payments and cash, keep the waiting room tidy. Requirements: customer service experience, basic computer skills (Outlook, Excel), reliable. Dental office experience preferred; note food service/retail experience is welcome.',
  },
]
