import { analyzeResume } from '@foothold/resume-engine/analyze'
import { choose } from '../smoke.ts'
import { randomFrom } from './statistics.ts'
import { readTexts } from './texts.ts'

/*
 * How often tricks with keywords are flagged, what they win all the same, and how often honest texts are flagged:
 * node bench/analysis/tricks.ts [--list]
 */
const isListed = process.argv.includes('--list')
const flagIds = new Set(['copied_posting', 'stuffed_terms', 'repeated_terms', 'hidden_text'])

type Change = (resume: string, posting: string, missing: string[]) => string | null

const random = randomFrom(7)
const shuffle = <Entry>(entries: Entry[]) =>
  entries
    .map((entry) => ({ entry, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ entry }) => entry)

function cutPieces(posting: string, size: number): string[] {
  const words = posting.split(/\s+/)
  return Array.from({ length: Math.ceil(words.length / size) }, (_, index) =>
    words.slice(index * size, (index + 1) * size).join(' '),
  )
}

const replaceEvery = (posting: string, step: number) =>
  posting
    .split(/(\s+)/)
    .map((word, index) => (index % (2 * step) === 2 * step - 2 ? 'various' : word))
    .join('')

/** Changes lines that begin with a bullet, three terms each; null for a resume without bullets. */
function changeBullets(resume: string, missing: string[], change: (line: string, terms: string[]) => string) {
  let next = 0
  const lines = resume.split('\n').map((line) => {
    if (!/^[-•]/.test(line) || next >= missing.length) return line
    const terms = missing.slice(next, next + 3)
    next += 3
    return change(line, terms)
  })
  return next === 0 || missing.length < 3 ? null : lines.join('\n')
}

const tricks: Record<string, Change> = {
  'posting pasted at the end': (resume, posting) => `${resume}\n\n${posting}`,
  'posting pasted, every 7th word changed': (resume, posting) => `${resume}\n\n${replaceEvery(posting, 7)}`,
  'posting pasted as one line': (resume, posting) => `${resume}\n\n${posting.replaceAll(/\s+/g, ' ')}`,
  'lines of the posting shuffled': (resume, posting) => `${resume}\n\n${shuffle(posting.split('\n')).join('\n')}`,
  'pieces of 6 words shuffled': (resume, posting) => `${resume}\n\n${shuffle(cutPieces(posting, 6)).join('\n')}`,
  'three missing terms behind each bullet': (resume, _, missing) =>
    changeBullets(resume, missing, (line, terms) => `${line.replace(/[.\s]+$/, '')}, ${terms.join(', ')}`),
  'three missing terms before each bullet': (resume, _, missing) =>
    changeBullets(resume, missing, (line, terms) =>
      line.replace(/^[-•]\s*/, (bullet) => `${bullet}${terms.join(', ')}, `),
    ),
  'missing terms as bullets of their own': (resume, _, missing) =>
    changeBullets(resume, missing, (line, terms) => `${line}\n- ${terms.join(', ')}`),
  'missing terms in the middle of bullets': (resume, _, missing) =>
    changeBullets(resume, missing, (line, terms) => {
      const words = line.split(' ')
      return [...words.slice(0, 3), ...terms, ...words.slice(3)].join(' ')
    }),
  'all terms as a line under the work': (resume, _, missing) =>
    changeBullets(resume, missing, (line, terms) =>
      terms[0] === missing[0] ? `${line}\n${missing.join(', ')}` : line,
    ),
  'a term said 30 times': (resume, _, missing) =>
    missing[0] ? `${resume}\n${`- Used ${missing[0]} for the team\n`.repeat(30)}` : null,
}

const honest: Record<string, Change> = {
  'the resume as it is': (resume) => resume,
  'all terms as a list of skills, in the order of the posting': (resume, _, missing) =>
    `${resume}\n\nSkills\n${missing.join(', ')}`,
  'a line of tools under a job': (resume, _, missing) =>
    changeBullets(resume, missing, (line, terms) =>
      terms[0] === missing[0] ? `${line}\nTools: ${missing.slice(0, 6).join(', ')}` : line,
    ),
  'each term in a separate sentence': (resume, _, missing) =>
    changeBullets(
      resume,
      missing,
      (line, terms) => `${line}\n${terms.map((term) => `- Used ${term} every day for the team`).join('\n')}`,
    ),
  'three terms in a sentence': (resume, _, missing) =>
    changeBullets(
      resume,
      missing,
      (line, terms) => `${line}\n- Worked with ${terms.slice(0, -1).join(', ')} and ${terms.at(-1)} for 3 years`,
    ),
}

interface Tally {
  flagged: number
  all: number
  won: number
}

function measure(changes: Record<string, Change>, isWanted: boolean) {
  const total: Tally = { flagged: 0, all: 0, won: 0 }
  for (const [name, change] of Object.entries(changes)) {
    const tally: Tally = { flagged: 0, all: 0, won: 0 }
    for (const half of ['tune', 'held'] as const) {
      const { resumes, postings } = readTexts(half)
      for (const [index, resume] of resumes.slice(0, choose(undefined, 2)).entries()) {
        const own = postings.filter(({ occupation }) => occupation === resume.occupation)
        const others = postings.filter(({ occupation }) => occupation !== resume.occupation)
        for (const posting of [...own, others[index % others.length]!]) {
          const before = analyzeResume({ text: resume.text, jobDescription: posting.text })
          const missing = before.requirements.filter(({ met }) => !met).flatMap(({ any }) => any.slice(0, 1))
          const text = change(resume.text, posting.text, missing)
          if (text === null) continue
          const after = analyzeResume({ text, jobDescription: posting.text })
          const flags = after.flags.filter(({ id }) => flagIds.has(id))
          tally.all++
          tally.won += Number(after.atsScore) - Number(before.atsScore)
          if (flags.length > 0) tally.flagged++
          if (isListed && flags.length > 0 !== isWanted)
            console.log(
              `--- ${name}: ${resume.occupation} ${index}`,
              flags.map(({ id, evidence }) => `${id}: ${evidence}`),
              missing,
            )
        }
      }
    }
    print(name, tally)
    for (const key of ['flagged', 'all', 'won'] as const) total[key] += tally[key]
  }
  print('all', total)
}

function print(name: string, { flagged, all, won }: Tally) {
  console.log(
    `  ${name.padEnd(60)} flagged ${((100 * flagged) / all).toFixed(1)} % of ${all}, score ${won >= 0 ? '+' : ''}${(won / all).toFixed(1)}`,
  )
}

console.log('tricks')
measure(tricks, true)
console.log('honest')
measure(honest, false)
