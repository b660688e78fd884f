import { readTexts } from './texts.ts'

const { resumes, postings } = readTexts('tune')

const joined = (texts: { text: string }[], words: number): string => {
  const kept: string[] = []
  let count = 0
  for (const line of texts.flatMap(({ text }) => text.split('\n'))) {
    count += line.split(/\s+/).length
    if (count > words) break
    kept.push(line)
  }
  return kept.join('\n')
}

/** As long as two pages and one page are, made of the texts for building: only how much there is to read matters. */
export const twoPages = joined(resumes, 1_000)
export const onePage = joined(postings, 500)
