import { readTerms } from '#engine/posting/terms.ts'
import { readText } from '#engine/text/reading.ts'
import { args, choose } from '../smoke.ts'
import { isSame } from './same-term.ts'
import { employerSets, ownSets, readEmployerPostings, readPostings, type LabelledPosting } from './postings.ts'

/*
 * How well requirements are read in labelled postings: node bench/analysis/read-postings.ts [texts.json] [set ...] [--list] [--shown]
 * The texts of the sets `real`, `learn` and `kept` are in `texts.json`. `--list` prints what was missed and what was wrong,
 * posting by posting. A posting that names one thing by two spellings ("version control (SVN)") asks for it once: either
 * counts. With `--shown` only the spelling that is shown does.
 */
const texts = args.find((arg) => arg.endsWith('.json'))
const sets = [...ownSets, ...(texts ? employerSets : [])].filter(
  (set, _, all) => args.includes(set) || !all.some((one) => args.includes(one)),
)

/** Asked for nearly everywhere; reading them or not makes no difference to the figures. */
const softSkills =
  /communicat|team|attention|detail|organi[sz]|interpersonal|time management|problem|flexib|leadership|computer|initiative|bilingual|fluent|multitask|prioriti|creativ|mentor|present|train|document|accura|schedul|proactive|analytic/i

const isSoft = ([term = '']: string[]) => softSkills.test(term)
const show = (any: string[][]) => any.map(([term]) => term).join(' | ')

/** Whether one of the spellings is among the labels. */
const isIn = (spellings: string[], groups: string[][]) =>
  groups.some((group) => group.some((label) => spellings.some((one) => isSame(label, one))))

interface Requirement {
  required: boolean
  /** What meets it, each by all of its spellings. */
  any: string[][]
}

function readRequirements(posting: string): Requirement[] {
  const reading = readText(posting)
  const { terms, requirements } = readTerms(reading)
  const spellings = new Map(
    terms.map(({ key, term, inJob }) => [
      key,
      args.includes('--shown') ? [term] : [term, ...inJob.map(([start, end]) => reading.text.slice(start, end))],
    ]),
  )
  return requirements.map(({ keys, required }) => ({ required, any: keys.map((key) => spellings.get(key) ?? []) }))
}

interface Counts {
  right: number
  read: number
  found: number
  labelled: number
}
const createCounts = (): Counts => ({ right: 0, read: 0, found: 0, labelled: 0 })

function measure(postings: LabelledPosting[]) {
  const counts = { required: createCounts(), preferred: createCounts(), alternatives: createCounts() }
  const terms = { read: 0, wrong: 0, traps: 0, labelledTraps: 0 }
  for (const posting of postings) {
    const requirements = readRequirements(posting.text)
    const optional = posting.optional.map((term) => [term])
    const lists = { required: posting.required, preferred: posting.preferred }
    const notes: string[] = []
    for (const kind of ['required', 'preferred'] as const) {
      const read = requirements.filter(({ required }) => required === (kind === 'required'))
      const counted = read.filter(
        ({ any }) =>
          any.some((term) => isIn(term, lists[kind])) || !any.some((term) => isSoft(term) || isIn(term, optional)),
      )
      const right = counted.filter(({ any }) => any.some((term) => isIn(term, lists[kind])))
      const found = lists[kind].filter((group) => read.some(({ any }) => any.some((term) => isIn(term, [group]))))
      counts[kind].read += counted.length
      counts[kind].right += right.length
      counts[kind].labelled += lists[kind].length
      counts[kind].found += found.length
      for (const { any } of counted.filter((one) => !right.includes(one))) notes.push(`  - not ${kind}: ${show(any)}`)
      for (const group of lists[kind].filter((group) => !found.includes(group)))
        notes.push(`  - missed ${kind}: ${group.join(' | ')}`)
    }
    measureAlternatives(posting, requirements, counts.alternatives, notes)
    const all = [...posting.required, ...posting.preferred, ...optional]
    for (const term of requirements.flatMap(({ any }) => any)) {
      terms.read++
      if (isIn(term, all) || isSoft(term)) continue
      terms.wrong++
      notes.push(`  - no term: ${term[0]}`)
    }
    terms.labelledTraps += posting.wrong.length
    for (const trap of posting.wrong) {
      const hit = requirements.flatMap(({ any }) => any).find((term) => isIn(term, [[trap]]) && !isIn(term, all))
      if (hit) terms.traps++
    }
    if (args.includes('--list')) console.log([posting.name, ...notes].join('\n'))
  }
  return { counts, terms }
}

/** A labelled group is found if two or more of its members are one requirement and none of them is another one. */
function measureAlternatives(
  { required, preferred }: LabelledPosting,
  requirements: Requirement[],
  counts: Counts,
  notes: string[],
) {
  const labelled = [...required, ...preferred].filter((group) => group.length > 1)
  const holds = (group: string[], { any }: Requirement) =>
    group.filter((label) => any.some((term) => isIn(term, [[label]])))
  for (const group of labelled) {
    const readers = requirements.filter((requirement) => holds(group, requirement).length > 0)
    const isFound = readers.some((requirement) => holds(group, requirement).length > 1)
    counts.labelled++
    if (isFound) counts.found++
    else
      notes.push(
        `  - alternatives not read: ${group.join(' | ')} as ${readers.map(({ any }) => show(any)).join(' ; ')}`,
      )
  }
  for (const requirement of requirements.filter(({ any }) => any.length > 1)) {
    counts.read++
    if (labelled.some((group) => holds(group, requirement).length > 1)) counts.right++
    else notes.push(`  - no alternatives: ${show(requirement.any)}`)
  }
}

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3))
for (const set of sets) {
  const isEmployers = employerSets.some((one) => one === set)
  const read = isEmployers ? readEmployerPostings(set, texts ?? '') : readPostings(set)
  const postings = read.slice(0, choose(undefined, 3))
  const { counts, terms } = measure(postings)
  console.log(`\n${set}: ${postings.length} postings`)
  for (const [name, { right, read, found, labelled }] of Object.entries(counts))
    console.log(
      `  ${name.padEnd(13)} precision ${share(right, read)} (${right} of ${read})  recall ${share(found, labelled)} (${found} of ${labelled})`,
    )
  console.log(
    `  false terms ${share(terms.wrong, terms.read)} (${terms.wrong} of ${terms.read} read)  labelled as no terms and read all the same: ${terms.traps} of ${terms.labelledTraps}`,
  )
}
