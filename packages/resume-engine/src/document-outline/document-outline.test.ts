import { expect, test } from 'vitest'
import { buildOutline, plainLines } from './document-outline.ts'

const listKinds = (text: string, kind: 'resume' | 'cover-letter' = 'resume') =>
  buildOutline(text, kind).blocks.map(({ kind, text }) => `${kind}: ${text}`)

const resume = `Zoë O’Neill
zoe@example.test | +44 20 7946 0018
Leeds, United Kingdom

SUMMARY
Engineer who likes small things.

EXPERIENCE
Site Engineer, Hollis & Sons
Mar 2019 - Present
- Cut waste by 12 %
• Led 4 people

Trainee, Brick Ltd | 2016 - 2018
* Drew plans

VOLUNTEER WORK
Taught on Saturdays

Education
BSc Civil Engineering, University of Leeds, 2016

SKILLS
AutoCAD, Revit`

test('a resume is taken apart line by line', () => {
  expect(listKinds(resume)).toEqual([
    'title: Zoë O’Neill',
    'contact: zoe@example.test | +44 20 7946 0018',
    'contact: Leeds, United Kingdom',
    'heading: SUMMARY',
    'paragraph: Engineer who likes small things.',
    'heading: EXPERIENCE',
    'entry: Site Engineer, Hollis & Sons',
    'dates: Mar 2019 - Present',
    'bullet: Cut waste by 12 %',
    'bullet: Led 4 people',
    'entry: Trainee, Brick Ltd | 2016 - 2018',
    'bullet: Drew plans',
    'heading: VOLUNTEER WORK',
    'paragraph: Taught on Saturdays',
    'heading: Education',
    'entry: BSc Civil Engineering, University of Leeds, 2016',
    'heading: SKILLS',
    'paragraph: AutoCAD, Revit',
  ])
})

test('the second line of a position may name its employer with the dates', () => {
  expect(
    listKinds('A B\na@b.test\n\nWork Experience\nCashier\nCorner Shop, 2016 - 2018\n- Sold things').slice(3),
  ).toEqual(['entry: Cashier', 'dates: Corner Shop, 2016 - 2018', 'bullet: Sold things'])
})

test('headings of other languages are known, and lines from right to left; numbers go with the text around them', () => {
  const { blocks, language } = buildOutline(
    'ليلى حداد\nlayla@example.test\n\nالخبرة العملية\nمهندسة، شركة النور\n2019 - 2022',
    'resume',
  )
  expect(blocks.map(({ kind, isRightToLeft }) => [kind, isRightToLeft])).toEqual([
    ['title', true],
    ['contact', false],
    ['heading', true],
    ['entry', true],
    ['dates', true],
  ])
  expect(language).toBe('ar')
})

test('a letter has a head, paragraphs and lists, and no headings', () => {
  const letter = `Zoë O’Neill\nzoe@example.test\n\nHiring Team\nHollis & Sons\n\nDear Hiring Team,\n\nSKILLS matter.\n- One\n\nKind regards,\nZoë O’Neill`
  expect(listKinds(letter, 'cover-letter')).toEqual([
    'title: Zoë O’Neill',
    'contact: zoe@example.test',
    'paragraph: Hiring Team',
    'paragraph: Hollis & Sons',
    'paragraph: Dear Hiring Team,',
    'paragraph: SKILLS matter.',
    'bullet: One',
    'paragraph: Kind regards,',
    'paragraph: Zoë O’Neill',
  ])
  expect(buildOutline(letter, 'cover-letter').blocks.filter(({ afterGap }) => afterGap)).toHaveLength(4)
  expect(listKinds('Dear Ms Lee,\nI build bridges.', 'cover-letter')).toEqual([
    'paragraph: Dear Ms Lee,',
    'paragraph: I build bridges.',
  ])
})

test.each([
  ['und', 'Ich habe mit der Firma und für den Kunden gearbeitet', 'de'],
  ['han', '软件工程师 Java SQL', 'zh'],
  ['kana', '株式会社でソフトウェアを開発しました', 'ja'],
  ['hangul', '소프트웨어 엔지니어', 'ko'],
  ['hebrew', 'מהנדסת תוכנה', 'he'],
  ['nothing', '', 'en'],
  ['an initial', 'Zoë O’Neill\nDrawing, Surveying', 'en'],
])('the language of a text: %s', (_name, text, language) => {
  expect(buildOutline(text, 'resume').language).toBe(language)
})

test('what cannot be seen is left out, and nothing else is', () => {
  expect(plainLines('a\0b\u202e c\u200bd\tÉ\ud800\u2028می\u200cخواهم\n\n👩\u200d🔧')).toEqual([
    { text: 'ab cd É\ufffd', afterGap: false },
    { text: 'می\u200cخواهم', afterGap: false },
    { text: '👩\u200d🔧', afterGap: true },
  ])
})

/** Numbers that look random and are the same each time. */
function* numbers(seed: number) {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

test('no line of any text is lost or added', () => {
  const pieces = [
    ...resume.split('\n'),
    '-',
    '- ',
    '* *',
    '•',
    '—',
    '2019',
    'A:',
    '\t',
    '\u202e',
    'x'.repeat(300),
    'שלום',
    '# Title',
    '"',
    '',
  ]
  const random = numbers(7)
  const pick = () => pieces[Math.floor((random.next().value ?? 0) * pieces.length)] ?? ''
  for (let count = 0; count < 300; count++) {
    const text = Array.from({ length: 25 }, pick).join('\n')
    for (const kind of ['resume', 'cover-letter'] as const) {
      const texts = buildOutline(text, kind).blocks.map((block) => block.text)
      const lines = plainLines(text).map((line) => line.text)
      expect(texts).toHaveLength(lines.length)
      for (const [index, line] of lines.entries()) expect(line.endsWith(texts[index] ?? '?')).toBe(true)
      expect(texts).not.toContain('')
    }
  }
})
