import { expect, test } from 'vitest'
import { analyzeResume } from '#engine/analyze-resume.ts'
import { findWrongReadings } from './check-term-case.fixture.ts'
import { termCases } from './term-cases.fixture.ts'

test.each(termCases)('a posting is read as a person reads it: $kind, $posting', (termCase) => {
  expect(findWrongReadings(termCase)).toEqual([])
})

test.each([
  [
    'a wish in brackets',
    'A certified forklift licence (a crane licence is preferable) and 5 years of palletizing',
    ['forklift', 'palletizing'],
    ['crane'],
  ],
  [
    'a wish before what years are asked for',
    'Experience in welding, preferably in food and beverage with 3 years of palletizing',
    ['welding', 'palletizing'],
    ['food and beverage'],
  ],
  [
    'a wish behind what is required',
    "Bachelor's degree is required with a focus in marketing preferred",
    ['Bachelor'],
    ['marketing'],
  ],
  [
    'lines that only a comma parts',
    'Have experience of payroll, ideally in retail,Be comfortable with Gmail',
    ['payroll', 'Gmail'],
    ['retail'],
  ],
  [
    'an invitation in brackets',
    '2 years of accounting experience (recent graduates are encouraged to apply)',
    ['accounting'],
    [],
  ],
])('%s changes nothing of what stands beside it', (_, line, required, preferred) => {
  const { requirements } = analyzeResume({
    text: 'Experience\nClerk, Acme, 2019 - 2020\n- Worked',
    jobDescription: `Requirements\n- Excel\n- ${line}`,
  })
  const find = (isRequired: boolean) =>
    requirements.filter((one) => one.required === isRequired).flatMap(({ any }) => any)
  for (const term of required) expect(find(true)).toContainEqual(expect.stringContaining(term))
  for (const term of preferred) expect(find(false)).toContainEqual(expect.stringContaining(term))
  expect(find(false)).toHaveLength(preferred.length)
})
