import { expect, test } from 'vitest'
import { addSkill } from './add-skill.ts'

test('the skill goes to the end of the list', () => {
  expect(addSkill('NAME\n\nSKILLS\nExcel, SAP\n\nEDUCATION\nBA', 'SQL')).toBe(
    'NAME\n\nSKILLS\nExcel, SAP, SQL\n\nEDUCATION\nBA',
  )
})

test('a list in groups takes it into the last group', () => {
  expect(addSkill('Skills\nTools: Excel\nLanguages: French.\n', 'SQL')).toBe(
    'Skills\nTools: Excel\nLanguages: French, SQL\n',
  )
})

test('a list of bullets gets a bullet', () => {
  expect(addSkill('TECHNICAL SKILLS:\n- Excel\n- SAP\n\nEXPERIENCE\n- Sold', 'SQL')).toBe(
    'TECHNICAL SKILLS:\n- Excel\n- SAP\n- SQL\n\nEXPERIENCE\n- Sold',
  )
})

test('an empty section gets its first line, and a text without one gets the section', () => {
  expect(addSkill('SKILLS\n\nEDUCATION\nBA', 'SQL')).toBe('SKILLS\nSQL\n\nEDUCATION\nBA')
  expect(addSkill('Ana\n- Drove', 'SQL')).toBe('Ana\n- Drove\n\nSKILLS\nSQL\n')
})

test('a list in capitals is no heading', () => {
  expect(addSkill('SKILLS\nSQL, SAP\n\nEDUCATION\nBA', 'AWS')).toBe('SKILLS\nSQL, SAP, AWS\n\nEDUCATION\nBA')
})
