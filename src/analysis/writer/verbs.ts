const regular =
  `accelerate achieve acquire act adapt address adjust administer adopt advise advocate align allocate amend analyze analyse answer apply appraise
approve arrange assemble assess assign assist attain attend audit author automate balance bill boost brief budget calculate calibrate campaign capture carry catalogue
centralize chair champion clarify clean close coach collaborate collect combine communicate compare compile complete compose conceive conclude conduct configure
consolidate construct consult contact contain contribute control convert coordinate correct counsel craft create curate customize decrease define deliver demonstrate
deploy design detect determine develop devise diagnose direct discover dispatch display distribute document double draft earn edit educate eliminate employ enable encourage
enforce engage engineer enhance enrich ensure establish estimate evaluate examine exceed execute expand expedite explain facilitate file finalize finance fix formulate
foster fulfil fulfill gather generate govern greet guide halve handle harvest help hire host identify illustrate implement improve increase influence inform initiate innovate
inspect install instruct integrate interpret interview introduce invent inventory investigate invoice join justify label launch learn leverage liaise load lower
maintain manage map market master maximize measure mediate mentor merge migrate minimize model modernize monitor motivate navigate negotiate nurture observe obtain open operate
optimize orchestrate order organize organise orient outline outperform own package participate partner perform pilot pioneer place plan prepare present prevent prioritize process
procure produce program promote propose protect provide publish purchase qualify raise reach rebrand receive reconcile record recover recruit redesign reduce refactor refer refine reform
refurbish register regulate rehabilitate reinforce release remodel renovate reorganize repair replace report represent research resolve respond restore restructure retain revamp review
revise revitalize roll sample save scan schedule screen secure select separate serve service shape ship simplify solve sort source spearhead staff standardize start steer stock stop
streamline strengthen structure study submit supervise supply support survey sustain tailor target test track trade train transcribe transfer transform translate transport treat triple
tutor unify unite update upgrade use utilize validate value verify visit volunteer weigh weld widen work shorten move look cook paint wire patrol escort vaccinate lecture grade lift pack deliver reopen rewire mount print
reply request slash trim rework settle simulate stabilize summarize tidy tighten trace transition translate uncover verify wrap`.split(
    /\s+/,
  )

/** Base and past of verbs that do not follow the rule. */
const irregular: Record<string, string> = {
  begin: 'began',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  cut: 'cut',
  do: 'did',
  draw: 'drew',
  drive: 'drove',
  find: 'found',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  hold: 'held',
  keep: 'kept',
  lead: 'led',
  make: 'made',
  meet: 'met',
  oversee: 'oversaw',
  rebuild: 'rebuilt',
  rewrite: 'rewrote',
  run: 'ran',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  speak: 'spoke',
  spend: 'spent',
  take: 'took',
  teach: 'taught',
  troubleshoot: 'troubleshot',
  undertake: 'undertook',
  win: 'won',
  write: 'wrote',
}

const doubling = new Set(
  `plan ship wrap trim refer program stop control transfer submit map scan cut run set begin win`.split(' '),
)

/** Words that are names of things as often as verbs: only an article, a number or the like after them shows which. */
const ambiguous = new Set(
  `address advocate answer balance bill boost brief budget campaign capture carry catalogue chair champion coach collect complete contact control counsel craft cut design direct display document
double draft drive engineer estimate file finance fix function group guide help host influence inventory invoice label lead lower map market master measure mentor model monitor narrate open order orient
outline own package partner pilot place plan present process produce program purchase raise reach record reform release repair report research review roll run sample save scan schedule screen secure
separate service set shape ship sort source staff start stock stop structure study supply support survey target test track trade train transfer transport treat triple update upgrade use value visit volunteer
weld work look cook paint wire patrol escort lecture grade lift pack mount print reply request transition wrap`.split(
    /\s+/,
  ),
)

const endsInY = /[^aeiou]y$/
const double = (base: string) => base + base.slice(-1)

function pastOf(base: string): string {
  const known = irregular[base]
  if (known) return known
  if (base.endsWith('e')) return `${base}d`
  if (endsInY.test(base)) return `${base.slice(0, -1)}ied`
  return `${doubling.has(base) ? double(base) : base}ed`
}

function gerundOf(base: string): string {
  if (base.endsWith('e') && !base.endsWith('ee')) return `${base.slice(0, -1)}ing`
  return `${doubling.has(base) ? double(base) : base}ing`
}

function thirdOf(base: string): string {
  if (endsInY.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`
}

type VerbShape = 'base' | 'past' | 'gerund' | 'third'
export interface Verb {
  base: string
  past: string
  shape: VerbShape
  isAmbiguous: boolean
}

const verbs = new Map<string, Verb>()
for (const base of [...regular, ...Object.keys(irregular)]) {
  const past = pastOf(base)
  const isAmbiguous = ambiguous.has(base)
  const forms: [string, VerbShape][] = [
    [gerundOf(base), 'gerund'],
    [thirdOf(base), 'third'],
    [past, 'past'],
    [base, 'base'],
  ]
  for (const [form, shape] of forms) verbs.set(form, { base, past, shape, isAmbiguous })
}

const adjectives = new Set(
  `accredited advanced automated certified chartered committed dedicated detailed distinguished experienced gifted installed licensed limited motivated organized organised
qualified registered related seasoned skilled speed talented trusted unlimited varied`.split(/\s+/),
)

/** Whether a statement that begins with the lower-case word tells of something done, so that "I" can stand before it. */
export const beginsDeed = (word: string): boolean =>
  verbs.get(word)?.shape === 'past' ? !adjectives.has(word) : /^[a-z]{3,}ed$/.test(word) && !adjectives.has(word)

/** The English verb a lower-case word is a form of; undefined for every other word. */
export const verbOf = (word: string): Verb | undefined => verbs.get(word)
