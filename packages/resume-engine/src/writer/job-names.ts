import { companyScore, titleScore } from '#engine/resume-reader/roles.ts'

/** What a line calls a job: what is unknown is blank. */
export interface JobNames {
  title: string
  /** "Analyst" of "Analyst then Manager at Acme" */
  firstTitle: string
  employer: string
  place: string
}

/** "Analyst then Manager", apart; the title alone where it is one. */
const splitPromotion = (title: string): string[] =>
  promotion
    .exec(title)
    ?.slice(1)
    .filter((step) => step !== undefined) ?? [title]
const promotion = /^(.+?),?\s+(?:and\s+)?then\s+(.+)$|^(.+?)\s*(?:->|→)\s*(.+)$/i
export const study =
  /\b(?:degree|diploma|major|minor|b\.?s\.?c?|b\.?a\.?|m\.?s\.?c?|m\.?a\.?|mba|bachelor|master|ph\.?d|graduat\w+|gpa|course|certificat\w+)\b/i
/** Short names of jobs, and what people call themselves. */
const spokenTitles =
  /^[AERS]?VP\b|(?:^|\s)(?:RN|RDH|LPN|LVN|CNA|EMT|NCO|CEO|CFO|COO|CTO|SDR|PM|GM|[Tt]ech|[Dd]ev|[Ee]ng|[Rr]ep|[Cc]ounsel|\p{Ll}*(?:washer|keeper|maker|sitter|guard))$|\s[Ll]ead$/u
/** Ranks and kinds of work that name no job without another word. */
const noTitle =
  /^(?:in-house|self-employed|remote|freelance|staff|senior|junior|lead|volunteer|contract|part-time|full-time|owner|partner|chief|team)$/i
/** "E-6" is a grade, "last 6" a time. */
const noEmployer = /^\p{Lu}-\d+$|^(?:the\s)?(?:last|first)\s\d|^\d[\d.,]*\s(?-i:\p{Ll})/iu
/** "Phlebotomist", "piano tuner" */
const person = /\p{L}{2}(?:ist|er|or|ian|ant|ent|man|woman|aide|smith)$/iu
/** What ends as a person does: "steel coils and lumber", "reefer". */
const noPerson =
  /^(?:reefer|lumber|counter|(?:septem|octo|novem|decem)ber|number|paper|power|water|order|corner|center|summer|winter|quarter|floor|motor|trailer|container|freezer|cooler|door|colou?r|labou?r|minor|major|prior|other|over|under|after|dinner|register|computer|printer|scanner)$/i
const maxTitleWords = 6
/** "Senior Vice President, Marketing, Corvane" */
const departments =
  /^(?:Marketing|Brand|Sales|Finance|Operations|Engineering|Product|People|Human Resources|HR|IT|Legal|Communications|Strategy|Design|Data|Security|Research|Growth|Technology|Quality|Supply Chain)$/

/** Which dates a line has. */
interface When {
  isDated: boolean
  /** A start and an end, or a start. */
  isRange: boolean
  /** A range, a duration or "before that". */
  isTimed: boolean
}

/** Title, employer and place from the first parts of a line; the others are details. Null where no title and no employer is certain. */
export function readNames(
  parts: readonly string[],
  when: When,
  previous?: JobNames,
): (JobNames & { details: string }) | null {
  const [first = '', second = ''] = parts
  // "Senior Vice President, Marketing, Corvane" and "line cook, 3 years in Lyon"
  const joint = departments.test(second) ? ', ' : /^in\s/.test(second) ? ' ' : null
  const merged = joint === null ? parts : [`${first}${joint}${second}`, ...parts.slice(2)]
  const found = readJoined(merged, when) ?? readListed(merged, when, previous)
  if (!found || study.test(found.title)) return null
  const [next = '', ...others] = found.rest
  const isPlace = found.employer !== '' && town.test(next) && titleScore(next) < 1
  const [title = '', firstTitle = ''] = splitPromotion(found.title).toReversed()
  const place = found.place || (isPlace ? `in ${next}` : '')
  return { title, firstTitle, employer: found.employer, place, details: (isPlace ? others : found.rest).join(', ') }
}

interface Names {
  title: string
  employer: string
  place: string
  rest: readonly string[]
}

const preposition = /^(.*?)(?:^|\s+)(?:at|@)\s+((?:the\s+)?[\p{Lu}\d].*)$/u
/** Only in a line with a date: "auditor for BRC" names a standard. */
const looseJoint = /^(.+?)\s+(?:with|for)\s+((?:the\s+)?[\p{Lu}\d].*)$/u
/** In small letters where the line has a date: "helper at my uncle's shop". */
const smallEmployer = /^(.+?)\s+at\s+(?!(?:night|home|school|sea|work|large)\b)(\p{Ll}.*)$/u
const inPlace = /^(.+?)\s+(in\s+(?!Training|Residence|Charge)(?:(?:the|an?)\s+|(?=\p{Lu})).+)$/u

/** "RVP Sales, East at Paywell", "currently at Blount Dialysis", "line cook Bluebird Diner" and "assistant in the econ department". */
function readJoined(parts: readonly string[], when: When): Names | null {
  const [first = '', second = ''] = parts
  for (const [at, part] of [first, second].entries()) {
    const forms = [preposition, ...(when.isDated ? [smallEmployer, looseJoint] : []), ...(at === 0 ? [endTitle] : [])]
    const [, left = '', employer = ''] = forms.map((form) => form.exec(part)).find((match) => match !== null) ?? []
    const title = [...parts.slice(0, at), left].filter(Boolean).join(', ')
    const rest = parts.slice(at + 1)
    if (employer === '' || employer.length > maxName || noEmployer.test(employer)) continue
    const isCalled = when.isRange && /^(?:\p{Lu}\S*,? ?){1,4}$/u.test(title) && !/['’]s\b/.test(title)
    if (title === '' ? when.isRange : isTitle(title, when) || isCalled) return { title, employer, place: '', rest }
    // "med-surg/tele at St. Brendan's Hospital": what was done there is a detail.
    if (when.isRange && companyScore(employer) > 0 && !memberOrganization.test(employer))
      return { title: '', employer, place: '', rest: [title, ...rest] }
  }
  const [, title = '', place = ''] = inPlace.exec(first) ?? []
  const isCountry = /^\p{Lu}\p{L}+$/u.test(second)
  return isTitle(title, when)
    ? { title, employer: '', place: isCountry ? `${place}, ${second}` : place, rest: parts.slice(isCountry ? 2 : 1) }
    : null
}

const there = /(?:^|\s)(?:same (?:place|employer|company|store|school)|there)$/i
const maxName = 60
const isNamed = (part: string) =>
  /^(?!I\b)(?:the\s+)?(?:[\p{Lu}\d]|\p{Ll}\p{Lu})/u.test(part) && part.length <= maxName && !noEmployer.test(part)

/** "Cook, Blue Plate, 2021-2024", "Lakeshore Buses - mechanic, 2019 to now", "2016-2019 Piedmont Airlines", "apprentice there". */
function readListed(parts: readonly string[], when: When, previous?: JobNames): Names | null {
  const head = parts.slice(0, 4)
  const titled = head.filter((part) => isTitle(part.replace(there, ''), when))
  // "Ryder, Gary IN, PM tech": a name may look like a title, what is in small letters is one.
  const at = head.indexOf(titled.find((part) => /\s\p{Ll}\S*$/u.test(part)) ?? titled[0] ?? '')
  const thereAt = previous && when.isRange ? head.findIndex((part) => there.test(part)) : -1
  const employerAt = head.findIndex((part, index) => index !== at && isNamed(part))
  const title = (head[at] ?? '').replace(there, '')
  const employer = thereAt >= 0 ? (previous?.employer ?? '') : (head[employerAt] ?? '')
  const rest = parts.filter((_, index) => ![at, thereAt >= 0 ? thereAt : employerAt].includes(index))
  if (at < 0) {
    if (employerAt !== 0 || !when.isRange || memberOrganization.test(employer)) return null
    if (companyScore(employer) > 0) return { title: '', employer, place: '', rest }
    // "Rooms Division, Hotel Belvoir, 2019-2021" and "RRT, Mercy Hospital, since 2019": title and employer in the usual order.
    const [, firm = ''] = parts
    const isShort = /^\p{Lu}{2,5}$/u.test(employer) && companyScore(firm) > 0
    const isUsual =
      /^\p{Lu}\S*(?: \S+){1,2}$|^(?:\p{Lu}\S* ){2,4}\p{Lu}\S*$/u.test(employer) &&
      isNamed(firm) &&
      !/\d/.test(firm) &&
      !isTown(firm)
    return isUsual || isShort ? { title: employer, employer: firm, place: '', rest: parts.slice(2) } : null
  }
  // "Rosedale Tech 2013" is a school.
  if (employer === '' && !when.isTimed && (!when.isDated || /^\p{Lu}\S+ Tech$/u.test(title))) return null
  return { title, employer, place: '', rest }
}

/** "OTR driver Keystone Haulers": a title in small letters before a name. */
const endTitle = /^((?:\p{L}+\s+){0,3}\p{Ll}+)(?<!\s(?:the|an?|to|of|and|for|in))\s+(\p{Lu}.*)$/u
/** "Asheville", "Gary IN" */
const town = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}(?:,? \p{Lu}{2})?$/u
const isTown = (name: string) => town.test(name) && companyScore(name) === 0
/** A person may be a student or a member here, and no employee. */
const memberOrganization =
  /\b(?:university|college|school|academy|institute|association|society|council|committee|club|board|chapter|league)\b/i

/** "Executive Assistant to the CFO and the General Counsel" is one title. */
const serves = /(?<=\b(?:assistant|aide|advis[eo]r|secretary)) to (?=the\b|\p{Lu}).*$/iu

function isTitle(typed: string, when: When): boolean {
  const steps = splitPromotion(typed)
  if (steps.length > 1) return steps.every((step) => isTitle(step, when))
  const text = typed.replace(serves, '').replace(/, (?=\p{L}+(?: \p{L}+)?$)/u, ' ')
  // "Principal Engineer and Engineering Manager", but "Truck and Farm Equipment Mechanic" is one.
  const both = text.split(/\s+(?:and|&)\s+|\s?\/\s?/)
  if (both.length === 2 && both.every((title) => isTitle(title, when))) return true
  const words = text.split(/\s+/)
  if (
    words.length > maxTitleWords ||
    noTitle.test(text) ||
    /\b(?:then|also|a|an|the|this|last|next|my|I|\d+)\b/.test(text)
  )
    return false
  const last = (text.split(/\s+(?:of|for)\s+/)[0] ?? '').split(/\s+/).at(-1) ?? ''
  return (
    (titleScore(last) === 1 && !noTitle.test(last)) ||
    spokenTitles.test(text) ||
    (when.isTimed && person.test(last) && !noPerson.test(last))
  )
}
