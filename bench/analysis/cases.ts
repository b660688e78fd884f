import { args } from '../smoke.ts'
import { findWrongReadings } from '#engine/posting/check-term-case.fixture.ts'
import { termCases } from '#engine/posting/term-cases.fixture.ts'

/* How many of the cases of one kind are read as a person reads them: node bench/analysis/cases.ts [--list] */
for (const [kind, cases] of Map.groupBy(termCases, ({ kind }) => kind)) {
  const wrong = cases.map((one) => ({ ...one, found: findWrongReadings(one) })).filter(({ found }) => found.length > 0)
  console.log(`${kind.padEnd(12)} ${cases.length - wrong.length} of ${cases.length} read right`)
  if (args.includes('--list'))
    for (const { posting, found } of wrong) console.log(`  ${JSON.stringify(posting.slice(-90))}: ${found.join('; ')}`)
}
