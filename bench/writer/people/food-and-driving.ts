import type { Person } from './person.ts'

export const foodAndDriving: Person[] = [
  {
    id: '23-warehouse-mixed',
    name: 'Abdullahi Warsame',
    email: 'a.warsame@mail.example',
    phone: '555-454-1919',
    place: 'Columbus, OH',
    skills: 'forklift, RF scanner, shipping and receiving, cycle counts, Somali, safety',
    jobs: [
      [
        'Warehouse Associate',
        'Buckeye Distribution',
        '2021-06',
        '',
        'Picks and packs orders with an RF scanner. Drives a stand-up forklift. Loads 12 trailers a shift.',
        'Pick accuracy 99.7% over 12 months. Employee of the Month, March 2023. Trained 10 new hires on forklift safety.',
      ],
      ['Dishwasher', 'Hotel Meridian', '2019-10', '2021-05', '', ''],
    ],
    certificates: ['Forklift certification (2022)'],
    relevant: 'Three years as a warehouse associate: picking, packing, loading, and forklift every day.',
    achievements:
      'Pick accuracy 99.7% over 12 months\nEmployee of the Month, March 2023\nTrained 10 new hires on forklift safety',
    whyCompany: 'my cousin works for you and says supervisors listen',
    whyPosition: 'Step up to lead',
    value: 'Never late. I speak Somali with a third of the floor.',
    company: 'NorthStar Logistics',
    title: 'Warehouse Team Lead',
    posting: `NorthStar Logistics – Warehouse Team Lead (2nd shift)
What you'll do: lead a team of 12 pickers and packers, assign work, train new hires, keep forklift safety standards, report on pick accuracy, shipping and receiving.
What we need: 2+ years of warehouse experience; forklift certification; RF scanners / WMS; good communication.`,
  },
  {
    id: '24-driver-awkward',
    name: 'Big Jim O’Malley',
    email: 'jim.omalley@mail.example',
    phone: '555.777.2323',
    place: 'Scranton PA',
    skills: 'CDL A, hazmat, tanker; doubles',
    jobs: [
      ['OTR driver', 'Keystone Haulers', '2009-04', '2016-10', '48 states', '1.1 million miles no accident'],
      [
        'Driver (local)',
        'Penn Fuel',
        '2016-11',
        '',
        'Deliver heating oil, tanker, hazmat. Pre-trip inspections',
        '0 spills, 0 preventables',
      ],
    ],
    relevant: 'CDL A since 2009. 48 states. Tanker + hazmat since 2016',
    achievements: '1.1 million miles no accident\n0 spills, 0 preventables\nsafe driver award 2012, 2014, 2019',
    whyCompany: 'Home every night.',
    whyPosition: 'good money, day shift, near my house',
    value: 'No drama.',
    company: 'Lackawanna Petroleum',
    title: 'Tanker Driver',
    posting:
      'CDL-A TANKER DRIVER. Local routes, home daily. Requirements: CDL A with tanker & hazmat endorsements, TWIC card, 3 years verifiable experience, clean MVR. Duties: fuel delivery to stations, pre-trip inspections, paperwork on tablet.',
  },
  {
    id: '25-mechanic-mixed',
    name: 'Đorđe Petrović',
    email: 'djordje.petrovic@mail.example',
    phone: '555-830-1415',
    place: 'Milwaukee, WI',
    skills: 'diesel engines, hydraulics, diagnostics, welding, preventive maintenance, ASE T2, Serbian',
    jobs: [
      [
        'Diesel Mechanic',
        'Lakeshore Transit Garage',
        '2016-05',
        '',
        'Diagnosing and repairing 85 city buses. Preventive maintenance every 6,000 miles. Welding.',
        'Road calls fell 40% after I rewrote the inspection sheet. Rebuilt 22 transmissions.',
      ],
      ['Mechanic', 'Auto Centar Niš', '2009-01', '2015-11', 'Repaired trucks and farm machines', ''],
    ],
    certificates: ['ASE T2 Diesel Engines', 'ASE T6'],
    relevant: 'I have kept 85 city buses on the road for eight years, and trucks and farm machines before that.',
    achievements:
      'Road calls fell 40% after I rewrote the inspection sheet\nRebuilt 22 transmissions\nPassed DOT audits in 2021 and 2023 without a finding',
    whyCompany: 'Farm machines are what I learned on.',
    whyPosition: 'I want harder diagnostics than buses give me.',
    value: '',
    company: 'Badger Ag Equipment',
    title: 'Agricultural Equipment Technician',
    posting: `Badger Ag Equipment services tractors and combines across southern Wisconsin.
We want a technician who can: diagnose and repair diesel engines and hydraulics, in the shop and in the field; perform preventive maintenance; weld; use John Deere Service Advisor.
Requirements - ASE certification, 3 years of heavy equipment experience, CDL or willing to obtain.`,
  },
  {
    id: '26-gardener-thin',
    name: 'Rosa Quispe Mamani',
    email: 'rosa.quispe@mail.example',
    place: 'Santa Fe, NM',
    skills: 'plants, pruning, irrigation',
    relevant: 'I grew up on a farm in Puno and worked 2 seasons at a nursery.',
    whyPosition: 'I love working with plants.',
    company: '',
    title: 'Gardener',
    posting: 'Gardener for a private estate. Pruning, irrigation repair, native plants, pest control. Spanish welcome.',
  },
]
