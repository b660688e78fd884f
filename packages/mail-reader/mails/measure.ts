// Prints figures of the fixtures: `node packages/mail-reader/mails/measure.ts [held-back]`. Of the held-back third figures only.
import { classifyCases, measure } from './measure-cases.ts'

const part = process.argv[2] === 'held-back' ? 'held-back' : 'tuned'
const { figures, failures } = measure(await classifyCases(part))
const rows = Object.entries(figures).map(
  ([name, { precision, recall, right, found, wanted }]) =>
    `${name.padEnd(20)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  ${right} right of ${found} found, ${wanted} wanted`,
)
process.stdout.write(`${[...rows, `${failures.length} failures`, ...(part === 'tuned' ? failures : [])].join('\n')}\n`)
