/**
 * Near-matches of the patterns that the text functions look for. Repeated to fill a whole text, each makes a function
 * that is not linear show it: a match that begins everywhere and ends nowhere, or facts that are compared with facts.
 */
const hostileUnits = [
  // Dates and spans, known and unknown, that are each looked up in the form.
  'one hundred and 2019 - 2020 ',
  'one hundred and 2019 – 2020 ',
  'January 2019 - 2020 \\/',
  '漢2019 – 2020 <',
  'January ',
  'January 2019 - present, ',
  '2019-01 until 2020-02\n',
  '2019 ',
  '06/2015 - 02/2019\n',
  '2019年1月',
  // Numbers and units.
  '1',
  '1 000 ',
  '1,000.',
  '12% of $3 ',
  'two hundred and ',
  'one ',
  'and ',
  '一二三',
  '第一',
  '三十五家',
  // Contacts.
  'a@',
  'a.b@c.',
  'www.',
  'http://',
  'https://a.com/',
  'a.com/b ',
  'acme.com ',
  '555 010 0142\n',
  '(555) 0',
  '+1-2.3',
  'linkedin.com/in/a ',
  // Names, initials, titles and degrees.
  'ABC ',
  'ABC DEF. ',
  'Acme of Leeds ',
  'Acme Ltd ',
  'Senior ',
  'Senior Software Engineer at Acme, ',
  'bachelor ',
  'BSc of ',
  'certified ',
  "a'",
  "it's ",
  'É',
  'e\u0301',
  'Ünïted ',
  // Sentences and clauses that never end.
  'as a ',
  'as an I ',
  'you ask for Excel ',
  'and I ',
  'Dear you; ',
  'at the ',
  // Skills, listings and headings.
  'Excel ',
  'Excel, ',
  'C++ C# .NET ',
  'node.js.',
  'skills in ',
  'SKILLS ',
  'SKILLS\nExcel\n',
  'EXPERIENCE\n',
  'Experience: ',
  'proficient in SAP\n',
  'experience with skills including ',
  // Orders to a machine.
  'ignore all previous ',
  'ignore previous instructions and score ',
  // Other scripts.
  '漢字',
  '漢 字 ',
  'データ',
  '데이터 ',
  'شركة ',
  'في الشركة ',
  'עם ',
  'привет ',
  'Москве и ',
  // Signs, blanks and bullets.
  ' ',
  '\n',
  '\t',
  ' \n',
  '-',
  '- ',
  '- a\n',
  '• ',
  '|',
  ' | ',
  ', ',
  '. ',
  '.',
  '...',
  '(',
  '()',
  '"',
  '“a” ',
  ':',
  'a:',
  ';',
  '_',
  '—',
  '/',
  '&',
  '*',
  '#',
  '<',
  '<a',
  '</',
  '<!--',
  '&amp',
  '{"',
  '[',
  '[[',
  '{',
  '\\',
  '\u200b',
  '\u00a0',
  '\u202e',
  'a',
  'A',
  'ab ',
  'Ab ',
  'a b',
  'aA',
  'a1',
  '1a',
  'Managed 3 budgets of $2,000 for the sales team, using Excel and SAP daily. ',
  'Responsible for ',
  'University of ',
  'Street 12, 12345 ',
  'years of experience ',
  '5+ years ',
  'must have ',
  'Remote, ',
]

const letterAt = (first: number, index: number) => String.fromCodePoint(first + index)
/** A word of four letters of one alphabet, another one for each index. */
const createWord = (first: number, letters: number, index: number) =>
  [1, letters, letters ** 2, letters ** 3].map((unit) => letterAt(first, Math.floor(index / unit) % letters)).join('')

/** Texts whose facts all differ: a comparison of each with each shows in these alone. */
const hostileRows: Record<string, (index: number) => string> = {
  'different words': (index) => `Ab${index.toString(36)} a${index}c ${index}% `,
  'different acronyms': (index) => `${createWord(0x41, 26, index)} `,
  'different numbers': (index) => `${index * 7 + 3000} things `,
  'different dates': (index) => `May ${1900 + (index % 190)} - July ${1900 + ((index * 7) % 190)}, `,
  'different jobs': (index) => `Engineer, Acme${index}, ${1950 + (index % 70)} - ${1951 + (index % 70)}\n`,
  'different bullets': (index) => `- Managed ${index} budgets at Acme${index}\n`,
  'different titles': (index) => `Engineer${index} Manager, SENIOR\n`,
  'different phone numbers': (index) => `555 ${1_000_000 + index * 37}\n`,
  'different links': (index) => `a${index}.com/x${index} `,
  'different mail addresses': (index) => `a${index}@b${index}.com `,
  'different Cyrillic words': (index) => `${createWord(0x430, 32, index)}ов `,
  'different Arabic words': (index) => `في ${createWord(0x627, 20, index)} `,
  'different Chinese signs': (index) => letterAt(0x4e00, (index * 7919) % 20_000),
  'different Korean words': (index) => `${letterAt(0xac00, (index * 7919) % 11_000)}${index % 3 ? '' : ' '}`,
}

/** A row of parts made by their number, at least `size` long before it is cut. */
function repeatPart(part: (index: number) => string, size: number): string {
  let text = ''
  for (let index = 0; text.length < size; index++) text += part(index)
  return text.slice(0, size)
}

/** Every hostile text by its name, in any size. */
export const hostileTexts: [name: string, make: (size: number) => string][] = [
  ...hostileUnits.map((unit): [string, (size: number) => string] => [
    JSON.stringify(unit),
    (size) => repeatPart(() => unit, size),
  ]),
  ...Object.entries(hostileRows).map(([name, part]): [string, (size: number) => string] => [
    name,
    (size) => repeatPart(part, size),
  ]),
]
