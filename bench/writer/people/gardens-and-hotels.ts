import type { Person } from './person.ts'

export const gardensAndHotels: Person[] = [
  {
    id: '27-stylist-awkward',
    name: 'Kiki ✂ Andersson',
    email: 'kiki@hair.example',
    phone: '555-246-8101',
    skills: 'color, balayage, cuts, extensions, Instagram',
    jobs: [
      [
        'Stylist',
        'Salon Nova',
        '2018-08',
        '',
        'Color & cuts, 8 clients/day, rebooking, retail',
        'rebooking rate 82% • retail sales #1 in salon • 11k followers',
      ],
    ],
    certificates: ['Cosmetology license (TX)'],
    relevant: 'licensed cosmetologist, 6 years, color specialist',
    achievements: 'rebooking rate 82%\nretail sales #1 in salon\n11k followers on Instagram',
    whyCompany: 'OBSESSED with your color work',
    whyPosition: 'More education, better products',
    value: 'my clients would come with me (about 60)',
    company: 'Atelier Rouge',
    title: 'Senior Colorist',
    posting:
      'Atelier Rouge seeks a Senior Colorist. Balayage and color correction expert, 5+ years, active cosmetology license, strong retail sales and rebooking. Continuing education provided. Walk-ins and referrals.',
  },
  {
    id: '28-cleaner-thin',
    name: 'ማርታ ተስፋዬ',
    email: 'marta.t@mail.example',
    phone: '555-611-0033',
    place: 'Silver Spring, MD',
    skills: 'cleaning, laundry, Amharic',
    jobs: [['Housekeeper', 'Capital Suites', '2020-01', '', 'Cleaned 16 rooms a day and checked linen', '']],
    relevant: 'Housekeeper at Capital Suites since 2020.',
    achievements: 'Clean 16 rooms a day',
    company: 'Harborview Hotel',
    title: 'Housekeeping Supervisor',
    posting:
      'Housekeeping Supervisor: inspect rooms, train and schedule room attendants, manage linen inventory, guest requests. 2 years of hotel housekeeping required. English and Amharic or Spanish.',
  },
]
