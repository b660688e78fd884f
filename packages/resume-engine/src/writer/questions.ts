import type { LetterForm, LetterQuestion } from '#engine/model/forms.ts'
import { hasCliche } from './cliches.ts'
import { isInEnglish, keptAsTyped, listProse } from './language.ts'
import { findHarm, isHarmful } from './left-out.ts'
import { isPlainLicense } from './letter-skills.ts'
import { oneLine } from './lines.ts'
import { fold } from './paragraphs.ts'
import type { Material } from './material.ts'
import { shorten } from './missing.ts'
import { listOpenRequirements } from './open-requirements.ts'
import type { Topics } from './posting-topics.ts'
import { trimEnd } from './statements.ts'
import { askForStory } from './story-question.ts'
import { askAboutGap, askAboutWish } from './whole-questions.ts'
import { countWords } from './words.ts'
import {
  ask,
  askAboutPast,
  askAboutRepeat,
  askAboutWeakness,
  askForDeed,
  askForDuty,
  askForSentence,
} from './line-questions.ts'

const maxQuestions = 5
/** A letter of fewer words has room for more. */
const fullLength = 200

/** What would make a letter better, the most valuable first. `day` is the date of the letter, `body` is its text. */
export function listQuestions(
  form: LetterForm,
  material: Material,
  topics: Topics,
  { day, body }: { day: string; body: string },
): LetterQuestion[] {
  const { personalInfo, jobDetails, experience } = form
  const company = oneLine(jobDetails.companyName)
  const [first, second] = material.jobs
  const isShort = countWords(body) < fullLength
  const questions: (LetterQuestion | false)[] = [
    !isInEnglish(listProse(form)) && ask(keptAsTyped),
    !personalInfo.fullName && ask('What is your full name? It is your signature.', 'personalInfo.fullName'),
    !jobDetails.companyName && ask('Which company is the letter for?', 'jobDetails.companyName'),
    !jobDetails.position && ask('Which position do you apply for?', 'jobDetails.position'),
    askForReason(material, company),
    askForJob(material, form),
    askAboutWish(material, form),
    askAboutPast(material),
    askAboutRepeat(material, form),
    askAboutWeakness(form),
    askForDuty(first, form),
    askForDeed(form),
    isShort && askForStory(material, form, topics),
    askAboutGap(material, form, day),
    askForMotive(material, company),
    askForWay(material),
    askForSentence(material, form),
    askForRequirement(form, topics, body),
    isShort && askForDuty(second, form),
    askAboutUnused(material),
    !jobDetails.jobDescription &&
      !jobDetails.requirements &&
      ask('What does the posting say? Paste it, so that the letter can answer it.', 'jobDetails.jobDescription'),
    material.proofs.length + material.stories.length === 1 &&
      ask('What else did you get done? One line is enough.', 'experience.keyAchievements'),
    !experience.skills &&
      ask('Which skills of yours does this job need? Separate them by commas.', 'experience.skills'),
  ]
  return questions.filter((asked) => asked !== false).slice(0, maxQuestions)
}

/** A longer reason says enough. */
const maxHollow = 6
const praise = /^I (?:really )?(?:love|like|admire) (?:your|the) (?:work|company|products?|team|food|place)\.?$/i

function askForReason({ whyCompany, unused }: Material, company: string): LetterQuestion | false {
  const field = 'motivation.whyCompany'
  const who = company || 'this company'
  const [note = ''] = unused.whyCompany
  const [reason = ''] = whyCompany
  if (reason === '' && note === '') return ask(`Why ${who}? One whole sentence, in your own words.`, field)
  if (reason === '') return ask(`${explain(note)} Why ${who}, in one whole sentence?`, field, { note })
  return (
    countWords(whyCompany.join(' ')) <= maxHollow &&
    (praise.test(reason) || !namesEmployer(whyCompany.join(' '), company)) &&
    ask(
      `“${shorten(trimEnd(reason))}” could go to any employer. What do you know or like about ${who}? One whole sentence.`,
      field,
      {
        note: trimEnd(reason),
      },
    )
  )
}

/** "You train people on the floor" and "my family goes to Lakeview" speak of the employer, "I love old hotels" doesn't. */
function namesEmployer(reason: string, company: string): boolean {
  const words = new Set(fold(reason).split(' '))
  return [
    ...fold(company)
      .split(' ')
      .filter((word) => word.length > 3),
    'you',
    'your',
    'yours',
    'there',
  ].some((word) => words.has(word))
}

function askForMotive({ whyPosition, unused }: Material, company: string): LetterQuestion | false {
  if (whyPosition.length > 0) return false
  const [note = ''] = unused.whyPosition
  const what = company ? `What do you want to do at ${company}?` : 'What do you want to do in this job?'
  return ask(`${note ? `${explain(note)} ` : ''}${what} One whole sentence.`, 'motivation.whyPosition', { note })
}

function askForWay({ ways, unused }: Material): LetterQuestion | false {
  if (ways.length > 0) return false
  const [note = ''] = unused.valueProposition
  return ask(
    `${note ? `${explain(note)} ` : ''}What do people who work with you rely on you for? One sentence that begins with “I”.`,
    'motivation.valueProposition',
    { note },
  )
}

/** A note beside whole sentences, which were enough for the letter. Hours, pay and clichés are left out for good. */
function askAboutUnused({ unused, ...material }: Material): LetterQuestion | false {
  const fields = [
    ['whyCompany', material.whyCompany],
    ['whyPosition', material.whyPosition],
    ['valueProposition', material.ways],
  ] as const
  for (const [field, used] of fields) {
    const note = unused[field].find((text) => !isHarmful(text) && !hasCliche(text) && countWords(text) > 2)
    if (note !== undefined && used.length > 0)
      return ask(`${explain(note)} Say it in one, or leave it out.`, `motivation.${field}`, { note })
  }
  return false
}

const explain = (note: string) => {
  const quoted = `“${shorten(trimEnd(note))}”`
  if (isHarmful(note)) return `We left out ${quoted}: “${findHarm(note)}” does not speak for you.`
  if (hasCliche(note)) return `We left out ${quoted}, which many applicants write.`
  return `We left out ${quoted}: it isn’t a whole sentence.`
}

function askForJob({ jobs, unclear }: Material, { experience }: LetterForm): LetterQuestion | false {
  const example = 'as in “Cook at Blue Plate, 2021-2024”'
  const field = 'experience.relevantExperience'
  const [first] = jobs
  // What already has title, company and years is asked about no more.
  const note = unclear.find(
    ({ text, isJob }) => experience.relevantExperience.includes(text) && !(isJob && /,.*\b(?:19|20)\d\d\b/.test(text)),
  )
  if (note) {
    const quoted = shorten(trimEnd(note.text))
    const text = note.isJob
      ? `Which job was “${quoted}”? Title, company, years, and what you did, as in “Cook at Blue Plate, 2021-2024: ran the grill”.`
      : `Tell us about “${quoted}” in one sentence that begins with “I”.`
    return ask(text, field, { note: note.text })
  }
  if (first)
    return (
      !(first.from || first.to || first.duration || !first.line) &&
      ask(`“${shorten(first.line)}”: from when to when? Type it again with the years, ${example}.`, field, {
        note: first.line,
      })
    )
  return (
    experience.relevantExperience.trim() === '' &&
    ask(`What is your latest job? Title, company and years, ${example}.`, field)
  )
}

/** A tool, a certificate or a degree that is required, and of which the letter does not speak: it leaves skills to the resume. */
function askForRequirement(
  { experience, jobDetails }: LetterForm,
  topics: Topics,
  body: string,
): LetterQuestion | false {
  const posting = `${jobDetails.requirements}\n${jobDetails.jobDescription}`
  const name = listOpenRequirements({ text: body, education: body, certificates: [] }, topics, posting).find(
    (open) => isNamed(open, posting) && !isPlainLicense(open, jobDetails),
  )
  if (name === undefined) return false
  const isSkill = ` ${fold(experience.skills)} `.includes(` ${fold(name)} `)
  const what = isSkill
    ? 'which is among your skills. Where have you used it? One sentence that begins with “I”.'
    : 'and your letter doesn’t speak of it. If you have it, say so in one sentence that begins with “I”.'
  return ask(`The posting asks for “${name}”, ${what}`, 'experience.keyAchievements')
}

/** Written as a name is, and not because a line begins with it: "Excel", "CDL A" and "RN license", but no "Delivery". */
function isNamed(open: string, posting: string): boolean {
  const [first = ''] = open.split(' or ')
  // Whom one would report to, or be.
  if (/^C\p{Lu}{1,3}O$/u.test(first)) return false
  const isName = /\p{Lu}|\d/u.test(first) && /[\p{Ll}\d,;(/&]\s?$/u.test(posting.slice(0, posting.indexOf(first)))
  return isName || /\b(?:licen[sc]e|certifi\p{L}+|degree|diploma)\b/iu.test(first)
}
