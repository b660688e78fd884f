import type { Person } from './person.ts'

export const trades: Person[] = [
  {
    id: '19-electrician-rich',
    name: 'Marcus Whitfield',
    email: 'marcus.whitfield@mail.example',
    phone: '555-221-6754',
    place: 'Kansas City, MO',
    skills: 'commercial wiring, conduit bending, blueprint reading, PLC basics, OSHA 30, NEC code, troubleshooting',
    jobs: [
      [
        'Journeyman Electrician',
        'Midland Electric',
        '2017-04',
        '',
        'Install and troubleshoot commercial wiring up to 480 V. Lead a crew of 3 apprentices. Reads blueprints and orders material.',
        'Wired 4 schools and a 60-bed clinic, all passed first inspection\nNo lost-time accident in 7 years\nSaved $38,000 on the clinic job by prefabricating conduit',
      ],
      [
        'Apprentice',
        'IBEW Local 124',
        '2013-03',
        '2017-03',
        'Learning the trade: pulled wire, bent conduit, set panels.',
        '',
      ],
    ],
    certificates: ['Missouri Journeyman License', 'OSHA 30'],
    relevant: 'Eleven years in the trade, seven as a journeyman on schools and clinics.',
    achievements:
      'Wired 4 schools and a 60-bed clinic, all passed first inspection\nNo lost-time accident in 7 years\nSaved $38,000 on the clinic job by prefabricating conduit',
    whyCompany: 'You still train your own apprentices.',
    whyPosition: 'I am ready to run the job, not just my crew.',
    value: 'Jobs that pass the first time.',
    company: 'Heartland Power Services',
    title: 'Electrical Foreman',
    posting: `ELECTRICAL FOREMAN
Heartland Power Services, Kansas City
Must have: journeyman license, 5 yrs commercial wiring, OSHA 30, able to read blueprints, conduit bending, supervise a crew of 4-8, own tools, valid driver's license.
Pay: $42-$48 DOE, health + dental.`,
  },
  {
    id: '20-carpenter-awkward',
    name: 'Bob',
    email: 'bobbuilds@mail.example',
    skills: 'framing. finish carpentry. cabinets. drywall',
    jobs: [
      [
        'Carpenter',
        'self employed',
        '2005-01',
        '',
        'Kitchens, decks, additions!! Anything wood. 200+ kitchens',
        'never had a callback in 2022',
      ],
    ],
    relevant: '20 yrs carpentry. Kitchens, decks, additions!! Anything wood.',
    achievements: '200+ kitchens\nnever had a callback in 2022\nboss of 2 helpers',
    whyCompany: 'tired of chasing invoices',
    whyPosition: 'want a steady paycheck',
    value: 'show up on time',
    company: 'Stonebridge Remodeling',
    title: 'Lead Carpenter',
    posting:
      'Lead carpenter for kitchen and bath remodels. Framing, finish carpentry, cabinet installation. Must have own truck and tools and be able to run a 2-3 person crew. Apply within.',
  },
  {
    id: '21-chef-rich',
    name: 'Luca Bianchi',
    email: 'luca.bianchi@mail.example',
    phone: '555-902-3345',
    place: 'Chicago, IL',
    skills: 'menu development, food cost control, ServSafe, ordering and inventory, pasta, team training, Italian',
    summary: 'chef de cuisine, italian kitchens',
    jobs: [
      [
        'Sous Chef',
        'Trattoria Lupa',
        '2018-02',
        '',
        'Responsible for ordering and inventory. Run the line on weekends, 240 covers. Write the fall and spring menus with the chef.',
        'Food cost 34% -> 28%\nTrained 14 cooks, three of whom are sous chefs today\nHealth inspections: no critical violation since 2018',
      ],
      ['Line Cook', 'Osteria del Porto', '2014-06', '2018-01', 'Grill and pasta station', ''],
      ['Commis', 'Ristorante Da Nino, Bologna', '2011-09', '2014-04', 'Fresh pasta, made by hand: 40 kg a day.', ''],
    ],
    schools: [['Diploma', 'Culinary Arts', 'Istituto Alberghiero Bologna', '2011']],
    certificates: ['ServSafe Manager'],
    relevant: 'Thirteen years in Italian kitchens, the last six as sous chef.',
    achievements:
      'Food cost 34% -> 28%\nTrained 14 cooks, three of whom are sous chefs today\nHealth inspections: no critical violation since 2018\nwrote 12 seasonal menus',
    whyCompany: 'I ate at your bar in March and the tajarin were better than my mother’s.',
    whyPosition: 'Running a whole kitchen, with its numbers.',
    value: 'Cooks who stay. A food cost under 30%.',
    company: 'Osteria Bellini',
    title: 'Kitchen Manager',
    posting: `Osteria Bellini, an Italian restaurant with 180 seats, is looking for a Kitchen Manager.
Your tasks: scheduling and team training, ordering and inventory, food cost control, menu development with the owners, health inspections.
Requirements: 5 years in a high-volume kitchen, ServSafe, experience with inventory software. Italian is a plus.`,
  },
  {
    id: '22-cook-thin',
    name: 'Keisha',
    email: 'keisha22@mail.example',
    phone: '555-100-2020',
    jobs: [['Cook', 'Dine-Rite', '2022-03', '2023-12', 'Grill', '']],
    company: 'Sal’s Diner',
    title: 'Line Cook',
    posting:
      'Line cook, nights and weekends. Experience on grill and fryer. ServSafe food handler card. Sal’s Diner, ask for Sal.',
  },
]
