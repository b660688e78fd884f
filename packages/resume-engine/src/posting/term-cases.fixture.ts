/**
 * What a person reads in a line of a posting. `asks`: terms that are asked for. `never`: words that are no requirement.
 * `met` and `unmet`: lines of a resume that meet all of it, or none of it.
 */
export interface TermCase {
  kind: 'sense' | 'collision' | 'degree' | 'alternative' | 'soft' | 'name' | 'invented' | 'benefit' | 'code'
  posting: string
  asks?: string[]
  never?: string[]
  met?: string[]
  unmet?: string[]
}

const list = (...lines: string[]) => `Requirements\n${lines.map((line) => `- ${line}`).join('\n')}`

const senses: [posting: string, asks: string[], never: string[]][] = [
  [list('Experience with POS tagging and parsers', 'Python'), ['POS tagging', 'Python'], ['point of sale']],
  [list('Experience with Square POS', 'Cash handling'), ['Square POS', 'Cash handling'], []],
  [list('SQL', 'Design of the logo on our vans is done by others'), ['SQL'], ['logo', 'branding']],
  [
    `Maintenance Electrician\nThe hotel is set in twelve acres of gardens.\nYou share a rota.\n${list('18th Edition', 'PAT testing')}`,
    ['18th Edition', 'PAT testing'],
    ['gardens', 'landscaping', 'rota', 'staff scheduling'],
  ],
  [
    `Social Worker\nOur office is by the bay, with a new signpost.\n${list('DBS check', 'Safeguarding')}`,
    ['Safeguarding'],
    ['bay', 'signpost', 'point of sale'],
  ],
  [list('Experience with the messy middle of construction', 'Procore'), ['Procore'], ['messy', 'messy middle']],
  [list('Spring Boot', 'Start in spring'), ['Spring Boot'], ['start']],
  [list('Go', 'Willing to go the extra mile'), ['Go'], ['extra mile', 'mile']],
  [list('R', 'R&D background is not needed'), ['R'], []],
  [list('JavaScript and TypeScript', 'JavaScript tests', 'JavaScript build tools'), ['JavaScript'], ['Java', 'Script']],
  [list('Payment rails such as ACH or SEPA'), ['ACH', 'SEPA'], ['Ruby on Rails']],
  [list('Strong bar admission record: admitted to the Ohio bar'), [], ['bartending']],
  [list('Ability to work at scale', 'Kubernetes'), ['Kubernetes'], ['scale']],
  [list('Resilience under pressure', 'Triage'), ['Triage'], ['Resilience', 'pressure']],
  [list('Stock and inventory records in SAP', 'Forklift'), ['Stock', 'inventory records', 'SAP', 'Forklift'], []],
]

const collisions: [asked: string, told: string[], others: string[]][] = [
  ['manuscripts', ['Edited manuscripts for two publishers'], ['Managed public and PE-backed books']],
  ['public accounting', ['Six years in public accounting'], ['Wrote a publication for accountants']],
  ['national electrical code', ['Applied the National Electrical Code on every job'], ['Worked at NECS on codes']],
  ['accounting', ['Did the accounting of a shop'], ['Looked after client accounts']],
  ['marketing', ['Ran marketing for two brands'], ['Worked at the farmers market']],
  ['engineering', ['Studied engineering'], ['Repaired an engine']],
  ['policy writing', ['Worked on policy writing for a bank'], ['Did police writing exercises']],
  ['organic chemistry', ['Taught organic chemistry'], ['Worked for an organization of chemists']],
  ['universal design', ['Applied universal design to homes'], ['Studied design at a university']],
  ['generators', ['Serviced generators'], ['Worked with general contractors']],
  ['business intelligence', ['Built business intelligence reports'], ['Knew an intelligent business owner']],
  ['executive search', ['Ran executive search for banks'], ['Executed searches in SQL']],
  ['physical therapy', ['Assisted in physical therapy'], ['Taught physics and therapy']],
  ['animation', ['Made animation for ads'], ['Cared for animals']],
  ['stationary engines', ['Ran stationary engines'], ['Sold stationery and engine oil']],
  ['reconciliations', ['Reconciled 40 accounts'], ['Recorded 40 accounts']],
  ['scheduling', ['Scheduled 30 people'], ['Met schools']],
  ['negotiation', ['Negotiated leases'], ['Wrote negative tests']],
  ['Java', ['Wrote services in Java'], ['Wrote pages in JavaScript']],
  ['C#', ['Wrote tools in C#'], ['Wrote tools in C++']],
  ['Node.js', ['Wrote services in NodeJS'], ['Wrote notes on nodes']],
  ['Workday', ['Ran reports in Workday'], ['Was on time every work day']],
]

const degrees: [asked: string, held: string[], others: string[]][] = [
  ['JD or law degree', ['LLB, Leeds, 2014', 'Juris Doctor, 2014', 'J.D., Yale, 2014'], ['BSc Biology, 2014']],
  ['JD', ['Juris Doctor, Boston College, 2012'], ['MD, Boston University', 'PhD in Physics']],
  ['MD or DO', ['Doctor of Medicine, 2010', 'M.D., Duke, 2010'], ['JD, Duke, 2010']],
  ['DDS or DMD', ['Doctor of Dental Surgery, 2011'], ['MBA, 2011']],
  ['RN', ['Registered Nurse, license 2015'], ['LPN since 2015']],
  ['Registered nurse (RN) license', ['RN license, Ohio'], ['Teacher license']],
  ['BSN', ['Bachelor of Science in Nursing, 2016', 'BSN, 2016'], ['ADN, 2016']],
  ['LLB', ['Bachelor of Laws, 2012', 'LL.B., 2012'], ['BA History, 2012']],
  [
    'Diplom or Master in mechatronics',
    ['Diplom-Ingenieur Mechatronik, TU Graz', 'Master in mechatronics'],
    ['Abitur, 2010'],
  ],
  [
    "Bachelor's degree",
    ['B.Sc. Physics, 2010', 'Diplom-Ingenieur, 2004', 'LLB, 2010', 'MBBS, 2011'],
    ['High school diploma'],
  ],
  ["Master's degree", ['MSc Statistics', 'MBA, 2011'], ["Bachelor's degree in statistics"]],
  ['MBA', ['Master of Business Administration, 2012'], ['MA History, 2012']],
  ['MSW', ['Master of Social Work, 2012'], ['MSc Statistics, 2012']],
  ['PhD', ['Doctorate in chemistry', 'Ph.D., 2015'], ['MSc Chemistry']],
  ['PharmD', ['Doctor of Pharmacy, 2015'], ['Pharmacy technician, 2015']],
  ['High school diploma or GED', ['GED, 2009', 'BA History, 2012'], ['Driver license']],
]

const alternatives: [asked: string, each: string[], none: string][] = [
  ['Kafka or Kinesis', ['Ran Kafka for payments', 'Ran Kinesis streams'], 'Ran meetings'],
  ['NetSuite/SAP', ['Closed the month in NetSuite', 'Closed the month in SAP'], 'Closed the shop'],
  ['One of Gainsight, Catalyst, Planhat', ['Used Planhat for renewals', 'Used Gainsight daily'], 'Used a phone'],
  ['CRM such as Salesforce', ['Kept Salesforce clean', 'Introduced a CRM'], 'Kept records clean'],
  ['Westlaw and/or Lexis', ['Searched Westlaw daily', 'Searched Lexis daily'], 'Searched shelves'],
]

const soft = [
  'Excellent communicator',
  'Strong organization and time management',
  'A positive attitude and a sense of urgency',
  'Team player who thrives in ambiguity',
  'Integrity, ownership and resilience',
  'Comfortable presenting results to stakeholders',
  'Willingness to learn',
  'Self-starter with strong interpersonal skills',
  'Ability to work under pressure',
  'Attention to detail',
]

const names: [posting: string, never: string[]][] = [
  [
    `Peachtree Software is hiring a tester in Ohio.\n${list('Selenium')}`,
    ['Peachtree', 'Peachtree Software', 'hiring', 'Ohio'],
  ],
  [`NECS, Inc. has wired schools since 1978.\nElectrician\n${list('OSHA 10')}`, ['NECS', 'national electrical code']],
  [`Line Cook at The Magnolia Room\nChef Beaumont cooks next to you.\n${list('ServSafe')}`, ['Magnolia', 'Beaumont']],
  [`Nurse, Saint Columba Medical Center, Duluth\nJoin Saint Columba.\n${list('BLS')}`, ['Saint Columba', 'Duluth']],
  [`Nurse\n${list('BLS', 'Able to work at our North Ridge and Lakeview sites')}`, ['North', 'North Ridge', 'Lakeview']],
  [
    `Sales rep for Cobaltline in Denver\n${list('Experience at companies like Cobaltline', 'HubSpot')}`,
    ['Cobaltline', 'Denver'],
  ],
  [`Analyst\n${list('SQL')}\nSend your resume to Marguerite Delacroix.`, ['Marguerite', 'Marguerite Delacroix']],
  [
    `Teacher\nWillow Bend Unified, Fresno County\n${list('Single Subject Credential', 'Live in or near Fresno')}`,
    ['Willow Bend', 'Fresno'],
  ],
  [
    `Oracle Elevator Company seeks a mechanic.\nOracle Elevator is a family firm.\n${list('Hydraulics')}`,
    ['Oracle', 'Oracle Elevator'],
  ],
  [`Accountant, Sage Creek Dental\nSage Creek Dental has four clinics.\n${list('QuickBooks')}`, ['Sage', 'Sage Creek']],
]

const invented: [posting: string, asks: string[]][] = [
  [list('Experience with Foozle'), ['Foozle']],
  [list('Experience with foozle 3'), ['foozle']],
  [list('Certified in Zyntra'), ['Zyntra']],
  [list('Quarrel license'), ['Quarrel license']],
  [list('3+ years of hands-on experience using Blickwerk and Tarn'), ['Blickwerk', 'Tarn']],
  [list('Proficiency in Ondarra, Plexit or Grue'), ['Ondarra', 'Plexit', 'Grue']],
  [list('Knowledge of the Harken method'), ['Harken']],
  [list('Morva certification required'), ['Morva']],
  ['You have experience with Foozle and can read Trindle charts.', ['Foozle', 'Trindle']],
]

const benefits: [posting: string, never: string[]][] = [
  [
    `${list('Excel')}\n\nBenefits\n- Dental and vision\n- Learning stipend\n- Dog-friendly office`,
    ['Dental', 'vision', 'Learning stipend', 'Dog-friendly'],
  ],
  [
    `${list('Excel')}\nYou get: take-home van, tools program, paid birthdays, spiffs.`,
    ['van', 'tools program', 'birthdays', 'spiffs'],
  ],
  [
    `${list('Excel')}\nIn return: flexitime, salary sacrifice car lease, on-site gym.`,
    ['flexitime', 'salary sacrifice', 'gym'],
  ],
  [
    `${list('Excel')}\nPerks: 401(k) match, commuter benefits, parental leave.`,
    ['commuter benefits', 'parental leave', '401(k)'],
  ],
  [`${list('Excel')}\nPay $68-74K, closed Mondays, family meal.`, ['Mondays', 'family meal', '74K']],
]

const codes: [posting: string, never: string[]][] = [
  [`${list('Excel')}\n#LI-KM1 #LI-Remote`, ['LI-KM1', 'LI-Remote', 'Remote']],
  [`Grade 9, 37 hours, inapr2024\n${list('Excel')}`, ['inapr2024', 'Grade 9']],
  [`Job ref: 341-CORP-PAY-07\n${list('Excel', 'Quote 341-CORP-PAY-07')}`, ['341-CORP-PAY-07', 'CORP']],
  [`${list('Excel')}\nJR1009921 | R-0048213 | SB1187`, ['JR1009921', 'R-0048213', 'SB1187']],
  [
    `${list('Excel')}\nhttps://jobs.example.test/apply?utm_source=bm-careers&src=ind-4471`,
    ['utm_source', 'bm-careers', 'ind-4471'],
  ],
]

export const termCases: TermCase[] = [
  ...senses.map(([posting, asks, never]): TermCase => ({ kind: 'sense', posting, asks, never })),
  ...collisions.map(([asked, met, unmet]): TermCase => ({
    kind: 'collision',
    posting: list(`Experience with ${asked}`),
    met,
    unmet,
  })),
  ...degrees.map(([asked, met, unmet]): TermCase => ({ kind: 'degree', posting: list(asked), met, unmet })),
  ...alternatives.map(([asked, met, none]): TermCase => ({
    kind: 'alternative',
    posting: list(asked),
    met,
    unmet: [none],
  })),
  ...soft.map((line): TermCase => ({ kind: 'soft', posting: list('Excel', line), asks: ['Excel'], never: ['*'] })),
  ...names.map(([posting, never]): TermCase => ({ kind: 'name', posting, never })),
  ...invented.map(([posting, asks]): TermCase => ({ kind: 'invented', posting, asks })),
  ...benefits.map(([posting, never]): TermCase => ({ kind: 'benefit', posting, never })),
  ...codes.map(([posting, never]): TermCase => ({ kind: 'code', posting, never })),
]
