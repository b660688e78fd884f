import { expect, test } from 'vitest'
import { layOut, type Paragraph } from './flow-layout.ts'

const listItem = (text: string, listLevel: number): Paragraph => ({
  kind: 'paragraph',
  runs: [{ text, fontSize: 10, font: '' }],
  isListItem: true,
  listLevel,
  spaceBefore: 0,
  spaceAfter: 0,
})

test('a nested list is indented further', () => {
  const { items } = layOut([listItem('Acme', 0), listItem('Built', 1)], 'body')
  const [first, second] = items.filter(({ text }) => text.startsWith('•'))
  expect(second!.x).toBeGreaterThan(first!.x)
})
