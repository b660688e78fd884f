import type { LetterForm } from '#engine/model/forms.ts'

export interface Mutation {
  /** What was changed, for the message of a failure. */
  kind: string
  sentence: string
}

const employers = [
  'Globex',
  'Initech',
  'Meridian Partners',
  'Hallmark Foods',
  'Stonebridge Medical',
  'Vandelay',
  'Oakridge Group',
]
const skills = [
  'Tableau',
  'RabbitMQ',
  'Scala',
  'AutoCAD',
  'phlebotomy',
  'Salesforce',
  'welding',
  'SAP',
  'Figma',
  'Mandarin',
]
const words: Record<string, [word: string, digits: string]> = {
  two: ['eleven', '11'],
  three: ['nineteen', '19'],
  four: ['thirteen', '13'],
  five: ['seventeen', '17'],
  six: ['sixteen', '16'],
  nine: ['nineteen', '19'],
  ten: ['fifty', '50'],
  twenty: ['seventy', '70'],
}
const places = ['Madrid', 'Chicago', 'Toronto', 'Dubai']

/** What a writer might add to make the letter say more than the form. */
const additions: [string, string][] = [
  ['degree', 'I hold a master’s degree in my field.'],
  ['degree', 'After my PhD I moved to practice.'],
  ['degree', 'I earned an MBA on weekends.'],
  ['employer', 'Before that I spent some time at Globex.'],
  ['employer', 'Oracle Health hired me straight after school.'],
  ['number', 'I led a group of 37 people.'],
  ['number', 'I saved the company $4.7 million.'],
  ['number', 'My work raised results by 83%.'],
  ['number', 'I have forty-one years of experience.'],
  ['date', 'I have done this since 1987.'],
  ['date', 'In August 1994 I was promoted.'],
  ['title', 'I was promoted to Chief Architect.'],
  ['title', 'I served as acting Superintendent.'],
  ['skill', 'I am proficient in Kubernetes and Haskell.'],
  ['skill', 'I am fluent in Icelandic.'],
  ['skill', 'Every day I work with MongoDB.'],
  ['certificate', 'I am a certified scuba instructor.'],
  ['certificate', 'I hold the PRINCE2 certificate.'],
  ['mail', 'You can write to me at boss@example.com.'],
  ['place', 'I trained in Copenhagen.'],
]

const listNumbers = (text: string) => new Set(text.match(/\d+(?:[.,]\d+)*/g) ?? [])
const escaped = (text: string) => text.replaceAll(/[.*+?^$()[\]{}\\|]/g, String.raw`\$&`)
const replaceWord = (sentence: string, from: string, to: string) =>
  sentence.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(from)}(?![\p{L}\p{N}])`, 'u'), () => to)

/** Names of more than one capitalised word in what the person says of their work: mostly employers. */
function listNames({ experience, motivation }: LetterForm): string[] {
  const said = [experience.relevantExperience, ...Object.values(motivation)].join('\n')
  return said.match(/\p{Lu}[\p{L}.]+(?: (?:& )?\p{Lu}[\p{L}.]+)+/gu) ?? []
}

/** False versions of a sound sentence: each has one number, date, name, skill or title that the form does not hold. */
export function mutate(form: LetterForm, sentence: string): Mutation[] {
  const text = JSON.stringify(form)
  const known = listNumbers(text)
  const lower = text.toLowerCase()
  const mutations: Mutation[] = []
  const add = (kind: string, mutated: string) => {
    if (mutated !== sentence) mutations.push({ kind, sentence: mutated })
  }
  for (const { 0: number, index } of sentence.matchAll(/\d+(?:[.,]\d+)*/g)) {
    const [first = ''] = number
    const others = [
      `${(Number(first) % 9) + 1}${number.slice(1)}`,
      `${number}7`.replace(/^(\d{4})7$/, '1$17'.slice(0, 3)),
      number.replace(/\d$/, (digit) => String((Number(digit) + 4) % 10)),
    ]
    for (const other of others)
      if (!known.has(other) && other !== number)
        add(`${number} is ${other}`, sentence.slice(0, index) + other + sentence.slice(index + number.length))
  }
  for (const [word, [other, digits]] of Object.entries(words))
    if (!lower.includes(other) && !known.has(digits) && !/things/.test(sentence))
      add(`${word} is ${other}`, replaceWord(sentence, word, other))
  for (const name of listNames(form))
    for (const employer of employers) add(`${name} is ${employer}`, replaceWord(sentence, name, employer))
  for (const skill of form.experience.skills.split(/,\s*/).filter((skill) => /^\p{Lu}/u.test(skill)))
    for (const other of skills)
      if (!lower.includes(other.toLowerCase())) add(`${skill} is ${other}`, replaceWord(sentence, skill, other))
  for (const place of ['Lyon', 'Georgia', 'Florida', 'Poland', 'Massachusetts', 'Ohio State'])
    for (const other of places) add(`${place} is ${other}`, replaceWord(sentence, place, other))
  for (const [rank, higher] of [
    ['Assistant Store', 'Store'],
    ['Vice President', 'President'],
    ['an Assistant PM', 'a Senior PM'],
    ['Staff Accountant', 'Chief Accountant'],
    ['Senior Software', 'Principal Software'],
    ['Support Lead', 'Support Director'],
    ['a paralegal', 'an attorney'],
    ['a journeyman', 'a foreman'],
  ] as const)
    if (!new RegExp(`as your|be your|${form.jobDetails.position}`).test(sentence))
      add(`${rank} is ${higher}`, replaceWord(sentence, rank, higher))
  return mutations
}

/** Whole sentences that no form of ours supports, and claims of what only the posting says. */
export function invent({ jobDetails }: LetterForm): Mutation[] {
  const { companyName } = jobDetails
  return [
    ...additions.map(([kind, sentence]) => ({ kind, sentence })),
    { kind: 'the employer applied to', sentence: `I have worked at ${companyName} for years.` },
    { kind: 'the employer applied to', sentence: `At ${companyName} I trained my colleagues and was promoted.` },
    { kind: 'the employer applied to', sentence: `My career at ${companyName} taught me a lot.` },
  ]
}
