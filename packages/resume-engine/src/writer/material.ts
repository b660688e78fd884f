import type { LetterForm } from '#engine/model/forms.ts'
import { companyScore, titleScore } from '#engine/resume-reader/roles.ts'
import { isEarlier } from './jobs.ts'
import { namesCredential } from './letter-skills.ts'
import { fold } from './paragraphs.ts'
import { splitReasons } from './reasons.ts'
import { readResults, takeResults, tellFew, type Proof } from './results.ts'
import { endSentence, lowerFirst, readSigns } from './statements.ts'
import type { Story } from './stories.ts'
import { clean, toDescription, toMotive, toReason, toSaid } from './to-sentences.ts'
import { readVerbPhrase } from './verb-phrases.ts'
import { readWork, type Work, type WorkReading } from './work.ts'
import { countWords } from './words.ts'

/** What a form holds for a letter, each once and in the order in which it was typed. What becomes nothing of it is in `unused`. */
export interface Material extends Work {
  /** Notes on work, as typed, that no sentence tells; whether they name a job. */
  unclear: { text: string; isJob: boolean }[]
  /** What was achieved. */
  proofs: Proof[]
  stories: Story[]
  whyCompany: string[]
  whyPosition: string[]
  ways: string[]
  unused: Record<'whyCompany' | 'whyPosition' | 'valueProposition', string[]>
}

const studies =
  /\b(?:degree|diploma|GED|major(?:ed)?|B\.?[SA]c?\.?|M\.?[SA]c?\.?|MBA|PhD|bachelor|master|associate'?s|university|college|graduated)\b/iu
/** Whether a note tells of a degree or a school. */
export const isStudy = (note: string): boolean => studies.test(note)

export function readMaterial(form: LetterForm): Material {
  const { experience, motivation } = form
  const seen = new Set<string>()
  const isNew = (text: string) => {
    const isSeen = seen.has(fold(text))
    seen.add(fold(text))
    return !isSeen
  }
  const reasons = splitReasons(motivation.whyCompany, toReason, isNew)
  const motives = splitReasons(motivation.whyPosition, toMotive, isNew)
  const work = readWork(form, isNew)
  const found = readResults(experience.keyAchievements, work)
  const { stories } = found
  const proofs = [...takeResults(work.jobs), ...found.proofs]
  const ways = splitReasons(motivation.valueProposition, toWay, isNew)
  const unclear = listUnclear(work)
  const { jobs, introduction, aside, notes } = work
  return {
    jobs,
    introduction,
    aside,
    notes,
    unclear,
    proofs: notes.length + stories.length > 0 ? proofs : tellFew(proofs, jobs, introduction),
    stories,
    whyCompany: reasons.used,
    whyPosition: motives.used,
    ways: ways.used,
    unused: { whyCompany: reasons.unused, whyPosition: motives.unused, valueProposition: ways.unused },
  }
}

/** Notes that no sentence tells: the only line of a job, and what is of none. */
function listUnclear({ jobs, notes, typed }: WorkReading): Material['unclear'] {
  const lonely = jobs.flatMap(({ lines }) => (lines.length === 1 ? lines.filter(({ said }) => said === null) : []))
  return [...lonely.map(({ note }) => note), ...notes.filter((note) => !isStudy(note))]
    .map((note) => ({
      text: typed.get(readSigns(note)) ?? note,
      isJob: isEarlier(note) || namesJob(note) || (jobs.length === 0 && readVerbPhrase(note) === null),
    }))
    .filter(
      ({ text }) => countWords(text) > 2 && !/^I\b/.test(text) && !namesCredential(text) && !/^\p{Lu}{2}/u.test(text),
    )
}

/** "Customer Service Rep, Oxmoor, 2014-2016, evenings", but no "CAMS since 2021". */
const namesJob = (note: string) => /\b(?:19|20)\d\d\b/.test(note) && (titleScore(note) === 1 || companyScore(note) > 0)

const toWay = (text: string) =>
  /^the (?:one|person)\b/i.test(text)
    ? endSentence(`I am ${lowerFirst(clean(text))}`)
    : (toSaid(text, 'present')?.sentence ?? toDescription(text))
