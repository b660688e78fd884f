import { type DesignOptions, designNames, designSizes } from '@foothold/resume-engine/designs'
import { languages } from '#engine/document-writer/random-resumes.fixture.ts'
import { random } from '#engine/document-writer/random.fixture.ts'

/** A resume of any number of bullets, in one design. */
export interface PageCase {
  name: string
  design: DesignOptions
  length: (typeof lengths)[number]
  toText: (bullets: number) => string
}

const lengths = ['one page', 'nearly one', 'just over one', 'two pages', 'three pages'] as const

const verbs = ['Cut', 'Raised', 'Planned', 'Rebuilt', 'Wrote', 'Led', 'Negotiated', 'Tested', 'Trained', 'Measured']
const objects = [
  'the weekly route plan for 40 trucks and 120 stops a day',
  'unit costs by 18% in one year across four sites',
  'the handbook that two other depots use today',
  'a team of nine planners and their tool chain',
  'contracts with carriers in three states, worth $2.4 million a year',
  'the service that answers 3,000 requests a second',
  'month-end closing, from nine days to four',
  'onboarding of new starters',
]
const ends = [
  '.',
  ', with weekly reviews and a shared dashboard.',
  ', so that every depot sees its own figures on Monday morning without asking the head office for them.',
  ' after a pilot in two warehouses; the board took the plan over for the whole group in the same year, and it is still in use.',
]
const titles = ['Senior Operations Planner', 'Data Analyst', 'Site Engineer', 'Head Nurse', 'Account Manager']
const companies = ['Harbor Freightways', 'Hollis & Sons', 'Brücken & Söhne GmbH', 'Café Crème LLC', 'Northwind AG']

function toLatin(seed: number) {
  return (bullets: number) => {
    const { pick, number } = random(seed)
    const lines = Array.from({ length: bullets }, () => `- ${pick(verbs)} ${pick(objects)}${pick(ends)}`)
    const jobs: string[] = []
    for (let year = 2026; lines.length > 0; year -= 2) {
      const place = number(0, 1) ? ` | Leeds` : ''
      const dates = `Mar ${year - 2} - ${year === 2026 ? 'Present' : `Feb ${year}`}`
      jobs.push([`${pick(titles)} | ${pick(companies)}${place}`, dates, ...lines.splice(0, number(3, 5))].join('\n'))
    }
    return [
      'Zoë Anne O’Neill\nOperations Planner\nzoe.oneill@example.test | (555) 010-4477 | Portland, OR | linkedin.com/in/zoe',
      'SUMMARY\nOperations planner with nine years in freight and parcel networks. I turn routes, contracts and stock into figures that depots act on, and I train the people who keep them right.',
      'SKILLS\nTools: Excel, SQL, Power BI, SAP S/4HANA\nPlanning: Route planning, Capacity, Forecasts, Contracts\nLanguages: English, French',
      `EXPERIENCE\n${jobs.join('\n\n')}`,
      'EDUCATION\nBSc in Geography | University of Leeds | 2012\nA-Levels | Harrogate School | 2009',
      'CERTIFICATIONS\n- First Aid, 2020\n- Certified Supply Chain Professional, 2021',
    ].join('\n\n')
  }
}

function toOther(seed: number, language: string) {
  const words = languages[language]
  if (!words) throw new Error(`There are no words in ${language}.`)
  return (bullets: number) => {
    const { pick, number } = random(seed)
    const lines = Array.from(
      { length: bullets },
      () => `- ${pick(words.bullets)}${number(0, 1) ? ` ${pick(words.bullets)}` : ''}`,
    )
    const jobs: string[] = []
    const toDate = words.date ?? ((year: number, month: number) => `${words.months[month - 1]} ${year}`)
    for (let year = 2026; lines.length > 0; year -= 2)
      jobs.push(
        [
          `${pick(words.positions)} | ${pick(words.companies)}`,
          `${toDate(year - 2, 3)} - ${year === 2026 ? words.today : toDate(year, 2)}`,
          ...lines.splice(0, 4),
        ].join('\n'),
      )
    return [
      `${pick(words.names)}\nperson@example.test | ${pick(words.phones)}`,
      `${words.headings.summary}\n${words.bullets.join(' ')}`,
      `${words.headings.work}\n${jobs.join('\n\n')}`,
      `${words.headings.skills}\nJava, SQL, Excel`,
    ].join('\n\n')
  }
}

/** Sixty resumes: every design with every length; sizes, papers, spacings and scripts alternate. Two of three are in Latin letters. */
export function listPageCases(): PageCase[] {
  const others = Object.keys(languages).filter((language) => language !== 'latin')
  return Array.from({ length: 60 }, (_, seed) => {
    const isLatin = seed % 3 !== 2
    const language = isLatin ? 'latin' : (others[Math.floor(seed / 3) % others.length] ?? 'cyrillic')
    const round = Math.floor(seed / designNames.length)
    const design: DesignOptions = {
      design: designNames[seed % designNames.length] ?? 'classic',
      size: designSizes[(round + 1) % designSizes.length] ?? 'normal',
      paper: round % 2 ? 'a4' : 'letter',
      ...(round % 4 > 1 && { spacing: 'tight' }),
    }
    const length = lengths[(seed + round) % lengths.length] ?? 'one page'
    return {
      name: [
        String(seed).padStart(2, '0'),
        design.design,
        design.size,
        design.paper,
        design.spacing ?? 'normal',
        language,
      ].join('-'),
      design,
      length,
      toText: isLatin ? toLatin(seed) : toOther(seed, language),
    }
  })
}
