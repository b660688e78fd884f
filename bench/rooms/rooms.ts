import type { InterviewKind } from '#contract/interviews.ts'
import {
  answeredLetters,
  heldLetters,
} from '../../packages/resume-engine/src/writer/held-letters/held-letters.fixture.ts'

const held = new Map([...heldLetters, ...answeredLetters])

/** A line of the work history: `position | company | from | to`, then what the person did. */
type Job = string

export interface Room {
  name: string
  /** The form of their letter; without one the client attached nothing. */
  letter?: ReturnType<typeof getHeld>
  person: string
  position: string
  company: string
  posting: string | null
  jobs: Job[]
  kind: InterviewKind
  zone: string
  /** By the clock of that zone. */
  time: string
  minutes: number
  place: string | null
  people: string[]
  managersNote: string | null
  /** How a first interview with this employer went. */
  first?: string
}

function getHeld(name: string) {
  const form = held.get(name)
  if (!form) throw new Error(`No held letter ${name}`)
  return form
}

type Facts = Omit<Room, 'letter' | 'person' | 'position' | 'company' | 'posting' | 'zone' | 'minutes' | 'managersNote'>

/** A room for the person of a held letter. */
function toRoom(letter: string, facts: Facts & Partial<Room>): Room {
  const form = getHeld(letter)
  const { companyName: company, position, jobDescription: posting } = form.jobDetails
  const usual = { zone: 'America/New_York', minutes: 60, managersNote: null }
  return { letter: form, person: form.personalInfo.fullName, position, company, posting, ...usual, ...facts }
}

const videoCall = 'https://meet.example.com/k7-applicants'

const ownRooms: Room[] = [
  {
    name: 'hotel-general-manager',
    person: 'Odile Marchetti',
    position: 'Hotel General Manager',
    company: 'Hotel Ansel',
    posting:
      'Hotel Ansel (140 rooms) seeks a General Manager. Full P&L responsibility, revenue management, owner reporting, 85 employees, union house. Ten years in hotels and three as a department head. You will lead a renovation of the lobby and the restaurant.',
    jobs: [
      'Director of Rooms | The Belgrave | 2019-05 | \nLed front office, housekeeping and engineering, 62 people.\nRaised RevPAR from $118 to $141 in two years by moving group business to midweek.\nCut turnover in housekeeping from 64% to 31%.\nReopened 40 rooms three weeks early after a flood.',
      'Front Office Manager | The Belgrave | 2015-02 | 2019-05\nScheduled 14 agents and trained the night audit.\nBrought the guest score for check-in from 8.1 to 9.0.',
    ],
    kind: 'on_site',
    zone: 'America/Chicago',
    time: '09:30',
    minutes: 180,
    place: '1200 Ansel Square, Chicago',
    people: ['Renata Ansel (owner)', 'Piers Holloway (asset manager)', 'Dolores Quint (HR)'],
    managersNote:
      'Three people in one room. Renata asks about people, Piers about money. Bring the RevPAR story and the turnover story.',
    first: 'Video call with Dolores. She asked how I deal with a union house, and I said too little about it.',
  },
  {
    name: 'research-scientist',
    person: 'Hana Vesely',
    position: 'Research Scientist, Protein Engineering',
    company: 'Larkbio',
    posting:
      'Larkbio designs enzymes for food. The Research Scientist runs directed evolution campaigns, designs screening assays and presents results to partners. PhD in biochemistry or a related field, protein expression and purification, Python for data analysis, two years after the PhD.',
    jobs: [
      'Postdoctoral Researcher | Ostrava Institute of Biochemistry | 2022-09 | \nDesigned a fluorescence assay that screens 4,000 variants a week.\nFound a lipase variant with eleven times the activity at 60 °C.\nWrote the Python scripts that read the plates; five colleagues use them.\nPublished two papers as first author.',
      'PhD Student | Charles University | 2017-10 | 2022-08\nExpressed and purified 30 enzymes from E. coli.\nSupervised two master students.',
    ],
    kind: 'video',
    zone: 'Europe/Berlin',
    time: '16:00',
    minutes: 45,
    place: videoCall,
    people: ['Dr. Anke Thoma'],
    managersNote: null,
  },
  {
    name: 'almost-empty',
    person: 'Sam Doe',
    position: 'Warehouse Associate',
    company: 'Pinebrook Supply',
    posting: null,
    jobs: ['Helper | Uncle Ray | | \nhelped out'],
    kind: 'phone',
    zone: 'America/Denver',
    time: '14:15',
    minutes: 20,
    place: null,
    people: [],
    managersNote: null,
  },
]

/** Ten occupations of ten families, and a person with next to nothing in the profile. */
export const rooms: Room[] = [
  toRoom('icu nurse', {
    name: 'registered-nurse',
    jobs: [
      'Registered Nurse | St. Anne Hospital | 2018-06 | \nCare for 5 patients a shift on a 28-bed cardiac step-down unit, mostly nights.\nCut medication errors on the unit by 22% with a double check at handover.\nWork as relief charge nurse twice a week.\nTaught 40 patients a month how to manage heart failure at home.',
    ],
    kind: 'on_site',
    zone: 'America/Chicago',
    time: '13:00',
    place: 'Riverbend Heart Institute, 4th floor, 22 Mill Road, Peoria',
    people: ['Joyce Amadi, nurse manager', 'Tom Reilly, charge nurse', 'Dr. Ferris'],
    managersNote:
      'It is a panel of three. Joyce asks about staffing, so have a number ready for the most patients you took.',
  }),
  toRoom('forklift', {
    name: 'forklift-operator',
    jobs: [
      'Forklift Operator | Denby Distribution | 2020-03 | \nrun sit-down, stand-up and reach trucks\nload and unload 15 to 20 trailers a shift\nNo accidents in 6 years\nTrained 11 operators\nHelped redo dock 4 and cut load time from 50 min to 35',
    ],
    kind: 'phone',
    time: '11:30',
    minutes: 30,
    place: '(555) 010-0144',
    people: ['Gina in HR'],
    managersNote: null,
  }),
  toRoom('payroll', {
    name: 'payroll-specialist',
    jobs: [
      'Payroll Specialist | Harrow Packaging | 2019-04 | \nRun biweekly payroll for 620 hourly and salaried employees in 4 states.\nHandle garnishments, W-2s and quarterly 941 filings.\nMoved time data from paper cards to ADP Workforce Now.\nCut off-cycle checks from 22 a month to 5.\nFound and recovered $41,300 in overpaid state unemployment tax.\nNo late filings since 2019.',
      'Payroll Clerk | Benning Auto Parts | 2015-01 | 2019-03\nRan weekly payroll for 180 employees and answered their questions about pay.',
    ],
    kind: 'video',
    time: '10:00',
    place: videoCall,
    people: ['Marguerite Solano'],
    managersNote: 'Marguerite runs payroll for all five bakeries. Expect questions about shift differentials.',
  }),
  toRoom('pastry', {
    name: 'pastry-chef',
    jobs: [
      'Pastry Cook | Hotel Belvoir | 2021-05 | \nI do all the laminated dough: croissants, danish and kouign amann, about 300 pieces a day.\nI plate desserts for banquets of up to 250 guests, once 240 plates in 18 minutes.\nBrought croissant waste down from 40 to 12 a day.\nMade the spring dessert menu of 5 plates; the date cake is still on.',
      'Baker | Sugar & Rye Bakery | 2019-02 | 2021-04\nBaked bread and rolls for the shop and six cafés.',
    ],
    kind: 'on_site',
    time: '15:30',
    minutes: 120,
    place: 'The Quince Room, 8 Orchard Lane, back entrance',
    people: ['Chef Amélie Roux'],
    managersNote: 'You will bake for an hour. Bring your own knives and shoes.',
  }),
  toRoom('teacher', {
    name: 'math-teacher',
    jobs: [
      'Mathematics Teacher | Lowell Ridge High School | 2017-08 | \nTeach Algebra I, Algebra II and, since 2020, AP Statistics, in classes of 24 to 32 students.\nRewrote the common Algebra I assessments so that they could be graded in one day instead of four.\nRaised the share of AP Statistics students who scored 3 or higher from 54% in 2021 to 73% in 2024.\nStarted a Saturday algebra workshop that 45 students attended last spring.\nCoach the math team, which meets every Tuesday after school.',
    ],
    kind: 'other',
    time: '16:15',
    minutes: 50,
    place: 'Teach a sample lesson in room 114, then talk to the department',
    people: ['Principal Ruth Andersen', 'Miles Okafor, department chair'],
    managersNote: null,
  }),
  toRoom('frontend', {
    name: 'frontend-developer',
    jobs: [
      'Frontend Developer | Mapleway Logistics | 2020-02 | \nBuilt the customer dashboard in React and TypeScript (14k weekly users).\nMaintain the component library of 60 components, which 4 teams use.\nCut LCP on the dashboard from 4.8s to 1.9s\nCut bundle size by 46%\nReplaced the Cypress suite with Playwright and cut the CI run from 31 to 9 min\nFixed 120+ a11y issues; the dashboard passed an external WCAG 2.1 AA audit',
      'Web Developer | Studio Fjell | 2017-09 | 2020-01\nBuilt about 20 client sites in WordPress and Vue.',
    ],
    kind: 'video',
    zone: 'America/Los_Angeles',
    time: '14:00',
    place: videoCall,
    people: ['Owen Marsh', 'Priyanka Shah'],
    managersNote: 'Owen leads the team and reads code with you. Priyanka designs the booking form.',
    first: 'Half an hour with the recruiter. I was asked twice why I want to leave, and my answer was too long.',
  }),
  toRoom('hvac', {
    name: 'hvac-technician',
    jobs: [
      'HVAC Technician | Sorrel Heating & Air | 2018-06 | 2025-11\nserviced rooftop units, split systems and gas boilers in 85 commercial buildings\nKept callbacks under 2% in 2024\nReplaced the controls on 12 rooftop units at a school district over one summer; energy bill down 17%\nTrained 2 apprentices',
      'Apprentice | Sorrel Heating & Air | 2015-06 | 2018-06\n',
    ],
    kind: 'phone',
    zone: 'America/Phoenix',
    time: '07:30',
    minutes: 20,
    place: null,
    people: ['Dale'],
    managersNote: null,
  }),
  toRoom('claims', {
    name: 'claims-adjuster',
    jobs: [
      'Property Adjuster | Kenmore National | 2018-01 | \nHandle around 90 open files, field and desk, mostly fire, water and wind, and write estimates in Xactimate.\nClosed 410 claims in 2024, 60 more than the team average\nCut average days to settle from 34 to 23 by calling every policyholder within a day\nDid 200+ inspections on 3 hurricane deployments',
      'Claims Representative | Kenmore National | 2016-02 | 2018-01\nTook first notices of loss by phone.',
    ],
    kind: 'video',
    time: '17:45',
    minutes: 45,
    place: videoCall,
    people: ['Fiona Brandt'],
    managersNote: null,
  }),
  ...ownRooms,
]
