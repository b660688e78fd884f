import type { Person } from './person.ts'

export const healthCare: Person[] = [
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
]
