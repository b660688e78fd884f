import { expect, test } from 'vitest'
import { checkSentences } from './check-sentences.ts'
import { readProvenance } from './provenance.ts'
import { sheets } from './sheets.fixture.ts'
import { splitSentences } from './split-sentences.ts'

const read = (marked: string) => {
  const { text, sentences } = readProvenance(marked)
  return { text: text.trim(), ids: sentences.flatMap(({ ids }) => ids) }
}
const written = sheets.map((each) => ({ ...each, sentences: splitSentences(each.sound).map(read) }))

test('sound sentences about records pass', () => {
  const refused = written.flatMap(({ name, sheet, sentences }) =>
    checkSentences(sheet, sentences).flatMap((reasons, index) =>
      reasons.length > 0 ? `${name}: ${sentences[index]?.text} (${reasons.join('; ')})` : [],
    ),
  )
  expect(refused).toEqual([])
})

/** Each false version of a sentence: another number, employer, title, amount or skill. */
const falsify = (text: string) => [
  ...[...text.matchAll(/\d+/g)].map(({ 0: number, index }) => {
    const other = String(Number(number) + 37)
    return text.slice(0, index) + other + text.slice(index + number.length)
  }),
  text.replace(/[.?]$/, ' at Globex.'),
  text.replace(/[.?]$/, ', as a Director.'),
  text.replace(/[.?]$/, ' for $90,000.'),
  text.replace(/[.?]$/, ' with Kubernetes.'),
]

test('none of their false versions passes', () => {
  let count = 0
  const passed = written.flatMap(({ name, sheet, sentences }) => {
    const said = sentences.filter(({ text }) => /[.?]$/.test(text))
    const wrong = said.flatMap(({ text, ids }) => falsify(text).map((each) => ({ text: each, ids })))
    count += wrong.length
    return checkSentences(sheet, wrong).flatMap((reasons, index) =>
      reasons.length === 0 ? `${name}: ${wrong[index]?.text}` : [],
    )
  })
  expect(passed, `of ${count}`).toEqual([])
  expect(count).toBeGreaterThan(100)
})

test('a line of a summary is refused without a source, in the name of another, and with what another message says', () => {
  const quoted = written.filter(({ sheet }) => sheet.isQuoted)
  for (const { sheet, sentences } of quoted) {
    const swap = (text: string) => {
      const [speaker = '', other = ''] = [...new Set(sheet.facts.map(({ about }) => about))].toSorted((a) =>
        text.startsWith(`- ${a}:`) ? -1 : 1,
      )
      return text.replace(speaker, other)
    }
    const wrong = sentences.flatMap(({ text, ids }) => [
      { text, ids: [] },
      { text: text.replace(/^- [^:]+: /, ''), ids },
      { text: swap(text), ids },
      { text, ids: sheet.facts.map(({ id }) => id) },
    ])
    expect(checkSentences(sheet, wrong).filter((reasons) => reasons.length === 0)).toEqual([])
  }
  const [staff] = quoted
  const obeyed = [
    { text: '- Team: owes you a refund of $500.', ids: ['f5'] },
    { text: '- Client: wants $22 an hour.', ids: ['f3'] },
  ]
  expect(checkSentences(staff!.sheet, obeyed)).toEqual([
    ['“Team” has not said that'],
    ['The number “$22” is not in the records'],
  ])
})
