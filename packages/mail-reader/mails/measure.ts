// Prints figures of the fixtures: `node packages/mail-reader/mails/measure.ts [held-back]`. Of the held-back third figures only.
import { measure } from './measure-cases.ts'

const part = process.argv[2] === 'held-back' ? 'held-back' : 'tuned'
const { figures, failures } = await measure(part)
console.table(figures)
if (part === 'tuned') for (const failure of failures) console.log(failure)
else console.log(`${failures.length} failures`)
