const regularVerbs =
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
reply request slash trim rework settle simulate stabilize summarize tidy tighten trace transition translate uncover verify wrap
adhere bake bag bathe bend care cater chart check cheer code counsel cross-train debug delegate dispense dress drill enter extract fabricate follow forecast garnish groom help inspect iron knit load log mend mix mop mow number peel pick plate polish pour prep
prune publish pull pump rank rebook renew restock revive rotate sand sanitize seat sew slice solder splice stack stage sterilize stitch supply tend tie tile titrate triage troubleshoot tune type unload wait walk wash water wax zone
resign reset rehire reorder remake accompany appoint assure award bargain bid book clarify close collect comfort commission compete convince copy cover deploy direct dub elect end entertain excel experiment export feature finish focus function fund
furnish highlight import involve issue judge land list listen log mail mark nominate notify officiate offer pass persuade post predict press project promise propel proofread prospect prove push quote react read rebook recommend recycle
redirect rely remain remove rent require rescue resell resolve reward root roll satisfy search settle ship shop sign specialize specify speed start stay step stress substitute succeed suggest switch talk taste thank total touch tour translate travel turn view vote want warn watch welcome wish
love like enjoy need count mention call ask trust hope believe prefer admire respect miss live interpret look`.split(
    /\s+/,
  )

/** Base and past of verbs that do not follow the rule. */
const irregularVerbs = new Map(
  `become:became begin:began bend:bent bring:brought build:built buy:bought catch:caught choose:chose cut:cut do:did deal:dealt draw:drew drive:drove
feed:fed feel:felt find:found get:got give:gave go:went grow:grew hold:held have:had keep:kept know:knew lay:laid lead:led leave:left lose:lost make:made
meet:met offset:offset oversee:oversaw pay:paid put:put read:read rebuild:rebuilt rewrite:rewrote run:ran say:said see:saw sell:sold send:sent set:set
show:showed shut:shut sit:sat speak:spoke spend:spent stand:stood sweep:swept take:took teach:taught tell:told think:thought troubleshoot:troubleshot
split:split quit:quit spread:spread hit:hit beat:beat break:broke bind:bound fight:fought fly:flew forgo:forwent freeze:froze hang:hung ride:rode rise:rose
seek:sought sew:sewed shoot:shot sing:sang spin:spun steal:stole swim:swam throw:threw upsell:upsold undertake:undertook win:won wear:wore write:wrote`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.replace(/:.*/, ''), pair.replace(/.*:/, '')]),
)

const doubling = new Set(
  `plan ship wrap trim refer program stop control transfer submit map scan cut run set begin win get put shut mop prep log debug bid sit step bag knit plan`.split(
    ' ',
  ),
)

/** Words that are names of things as often as verbs: only an article, a number or the like after them shows which. */
const ambiguous = new Set(
  `address advocate balance bill boost brief budget campaign capture catalogue chair champion coach contact control counsel craft cut design direct display document
double draft drive engineer file finance function group guide help host influence inventory invoice label lead map market master mentor model monitor narrate order orient
outline own package partner pilot place plan present process produce program purchase reach record reform release repair report research review roll run sample save scan schedule screen 
separate service set shape ship sort source staff start stock stop structure study supply support survey target test track trade train transport update upgrade use value 
weld work paint patrol escort lecture grade mount print request transition wrap chart check code cover drill end feature focus fund import export iron issue judge land list log mail mark mix need offer pass pick plate polish post press project pump quote rank read rent rescue reward root search shop sign speed step stress switch talk taste tile touch tour travel type view vote wait walk wash water wax zone care tie`.split(
    /\s+/,
  ),
)

const endsInY = /[^aeiou]y$/
const double = (base: string) => base + base.slice(-1)

/** The simple past of a base form. */
export function toPast(base: string): string {
  const known = irregularVerbs.get(base)
  if (known) return known
  if (base.endsWith('e')) return `${base}d`
  if (endsInY.test(base)) return `${base.slice(0, -1)}ied`
  return `${doubling.has(base) ? double(base) : base}ed`
}

function toGerund(base: string): string {
  if (base.endsWith('e') && !base.endsWith('ee'))
    return `${base.endsWith('ie') ? `${base.slice(0, -2)}y` : base.slice(0, -1)}ing`
  return `${doubling.has(base) ? double(base) : base}ing`
}

function toThirdPerson(base: string): string {
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
for (const base of [...regularVerbs, ...irregularVerbs.keys()]) {
  const past = toPast(base)
  const isAmbiguous = ambiguous.has(base)
  const forms: [string, VerbShape][] = [
    [toGerund(base), 'gerund'],
    [toThirdPerson(base), 'third'],
    [past, 'past'],
    [base, 'base'],
  ]
  for (const [form, shape] of forms) verbs.set(form, { base, past, shape, isAmbiguous })
}

/** The verb that a lower-case word is a form of; undefined for every other word. */
export const findVerb = (word: string): Verb | undefined => verbs.get(word)
