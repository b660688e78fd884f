/** Verbs that open a line about work. */
const verbs = `accelerate achieve acquire adapt address administer advise advocate allocate analyze analyse answer apply appraise approve arrange assemble assess assign assist attain audit author automate balance bill book budget build calculate calibrate care chair champion check clean close coach code collaborate
collect combine communicate compare compile complete compose compute conceive conduct configure consolidate construct consult contribute control convert coordinate correct counsel craft create cultivate cut debug decrease define delegate deliver demonstrate deploy design detect determine develop devise diagnose direct dispatch dispense
distribute document double draft draw drive earn edit educate eliminate enable encourage enforce engineer enhance ensure enter establish estimate evaluate examine exceed execute expand expedite explain extract fabricate facilitate file finalize fix forecast form formulate foster found gather generate give greet grow guide
handle help hire host identify implement improve increase influence inform initiate innovate inspect inspire install instruct integrate interpret interview introduce inventory investigate issue launch lead lecture leverage load log maintain make manage map market measure mediate meet mentor merge migrate model modernize monitor motivate
move navigate negotiate observe obtain onboard open operate optimize orchestrate order organize organise outperform overhaul oversee own pack participate perform persuade pick pilot pioneer place plan prepare present prevent price prioritize process procure produce program project promote propose prospect protect prototype prove provide publish
purchase qualify raise reach rebuild receive recommend reconcile record recruit redesign reduce refactor refine register rehabilitate reinforce repair replace report represent research resolve respond restock restore restructure retain review revise run safeguard save scale schedule screen secure select sell serve set shape ship simplify slash
solve source spearhead specify standardize start steer stock streamline strengthen structure study supervise supply support surpass sustain take teach test track trade train transcribe transfer transform translate transport treat triage trim troubleshoot tutor uncover unify update upgrade use utilize validate verify weld win work write administer
adopt align architect benchmark cater clear compound cook cross-train de-escalate dress educate escort feed fill fulfill garnish grade groom immunize insert lift lower mix modify monitor mop paint patrol perform plate pour prep proofread query rank redesigned refer render restart room rotate sanitize sample seat service stage sterilize sweep tend titrate transplant type unload vaccinate weigh wire`

const irregularPast = `used built led ran wrote grew drove taught sold made oversaw won held kept gave took met set cut put brought began chose dealt drew fed found saw sent spent stood told understood rose rebuilt rewrote ran undertook bought caught cut fit spoke sped shot strove sought bent broke dug flew fought laid overcame paid rode swept troubleshot upheld`

export const presentVerbs = new Set(verbs.split(/\s+/))
const pastVerbs = new Set(irregularPast.split(/\s+/))
/** Forms that are the same in both tenses tell nothing. */
const ambiguous = new Set('set cut put fit found project process program market test lead'.split(' '))

export type Tense = 'past' | 'present' | 'other'

/** The tense of a line's first word, or null where it is no verb that is known. */
export function findTense(word: string): Tense | null {
  if (pastVerbs.has(word)) return ambiguous.has(word) ? 'other' : 'past'
  if (presentVerbs.has(word)) return ambiguous.has(word) ? 'other' : 'present'
  if (word.endsWith('ed') && word.length > 4) return 'past'
  if (word.endsWith('s') && presentVerbs.has(word.replace(/(?:(?<=ss|sh|ch|x)e)?s$/, ''))) return 'present'
  return isGerund(word) ? 'other' : null
}

const isGerund = (word: string) => {
  const root = word.endsWith('ing') ? word.slice(0, -3) : ''
  return (
    root.length > 2 && (presentVerbs.has(root) || presentVerbs.has(`${root}e`) || presentVerbs.has(root.slice(0, -1)))
  )
}

/** Said by everyone of everyone: they tell nothing about a person. */
export const cliches =
  `results-driven|results driven|results-oriented|result oriented|team player|hard worker|hard-working|hardworking|go-getter|go getter|self-starter|self starter|think outside the box|thinking outside the box|outside the box|detail-oriented|detail oriented|highly motivated|self-motivated|self motivated|proven track record|track record of success|dynamic professional|dynamic individual|seasoned professional|synergy|synergies|best of breed|go above and beyond|above and beyond|wear many hats|fast-paced environment|people person|strong work ethic|excellent communication skills|strategic thinker|thought leader|value add|bottom line|hit the ground running|proactive individual|references available upon request|references available on request|responsible for|duties included|ninja|rockstar|rock star|guru|passionate about|to whom it may concern|i am writing to apply|i am writing to express my interest|i believe i would be a great fit|perfect fit|ideal candidate|perfect candidate|dream job|i am a fast learner|quick learner|fast learner|team-oriented|please find attached|enclosed please find`.split(
    '|',
  )
