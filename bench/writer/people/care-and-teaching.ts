import type { Person } from './person.ts'

export const careAndTeaching: Person[] = [
  {
    id: '01-nurse-rich',
    name: 'Grace Adeyemi-Holt',
    email: 'grace.holt@mail.example',
    phone: '(555) 204-7781',
    place: 'Columbus, OH',
    skills: 'ACLS, medication administration, Epic, wound care, patient education, triage, Yoruba',
    summary: '',
    jobs: [
      [
        'Registered Nurse',
        'Lakeside General Hospital',
        '2018-06',
        '',
        'Cares for 5 patients per shift on a 28-bed cardiac unit. Serve as charge nurse twice a week. I am responsible for medication administration and telemetry monitoring.',
        'Cut medication errors on the unit by 22% with a double-check at handover\nMentor two new graduate nurses\nTaught 40 patients a month how to manage heart failure at home',
      ],
      [
        'Licensed Practical Nurse',
        'Maple Court Nursing Home',
        '2014-02',
        '2018-05',
        'Wound care for 30 residents. Charting in PointClickCare.',
        'No pressure sores on my hall for 14 months',
      ],
    ],
    schools: [['BSN', 'Nursing', 'Ohio State University', '2018']],
    certificates: ['ACLS', 'BLS', 'Registered Nurse, State of Ohio'],
    relevant: 'Six years on a 28-bed cardiac unit, most of them nights. I run codes, start drips and teach families.',
    achievements:
      'Cut medication errors on the unit by 22% with a double-check at handover\nServe as charge nurse twice a week\nTaught 40 patients a month how to manage heart failure at home\nDAISY award nominee 2022',
    whyCompany:
      'Your unit was the first in the state to let families stay overnight. My father was one of your patients.',
    whyPosition: 'I want to use what I learned in cardiac care where patients come straight from surgery.',
    value: 'Calm on bad days, careful on all of them.',
    company: 'Riverbend Heart Institute',
    title: 'Cardiac ICU Registered Nurse',
    posting: `Riverbend Heart Institute is a Magnet-recognized leader in cardiac medicine. We are seeking a Registered Nurse for our 16-bed cardiac ICU, nights.
Requirements:
- Active RN license in Ohio, BLS and ACLS
- 2+ years of cardiac or critical care nursing
- Medication administration and titration of vasoactive drips
- Telemetry monitoring and patient education
Preferred: CCRN, Epic experience.
We offer tuition reimbursement, a 401(k) and a sign-on bonus.`,
  },
  {
    id: '02-nurse-thin',
    name: 'Mercy Osei',
    email: 'mercy.osei@mail.example',
    skills: 'patient care, vital signs, bathing and feeding',
    jobs: [
      ['Caregiver', 'Private family', '2021-01', '', 'look after an elderly lady, meals, medication reminders', ''],
    ],
    relevant: 'three years caring for an elderly lady with dementia',
    whyPosition: 'Closer to home and better pay.',
    company: 'Sunrise Homecare',
    title: 'Home Health Aide',
    posting:
      'Home Health Aide wanted. Must have a valid driver license, experience with dementia care, vital signs and meal preparation. CNA a plus. Call Debbie.',
  },
  {
    id: '03-teacher-rich',
    name: 'Søren Lindqvist-Bauer',
    email: 'soren.lb@school.example',
    phone: '555-330-1187',
    place: 'Minneapolis, MN',
    skills:
      'lesson planning, classroom management, Google Classroom, IEPs, differentiated instruction, Swedish, German',
    summary: 'Fourth-grade teacher who gets reluctant readers to finish books.',
    jobs: [
      [
        'Fourth Grade Teacher',
        'Hawthorne Elementary',
        '2016-08',
        '',
        'Plan and teach reading, math and science to 26 students. Write IEPs with the special education team.',
        'Share of students at grade level in reading rose from 54% to 71% in two years\nStarted a book club with 60 members\nCoach four student teachers',
      ],
      [
        'Substitute Teacher',
        'Hennepin County Schools',
        '2014-09',
        '2016-06',
        'Covered classes from K to 6 at short notice',
        '',
      ],
    ],
    schools: [
      ['M.Ed.', 'Literacy Education', 'University of Minnesota', '2016'],
      ['B.A.', 'History', 'St. Olaf College', '2014'],
    ],
    certificates: ['Minnesota Elementary Education License (K-6)'],
    relevant:
      'Eight years in a fourth-grade classroom, the last three as grade lead. I have written IEPs with our special education team and know how to differentiate a lesson for readers who are two years apart.',
    achievements:
      'Share of students at grade level in reading rose from 54% to 71% in two years\nStarted a book club with 60 members\nCoach four student teachers\nWrote the district’s reading unit on biographies',
    whyCompany:
      'Cedar Hill publishes its reading results school by school, good and bad. I would like to teach where people look at them together.',
    whyPosition: 'Teaching children to read is the part of my week I would do unpaid.',
    value: 'Parents who come back to volunteer, and a classroom library that is used.',
    company: 'Cedar Hill Public Schools',
    title: 'Elementary Reading Specialist',
    posting: `Answer your calling and take the lead at our district! Cedar Hill is proud to be one of the fastest growing districts in the region.
The Elementary Reading Specialist will:
* provide small-group reading intervention in grades 2-5
* analyze assessment data and coach classroom teachers
* write and monitor IEPs together with special education staff
Qualifications: state teaching license; master's degree in literacy or a related field; 5+ years of elementary teaching; experience with differentiated instruction; high level of expertise in a wide variety of research methodologies.
Cedar Hill is an equal opportunity employer.`,
  },
  {
    id: '04-teacher-awkward',
    name: 'Nguyễn Thị Mai',
    email: 'mai.nguyen@mail.example',
    phone: '+1 555 010 7745',
    place: 'San Jose, CA',
    skills: 'Preschool, Vietnamese, arts & crafts, first aid, team player',
    jobs: [
      [
        'assistant teacher',
        'Little Lotus Preschool',
        '2019-09',
        '',
        'i help the lead teacher, i prepare snack and i do circle time 3x a week; ordering and inventory of art supplies',
        'was promoted from volunteer after 4 months!!',
      ],
    ],
    education: 'ECE units, Evergreen Valley College (in progress)',
    relevant: 'i work with kids 2-5 years old since 2019. also volunteer at temple sunday school',
    achievements: 'was promoted from volunteer after 4 months!!\nkids love me',
    whyCompany: 'my niece goes there',
    whyPosition: 'because I want to be a lead teacher one day',
    value: 'patient, creative, speak vietnamese with the grandparents',
    company: 'Bright Steps Montessori',
    title: 'Preschool Teacher',
    posting: `PRESCHOOL TEACHER - BRIGHT STEPS MONTESSORI
We're looking for a warm preschool teacher. You have: 12 ECE units, first aid and CPR certification, experience with children ages 2-5, circle time and lesson planning. Vietnamese or Spanish a plus!`,
  },
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
