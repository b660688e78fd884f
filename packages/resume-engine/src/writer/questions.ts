import type { LetterForm, LetterQuestion } from '#engine/model/forms.ts'
import { hasCliche } from './cliches.ts'
import { isInEnglish, keptAsTyped, listProse } from './language.ts'
import { isHarmful } from './left-out.ts'
import { oneLine } from './lines.ts'
import type { Material } from './material.ts'
import { shorten } from './missing.ts'
import { listOpenRequirements } from './open-requirements.ts'
import type { Topics } from './posting-topics.ts'
import { splitStatements, trimEnd } from './statements.ts'
import { toDeed } from './deeds.ts'

const maxQuestions = 5
const question = (ask: string, field: LetterQuestion['field'] = '', note = '', keepsNote = false): LetterQuestion => ({
  ask,
  field,
  note,
  keepsNote,
})

/** What would make a letter better, the most valuable first. Each question is answered in one line. */
export function listQuestions(form: LetterForm, material: Material, topics: Topics): LetterQuestion[] {
  const { personalInfo, jobDetails, experience } = form
  const company = oneLine(jobDetails.companyName)
  const questions: (LetterQuestion | false)[] = [
    !isInEnglish(listProse(form)) && question(keptAsTyped),
    !personalInfo.fullName && question('What is your full name? It is your signature.', 'personalInfo.fullName'),
    !jobDetails.companyName && question('Which company is the letter for?', 'jobDetails.companyName'),
    !jobDetails.position && question('Which position do you apply for?', 'jobDetails.position'),
    material.proofs.length === 0 &&
      question(
        'What did you get done that you would tell a friend about? One line, with a number if there is one.',
        'experience.keyAchievements',
      ),
    askForReason(material, company),
    askForJob(material, form),
    askForResult(form),
    askForRequirement(form, topics),
    askForWay(material),
    askForMotive(material, company),
    !jobDetails.jobDescription &&
      !jobDetails.requirements &&
      question('What does the posting say? Paste it, so that the letter can answer it.', 'jobDetails.jobDescription'),
    material.proofs.length === 1 &&
      question('What else did you get done? One line is enough.', 'experience.keyAchievements'),
    !experience.skills &&
      question('Which skills of yours does this job need? Separate them by commas.', 'experience.skills'),
  ]
  return questions.filter((asked) => asked !== false).slice(0, maxQuestions)
}

function askForReason({ whyCompany, unused }: Material, company: string): LetterQuestion | false {
  if (whyCompany.length > 0) return false
  const [note = ''] = unused.whyCompany
  const who = company || 'this company'
  if (note === '') return question(`Why ${who}? One whole sentence, in your own words.`, 'motivation.whyCompany')
  return question(`${explain(note)} Why ${who}, in one whole sentence?`, 'motivation.whyCompany', note)
}

function askForMotive({ whyPosition, unused }: Material, company: string): LetterQuestion | false {
  if (whyPosition.length > 0) return false
  const [note = ''] = unused.whyPosition
  const what = company ? `What do you want to do at ${company}?` : 'What do you want to do in this job?'
  return question(`${note ? `${explain(note)} ` : ''}${what} One whole sentence.`, 'motivation.whyPosition', note)
}

function askForWay({ ways, unused }: Material): LetterQuestion | false {
  if (ways.length > 0) return false
  const [note = ''] = unused.valueProposition
  return question(
    `${note ? `${explain(note)} ` : ''}What do people who work with you rely on you for? One sentence that begins with “I”.`,
    'motivation.valueProposition',
    note,
  )
}

const explain = (note: string) => {
  const quoted = `“${shorten(trimEnd(note))}”`
  if (isHarmful(note)) return `We left out ${quoted}, which does not speak for you.`
  if (hasCliche(note)) return `We left out ${quoted}, which many applicants write.`
  return `We left out ${quoted}: it isn’t a whole sentence.`
}

/** A deed without a number or a result: "What happened after you took over renewals for 30 accounts?" */
function askForResult({ experience }: LetterForm): LetterQuestion | false {
  const texts = [...experience.positions.map(({ achievements }) => achievements), experience.keyAchievements]
  const lines = texts.flatMap((text) => text.split(/\r?\n/)).slice(0, 40)
  if (lines.some((line) => splitStatements(line).length > 1)) return false
  for (const line of lines) {
    const statement = line.trim()
    if (
      statement.length > 70 ||
      /%|[$€£]|->|→|;|\b(?:from|by|without|fell|rose|never|so|after|when|that)\b/i.test(statement)
    )
      continue
    const deed = toDeed(trimEnd(statement), 'unknown')
    if (!deed?.isPast || /^(?:trained|taught|coached|mentored|hired|never|only|also)\b/.test(deed.text)) continue
    const isListed = experience.keyAchievements.includes(statement)
    return question(
      `What happened after you ${toYou(deed.text)}?`,
      'experience.keyAchievements',
      isListed ? statement : '',
      isListed,
    )
  }
  return false
}

const toYou = (deed: string) =>
  shorten(deed)
    .replaceAll(/\bmyself\b/gi, 'yourself')
    .replaceAll(/\bmy\b/gi, 'your')
    .replaceAll(/\bour\b/gi, 'your')

function askForJob({ jobs, unclear }: Material, { experience }: LetterForm): LetterQuestion | false {
  const example = 'as in “Cook at Blue Plate, 2021-2024”'
  const field = 'experience.relevantExperience'
  const [first] = jobs
  const note = unclear.find(({ text }) => experience.relevantExperience.includes(text))
  if (note) {
    const quoted = shorten(trimEnd(note.text))
    const ask = note.isJob
      ? `Which job was “${quoted}”? Title, company and years, ${example}.`
      : `Tell us about “${quoted}” in one sentence that begins with “I”.`
    return question(ask, field, note.text)
  }
  if (first)
    return (
      !(first.from || first.to || first.duration || !first.line) &&
      question(
        `“${shorten(first.line)}”: from when to when? Type it again with the years, ${example}.`,
        field,
        first.line,
      )
    )
  return (
    experience.relevantExperience.trim() === '' &&
    question(`What is your latest job? Title, company and years, ${example}.`, field)
  )
}

function askForRequirement(form: LetterForm, topics: Topics): LetterQuestion | false {
  const { experience, motivation, jobDetails } = form
  const told = {
    text: [experience.relevantExperience, experience.keyAchievements, experience.skills, ...Object.values(motivation)]
      .concat(
        experience.positions.flatMap(({ position, description, achievements }) => [
          position,
          description,
          achievements,
        ]),
      )
      .join('\n'),
    education: experience.relevantExperience,
    certificates: [],
  }
  const [name] = listOpenRequirements(told, topics, jobDetails.jobDescription || jobDetails.requirements)
  return (
    name !== undefined &&
    question(`The posting asks for ${name}. If you have it, show it in one line.`, 'experience.keyAchievements')
  )
}
