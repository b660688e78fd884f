import type { Person } from './person.ts'

export const hotelAndDesign: Person[] = [
  {
    id: '33-security-thin',
    name: 'Tevita Fonua',
    email: 'tevita.fonua@mail.example',
    phone: '555-929-3838',
    skills: 'guard card, CPR, report writing',
    jobs: [
      [
        'Security Guard',
        'Apex Protective',
        '2019-07',
        '',
        'Night patrol of an office park. Writing incident reports.',
        '',
      ],
    ],
    certificates: ['California Guard Card'],
    relevant: 'Night patrol since 2019',
    whyPosition: 'need day hours because of kids',
    value: 'big, calm, polite',
    company: 'Civic Museum of Art',
    title: 'Gallery Security Officer',
    posting:
      'Gallery Security Officer: protect visitors and artworks, patrol galleries, monitor CCTV, write incident reports, assist visitors. Guard card and CPR required. Customer service skills.',
  },
  {
    id: '34-hotel-rich',
    name: '李娜 (Na Li)',
    email: 'na.li@mail.example',
    phone: '555-688-1688',
    place: 'San Francisco, CA',
    skills: 'Opera PMS, front desk, guest relations, upselling, Mandarin, Cantonese, staff scheduling',
    jobs: [
      [
        'Front Desk Supervisor',
        'Hotel Calypso',
        '2019-11',
        '',
        'Supervise 6 agents, schedule shifts, handle complaints. Responsible for night audit corrections.',
        'Raised the guest satisfaction score from 8.1 to 8.9\nUpsold $210,000 in room upgrades in 2023\nAgents who stay: turnover 15% against 60% before',
      ],
      [
        'Front Desk Agent',
        'Bayview Inn',
        '2016-03',
        '2019-10',
        'Check-in and check-out of 130 guests a day in Opera PMS',
        '',
      ],
    ],
    schools: [['B.S.', 'Hospitality Management', 'San Francisco State University', '2016']],
    relevant: 'Eight years at hotel front desks, five of them supervising.',
    achievements:
      'Raised the guest satisfaction score from 8.1 to 8.9\nUpsold $210,000 in room upgrades in 2023\nTurnover of agents down to 15%\nMandarin and Cantonese with about 30 guests a week',
    whyCompany: 'The Meridian greets guests by name, and I have watched how your doormen do it.',
    whyPosition: 'I would like to lead the whole front office.',
    value: 'A desk where complaints end at the desk.',
    company: 'The Meridian Hotel',
    title: 'Front Office Manager',
    posting: `The Meridian Hotel, San Francisco: Front Office Manager
• Lead front desk, concierge and bell staff (24 people)
• Guest relations and complaint handling
• Upselling and revenue targets
• Staff scheduling, hiring and training
• Opera PMS
Minimum 3 years in front office supervision. Mandarin or Spanish desirable. We are an award-winning team and offer free meals on duty.`,
  },
  {
    id: '35-designer-mixed',
    name: 'Yuki Tanaka-Ortiz',
    email: 'yuki@tanakaortiz.example',
    phone: '555-141-5926',
    place: 'Brooklyn, NY',
    link: 'https://tanakaortiz.example',
    skills: 'Figma, Illustrator, InDesign, typography, packaging, motion (After Effects), Japanese',
    jobs: [
      [
        'Graphic Designer',
        'Studio Halfmoon',
        '2019-04',
        '2024-06',
        'Design of packaging for 9 food brands. Layouts for print. Client presentations.',
        'Redesigned a tea line whose sales rose 27%. Two Dieline Awards. Design system with 140 components.',
      ],
      ['Freelance designer', '', '2017-01', '', 'Posters, menus, a few logos', ''],
    ],
    schools: [['BFA', 'Communication Design', 'Pratt Institute', '2017']],
    relevant: 'Packaging and identity for food brands at Studio Halfmoon, freelance posters on the side.',
    achievements:
      'Redesigned a tea line whose sales rose 27%\nTwo Dieline Awards\nBuilt a design system with 140 components in Figma',
    whyCompany: 'I still have the box of your first olive oil.',
    whyPosition: 'In-house, so that I see what happens to a box after it ships.',
    value: 'Packaging that printers do not call about.',
    company: 'Field & Press Olive Oil',
    title: 'Senior Packaging Designer',
    posting: `We press olives and we are picky about boxes. Senior Packaging Designer, in-house. You'll own packaging from concept to press check, keep our design system in Figma alive, and brief illustrators. You know InDesign, Illustrator, print production and dielines; 5 years of packaging; portfolio required. Motion is a nice to have.`,
  },
  {
    id: '36-interpreter-mixed',
    name: 'ليلى حداد',
    email: 'layla.haddad@mail.example',
    phone: '555-732-9011',
    place: 'Houston, TX',
    skills: 'Arabic, English, French, simultaneous interpreting, medical terminology, HIPAA',
    jobs: [
      [
        'Medical Interpreter',
        'Gulf Coast Language Line',
        '2018-05',
        '',
        'Interprets for 25 patients a week in 6 hospitals. Translate consent forms.',
        'Interpreted at 3 transplant surgeries. Glossary of 1,900 terms.',
      ],
      ['English Teacher', 'Lycée de Tripoli', '2012-09', '2017-06', 'Taught English to 5 classes.', ''],
    ],
    schools: [['Licence', 'English Literature', 'Lebanese University', '2012']],
    certificates: ['CHI-Arabic'],
    relevant: 'I interpret for about 25 patients a week in 6 hospitals, in person and by video.',
    achievements:
      'Interpreted at 3 transplant surgeries\nGlossary of 1,900 terms\nI have passed the CHI exam at the first try',
    whyCompany: 'My aunt was treated at your hospital with an interpreter on a phone with a bad line.',
    whyPosition: 'One hospital, with teams that know me.',
    value: 'Doctors tell me I slow them down in the right places.',
    company: 'Bayou Children’s Hospital',
    title: 'Staff Medical Interpreter (Arabic)',
    posting: `Staff Medical Interpreter, Arabic. Provide consecutive and simultaneous interpreting for patients and families, sight translation of consent forms, follow HIPAA and the NCIHC code of ethics. CHI or CMI certification required. Pediatric experience preferred. Medical terminology in both languages.`,
  },
]
