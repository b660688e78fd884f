import { expect, test } from 'vitest'
import type { TextPage } from '#engine/model/document-text.ts'
import { buildDocument, item, page, buildPage } from './page.fixture.ts'
import { readResume } from './read-resume.ts'

const read = (...lines: string[]) => readResume(buildDocument(buildPage(['Ann Example', ...lines])))
const readPage = (made: TextPage) => readResume(buildDocument(made))

test.each([
  ['a word and no colon', 'Adresse Lyon (69), France', 'Tél. 06 39 98 12 45', 'E-mail ann@mail.example'],
  ['single letters', 'A Oudegracht 214, 3511 NR Utrecht', 'T 06-55501829', 'E ann@mail.example'],
  ['signs', '📍 Halifax, NS B3H 2Y9', '📞 902-555-0171', '✉ ann@mail.example'],
  ['a line of their own', 'Address', '12 Mill Lane', 'Mobile phone', '0905 550 117'],
])('labels may be %s', (_what, ...lines) => {
  const { address, phone } = read(...lines)
  expect(lines.join('\n')).toContain(address)
  expect(lines.join('\n')).toContain(phone)
  expect(address).toMatch(/^(?:Lyon|Oude|Halifax|12 Mill)/)
  expect(phone).toMatch(/^(?:06|902|0905)/)
})

test.each([
  ['12 Mill Lane, Bristol BS6 7QT, +44 7700 900461, ann@mail.example', '12 Mill Lane, Bristol BS6 7QT', '447700900461'],
  [
    'Calle Mayor 9, 20003 Donostia / +34 655 550 192 / ann@mail.example',
    'Calle Mayor 9, 20003 Donostia',
    '34655550192',
  ],
  ['Address: 3 Elm Rd, Leeds Phone: 0113 496 0123 Email: ann@mail.example', '3 Elm Rd, Leeds', '01134960123'],
  [
    '〒604-8001 京都府京都市中京区12-3 ∕ 075-555-0138 ∕ ann@mail.example',
    '〒604-8001 京都府京都市中京区12-3',
    '0755550138',
  ],
  [
    'Rua A, 310, Curitiba, PR, 80010-000 | (41) 95555-0187 | ann@mail.example',
    'Rua A, 310, Curitiba, PR, 80010-000',
    '41955550187',
  ],
  ['愛知県豊田市若宮町3-14 ・ 090-5550-0127 ・ ann@mail.example', '愛知県豊田市若宮町3-14', '09055500127'],
  ['Utrecht | 06-55501829 | ann@mail.example', 'Utrecht', '0655501829'],
])('%s is parted', (line, address, phone) => {
  const fields = read(line)
  expect(fields).toMatchObject({ fullName: 'Ann Example', address, email: 'ann@mail.example' })
  expect(fields.phone.replaceAll(/\D/g, '')).toBe(phone)
})

test('a title that holds a word for streets is no address', () => {
  expect(read('Specjalistka ds. kadr i płac', 'ul. Lipowa 14, 30-702 Kraków', 'ann@mail.example').address).toBe(
    'ul. Lipowa 14, 30-702 Kraków',
  )
})

test('what did not fit beside a label goes on beneath it, and not in the cell next to it', () => {
  const made = page([
    ['Ann Example', 50, 50, { fontSize: 20 }],
    ['Address: Flat 4B, Lakeview Residency,', 50, 80],
    ['Mob: +91 98455 50132', 300, 80],
    ['Bengaluru 560038', 50, 92],
    ['E-mail: ann@mail.example', 50, 104],
  ])
  expect(readPage(made).address).toBe('Flat 4B, Lakeview Residency, Bengaluru 560038')
})

test('contact beneath everything else is read there, and belongs to no list', () => {
  const fields = read(
    'Certifications',
    'First aid',
    'Seestrasse 112, 8700 Küsnacht · +41 79 555 01 48 · ann@mail.example',
  )
  expect(fields).toMatchObject({ address: 'Seestrasse 112, 8700 Küsnacht', phone: '+41 79 555 01 48' })
  expect(fields.certifications).toEqual(['First aid'])
})

test('text beneath a short column goes on in the long one', () => {
  const left = ['Ann Example', 'Nurse', 'Profile', 'Helps.', 'Education'].map((text, row) =>
    item([text, 50, 50 + row * 14]),
  )
  const right = ['Utrecht', '06-55501829', 'ann@mail.example'].map((text, row) => item([text, 350, 54 + row * 12]))
  const last = item([`Bachelor of Science, ${'Long '.repeat(10)}University`, 50, 120])
  const fields = readPage({ width: 600, height: 800, items: [...left, ...right, last], part: 'body' })
  expect(fields.education).toHaveLength(1)
})

test('a year at the edge of the text belongs to it, not to the column beside it', () => {
  const left = ['Education', 'Bachelor of Science', 'Acme University', 'Work', 'Nurse'].map((text, row) =>
    item([text, 50, 50 + row * 14]),
  )
  const year = item(['2016', 310, 64])
  const right = ['Skills', 'Java', 'SQL', 'Go', 'Excel', 'Word'].map((text, row) => item([text, 380, 50 + row * 13]))
  const fields = readPage({ width: 600, height: 800, items: [...left, year, ...right], part: 'body' })
  expect(fields.education[0]?.graduationYear).toBe(2016)
  expect(fields.skills).toEqual(['Java', 'SQL', 'Go', 'Excel', 'Word'])
})

test.each([
  ['in a column at the right', [400, '12 Mill Lane'], [420, 'Bristol BS6 7QT'], '12 Mill Lane, Bristol BS6 7QT'],
  ['where no space parts words', [50, '台北市大安區和平東路二'], [50, '段100號'], '台北市大安區和平東路二段100號'],
  [
    'behind a house of four digits',
    [50, 'Av. Rosas 1210,'],
    [50, '44500 Guadalajara'],
    'Av. Rosas 1210, 44500 Guadalajara',
  ],
] as const)('an address goes on beneath %s', (_where, [x, first], [below, second], address) => {
  const width = (text: string) => (x === 400 ? { width: 500 - (text === first ? x : below) } : {})
  const made = page([
    ['Ann Example', 50, 30, { fontSize: 20 }],
    [first, x, 80, width(first)],
    [second, below, 94, width(second)],
    ['ann@mail', 50, 150],
  ])
  expect(readPage(made).address).toBe(address)
})

test('a labelled number is found behind other sections too', () => {
  expect(read('Work Experience', 'Clerk, Acme Ltd, 2019 - 2021', 'Skills', 'Excel', 'Phone: 0113 496 0123').phone).toBe(
    '0113 496 0123',
  )
})

test('values stand beneath a row of their labels', () => {
  const made = page([
    ['Ann Example', 50, 30, { fontSize: 20 }],
    ['Osoite', 50, 80],
    ['Puhelin', 250, 80],
    ['Sähköposti', 400, 80],
    ['Tampere', 50, 94],
    ['040 555 0138', 250, 94],
    ['ann@mail.example', 400, 94],
  ])
  expect(readPage(made)).toMatchObject({ address: 'Tampere', phone: '040 555 0138', email: 'ann@mail.example' })
})

test('a period that goes on where the next line begins is one', () => {
  const { workHistory } = read(
    'Work experience',
    'Architect, Studio Lanterna GmbH, Genova gennaio 2019 – in',
    'corso',
    '• Built.',
  )
  expect(workHistory).toMatchObject([{ position: 'Architect', company: 'Studio Lanterna GmbH', isCurrent: true }])
  expect(workHistory[0]?.startDate).toBe('2019-01')
})

test('the legal form at the end of a long line ends no sentence', () => {
  const { workHistory } = read(
    'Work',
    'Starsza specjalistka ds. płac i kadr | Meblostan Sp. z o.o.',
    '04.2017 – obecnie | Kraków',
  )
  expect(workHistory).toMatchObject([{ company: 'Meblostan Sp. z o.o.' }])
})
