import { analyzeResume } from '#engine/analyze-resume.ts'
import type { TermCase } from './term-cases.fixture.ts'

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#&]+/gu, ' ')
    .trim()} `
const isEducation = (line: string) => /\b(?:19|20)\d\d\b|degree|diploma|license|\b(?:in|TU)\b/.test(line)

/** What is wrong with how a case is read; empty where it is read as a person reads it. */
export function findWrongReadings({ posting, asks = [], never = [], met = [], unmet = [] }: TermCase): string[] {
  const read = (line: string) =>
    analyzeResume({
      text: `Experience\nClerk, Acme, Jan 2019 - Dec 2020\n- ${line}\n\nEducation\n${isEducation(line) ? line : ''}`,
      jobDescription: posting,
    }).requirements
  const terms = read('Worked').flatMap(({ any }) => any)
  const isAsked = (wanted: string) => terms.some((term) => words(term).includes(words(wanted)))
  return [
    ...asks.filter((wanted) => !isAsked(wanted)).map((wanted) => `not asked for: ${wanted}`),
    ...never
      .flatMap((word) =>
        word === '*'
          ? terms.filter((term) => !asks.includes(term))
          : terms.filter((term) => words(term).includes(words(word))),
      )
      .map((term) => `no requirement: ${term}`),
    ...met.filter((line) => !read(line).some((one) => one.met)).map((line) => `not met by: ${line}`),
    ...unmet.filter((line) => read(line).some((one) => one.met)).map((line) => `met by: ${line}`),
  ]
}
