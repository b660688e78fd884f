import { expect, test } from 'vitest'
import { blankPosition, blankResume } from '@foothold/resume-engine/resume-values'
import { findWords, prepareText, saysTerm } from './find-words.ts'
import { findInForm, listFormTexts } from './form-texts.ts'

const find = (text: string, quote: string) => {
  const found = findWords(prepareText(text), quote)
  return found && text.slice(found.start, found.end)
}

test('words are found whatever their case and accents', () => {
  expect(find('I was RESPONSIBLE for résumés.', 'Responsible for resumes')).toBe('RESPONSIBLE for résumés')
  expect(find('Nothing of it', 'Responsible for reports')).toBeNull()
  expect(find('Anything', ' ')).toBeNull()
})

test('a line is found that a writer turned into a bullet', () => {
  const typed = 'worked nights\nI am planning the weekly routes for 40 trucks, with Excel\ntrained two clerks'
  expect(find(typed, 'Planned weekly routes for 40 trucks with Excel')).toBe(
    'I am planning the weekly routes for 40 trucks, with Excel',
  )
})

test('texts of other scripts are found', () => {
  expect(find('Работал водителем.\nВёл учёт товаров на складе', 'Вел учет товаров')).toBe('Вёл учёт товаров')
  expect(find('عملت في المخازن\nأدرت فريقا من خمسة', 'أدرت فريقا من خمسة')).toBe('أدرت فريقا من خمسة')
  expect(find('物流管理を担当し、在庫を削減', '在庫を削減')).toBe('在庫を削減')
})

test('the field that says most of the words wins, and the posting is no text of the person', () => {
  const values = {
    ...blankResume,
    jobDescription: 'Cut empty miles by 18% in one year',
    summary: 'I cut costs in one year',
    positions: [
      blankPosition,
      { ...blankPosition, achievements: 'Trained clerks\ncutting empty miles by 18% in a year' },
    ],
    sections: [
      {
        id: 's1',
        kind: 'projects' as const,
        title: '',
        entries: [
          { title: 'Stock app', detail: '', startDate: '', endDate: '', link: '', description: 'Wrote it in Go' },
        ],
      },
    ],
  }
  const texts = listFormTexts({ kind: 'resume', values })
  expect(findInForm(texts, 'Cut empty miles by 18% in one year')?.name).toBe('positions.1.achievements')
  expect(findInForm(texts, 'Wrote it in Go')?.name).toBe('sections.0.entries.0.description')
  expect(findInForm(listFormTexts({ kind: 'resume', values: { ...blankResume, positions: [] } }), 'Wrote')).toBeNull()
})

test('a search takes time that grows with the text alone', () => {
  const count = (lines: number) => {
    const text = Array.from({ length: lines }, (_, at) => `line ${at} a a a b b b c c c d d d`).join('\n')
    let reads = 0
    const { folded, tokens } = prepareText(text)
    const counted = tokens.map((token) => ({
      ...token,
      get stem() {
        reads += 1
        return token.stem
      },
    }))
    expect(findWords({ folded, tokens: counted }, 'a b c d e f g h zzz')).toBeNull()
    return reads
  }
  expect(count(1_000)).toBeLessThan(count(250) * 4.5)
})

test('a term is said by its words in any form, and not by parts of other words', () => {
  expect(saysTerm('Planned routes in EXCEL', 'Excel')).toBe(true)
  expect(saysTerm('Reconciled the accounts', 'account reconciliation')).toBe(false)
  expect(saysTerm('Ran account reconciliations', 'account reconciliation')).toBe(true)
  expect(saysTerm('Wrote services in Rust', 'R')).toBe(false)
  expect(saysTerm('Wrote C++ and C#', 'C#')).toBe(true)
})

test('of a long paragraph only the words are found', () => {
  const typed = `I joined as a clerk in a small town and stayed for years. I am planning the weekly routes for 40 trucks. ${'Other words follow here. '.repeat(20)}`
  expect(find(typed, 'Planned weekly routes for 40 trucks')).toBe('planning the weekly routes for 40 trucks')
})
