/**
 * Recognises questions about health, ethnicity and the like. Their answers are never stored for reuse. A question that is not
 * recognised would store such an answer, so in doubt a question counts as sensitive.
 */
interface SensitiveTopic {
  /** Completes "answers about …". */
  name: string
  /** Words that make a sentence sensitive, unless it asks about professional experience. */
  words: string
  /** Phrases in which these words mean something else. They are removed first. */
  neutral: string
}

/** In order: the first match names the topic. */
const topics: readonly SensitiveTopic[] = [
  {
    name: 'a disability',
    words:
      'disabilit(?:y|ies)|disabled|handicap(?:s|ped)?|impair(?:ments?|ed)|wheelchair|deaf|blind|autis(?:m|tic)|adhd|dyslex(?:ia|ic)|neurodiver(?:se|gent|sity)|special needs|physical (?:limitations?|conditions?)|physically fit|section 503|(?:need|require) (?:an |any )?accommodations?|cc ?305|(?:reasonable|workplace|disability|medical|special) (?:accommodations?|adjustments?)|accommodations? (?:to|for|during) (?:perform|complete|participate|do|the (?:interview|application|hiring|recruit\\w+)|this|your)',
    neutral:
      '(?:double|single) blind|blind (?:spots?|review\\w*|hiring|test\\w*|carbon|copy)|blinds|disabled (?:\\w+ )?(?:accounts?|features?|buttons?|services?|alarms?|rules?)|disabled veterans?|impaired (?:assets?|loans?|goodwill)|(?:goodwill|asset) impairments?|travel accommodations?',
  },
  {
    name: 'health',
    words:
      'health|healthy|medical|medically|illness(?:es)?|diseases?|sick|sickness|disorders?|medications?|medicines?|pregnan(?:t|cy)|expecting a (?:baby|child)|maternity|fertility|surger(?:y|ies)|hospitali[sz]ed|(?:un)?vaccinat(?:ed|ion|ions)|immuni[sz](?:ed|ation|ations)|hiv|cancer|diabet(?:es|ic)|epilep(?:sy|tic)|depression|anxiety|therapist|allerg(?:y|ies|ic)|addict(?:ed|ion|ions)?|alcohol abuse|alcoholi(?:c|sm)|substance abuse|rehab|rehabilitation|genetic (?:information|tests?|conditions?)|blood (?:type|pressure)|injur(?:y|ies|ed)|workers comp(?:ensation)?|diagnosed with|your diagnosis|prescription drugs|illegal drugs|recreational drugs|smoker|smoke|vape',
    neutral:
      'health ?care|healthcare|health (?:insurance|plans?|benefits?|coverage|and (?:safety|wellness)|safety|informatics|tech|technology|it|records?|systems?|sciences?|economics|coach\\w*|administration|departments?|clubs?|apps?|startups?|food|centers?|clinics?|professionals?|workers?|equity|checks?|inspectors?|outcomes)|(?:public|digital|global|population|community|environmental|occupational|animal|womens|behavioral|plant|financial|system|service|server|network|team|code|home|allied|rural) health|mental health (?:services?|care|clinics?|counsel\\w+|facilit\\w+|settings?|field|sector|apps?|professionals?|nurs\\w+|workers?|support|centers?|first aid|advocacy|policy|charit\\w+|awareness)|medical (?:devices?|billing|coding|records?|terminology|schools?|degrees?|assistants?|assisting|writ\\w+|sales|imaging|offices?|centers?|licenses?|staff|teams?|equipment|supplies|lab\\w*|receptionist|secretary|transcription|insurance|benefits|boards?|affairs|science|director|doctor|practice|practitioner|settings?|background|knowledge|interpret\\w+|courier)|disease control|infectious diseases? (?:lab\\w*|unit|ward)|cancer (?:center|care|institute|drugs?|therap\\w+|ward|registry)|(?:veterinary|oral|plastic) surgery|surgery (?:center|schedul\\w+)|personal injury|injury (?:law|prevention|claims)|smoke (?:free|tests?|testing|detectors?|alarms?)|disorder(?:ly)? conduct|surgical|anti ?depression',
  },
  {
    name: 'sexual orientation',
    words:
      'sexual (?:orientation|identity|preference)|sexuality|lgbt\\w*|gay|lesbian|bisexual|homosexual|heterosexual|queer|asexual|pansexual',
    neutral: 'queer eye|enola gay',
  },
  {
    name: 'gender',
    words: 'genders?|pronouns?|transgender|cisgender|non ?binary|genderqueer|male|female|sex|(?:a|as) (?:man|woman)',
    neutral:
      'sex offenders?|gender (?:studies|equality|equity|parity|pay gap|analysis|mainstreaming|budgeting|lens|neutral|balance|based)|pronoun resolution|sex (?:education|ed|trafficking)|(?:male|female) (?:engineers|employees|colleagues|staff|leaders|students|patients|athletes|connectors?|fittings?|founders?|adapters?|plugs?)|(?:male to )?female connectors?',
  },
  {
    name: 'ethnicity',
    words:
      'ethnic(?:ity|ities|ally)?|race|racial|racially|national origin|nationalit(?:y|ies)|ancestry|skin colou?r|descent|where are you originally from|(?:people|person) of colou?r|hispanic|latin[oax]s?|african american|asian american|caucasian|native american|american indian|alaska native|native hawaiian|pacific islander|indigenous|aboriginal|tribal (?:member\\w*|affiliation|enrollment)|caste|bipoc|(?:black|white|asian) or|or (?:black|white|asian)|(?:are you|identify as) (?:black|white|asian)|country of birth|born in|where were you born|birthplace|place of birth|eeoc?|equal (?:employment )?opportunity (?:survey|questions?|information|data|form)|voluntary (?:self )?(?:identification|disclosures?)|self identification|demographics?',
    neutral:
      'race (?:conditions?|cars?|tracks?|days?|teams?|engineers?|against|to|results?)|(?:arms|rat|horse|relay|boat|road|bike|drone|foot|charity|space|marathon|half marathon|5k|10k) races?|ethnic (?:foods?|cuisines?|restaurants?)|indigenous (?:plants?|species)|demographic (?:analys\\w+|model\\w*|segment\\w*|targeting)|(?:target|customer|user|audience) demographics?|(?:black|white) (?:belt|hat|box|collar|papers?|label|glove|board)|equal opportunity employer',
  },
  {
    name: 'religion',
    words:
      'religio(?:n|ns|us|usly)|faith|church|mosque|synagogue|temple|worship|christian|christianity|muslim|islam|islamic|jewish|judaism|hindu|hinduism|buddhis[tm]|sikh|sikhism|catholic|catholicism|protestant|atheis[tm]|denomination|sabbath|pray|prayers?|ramadan|hijab|headscarf|baptis(?:t|ed)|spiritual(?: beliefs?)?|creed',
    neutral:
      '(?:good|bad) faith|faith in (?:the|our|your|this|a)|(?:catholic|christian|jewish|baptist|islamic|methodist|lutheran) (?:universit\\w+|colleges?|schools?|hospitals?|health|finance|banking|art|history)|temple universit\\w+|(?:currency|note|coin|bill|cash) denominations?|assassins creed',
  },
  {
    name: 'a criminal record',
    words:
      'criminal|criminally|convict(?:ed|ions?|s)?|felon(?:y|ies|s)?|misdemeano(?:rs?|urs?)|arrest(?:ed|s)?|(?:on|under) probation|parole|incarcerat(?:ed|ion)|prison|jail|jailed|imprison(?:ed|ment)|crimes?|offen[cs]es?|sex offender|expunged?|police record|pending charges|(?:found|pleaded|pled|plead) guilty|guilty of|no contest|dui|dwi|court martial(?:ed)?|warrants? (?:out )?(?:for|against) you',
    neutral:
      'criminal (?:justice|law|defen[cs]e|investigat\\w+|procedure|code|courts?|psychology|intelligence)|(?:with|strong|strength of|courage of your|deep|moral|personal) convictions?|(?:cardiac|fall) arrests?|(?:financial|cyber|white collar|organi[sz]ed|anti|economic|true) ?crimes?|crime (?:prevention|analysts?|labs?|scenes?|report\\w*|fiction|stor\\w+|data|mapping)|prison (?:officers?|nurses?|nursing|ministry|reform|healthcare|guards?|library)|jail (?:break|broken)|(?:no|on|the) offen[cs]e(?: and defen[cs]e)?',
  },
  {
    name: 'veteran status',
    words:
      'veterans?|vevraa|(?:discharged|released) from (?:the |military )|military (?:service|status|background|history|discharge|record|duty|spouse|experience)|(?:in|of) the (?:us |u s )?(?:military|armed forces|army|navy|marines|marine corps|air force|coast guard|national guard|reserves)|armed forces|active duty|discharge status|dd ?214|reservist',
    neutral:
      'veterans? (?:affairs|owned|hiring|outreach|engineers?|developers?|teachers?|reporters?|leaders?|sales\\w*|teams?|managers?|journalists?|benefits|hospitals?)|(?:industry|sales|marketing|seasoned|startup|tech) veterans?',
  },
  {
    name: 'age',
    words:
      'how old (?:are|r|will) you|(?:your|ur|current|exact|actual) age|(?:^|your )age(?: (?:group|range|bracket))?$|age (?:range|bracket|group) (?:are|do) you|what age|date of birth|birth ?dates?|dob|(?:your|when is your) birthday|year of birth|birth year|(?:when|year) (?:were )?you(?: were)? born|over (?:the age of )?(?:[3-9]\\d)\\b|(?:[3-9]\\d) (?:years? )?(?:of age )?or (?:older|over)|plan to retire|retirement age|years old',
    neutral:
      '(?:at least |over |above |under )?(?:the age of )?(?:1[4-9]|2[01]) ?(?:years?)? ?(?:old|of age)?(?: (?:or|and) (?:older|over|above))?|(?:legal|minimum|working|required) (?:working )?age(?: requirements?)?|of legal age|over [3-9]\\d (?:employees|people|hours|percent|\\w+ (?:hours|reports|people|employees|accounts|clients))',
  },
]

const qualifiers =
  'a|an|any|the|of|or|and|in|to|ever|own|current|currently|general|overall|good|physical|physically|mental|mentally|personal|self identified|preferred|legal|legally|racial|cultural|medical|chronic|serious|severe|known|existing|prior|previous|past|permanent|temporary|documented|diagnosed|criminal|political|protected|special|disabled|combat|openly|practi[cs]ing|devout|registered|religious|sexual|spiritual|ethnic|considered|yourself|as|following|health|been|had'
/** Directly before the word, the question is about the person, whatever comes next. */
const personal = `(?:your|are you|were you|do you(?: currently| now)? (?:have|suffer from|live with|need|require|consider|identify|observe|practi[cs]e|belong|use|take|attend|follow)|(?:have|has) you(?: ever)? (?:had|been|suffered from|pleaded|pled|spent time in|used|served(?: time)? in|discharged from)|have you ever|did you(?: ever)? (?:have|serve in)|state|disclose|declare|specify|status of|identify) (?:(?:${qualifiers}) )*`
/** The sentence asks what the person has done, studied or thinks at work. */
const professional =
  /\b(?:experienced?|expertise|familiar(?:ity)?|knowledge|skills?|years of|interest(?:ed)? in|passionate|passion|comfortable (?:working|supporting|with|discussing|serving)|how would you (?:handle|support|design|improve|explain|build|approach|sell|teach|debug|fix|avoid|prevent|test)|tell us about a time|describe (?:a time|a project|how you|your (?:work|role|experience))|(?:have|did|has) you (?:ever )?(?:work|design|built|build|taught|teach|manag|support|sold|develop|led|lead|wr[io]t|treat|car(?:ed|ing)|train|advis|counsel|volunteer|research|handle|help|provid|coach|organi[sz]|stud|publish|us)\w*|work(?:ed|ing) (?:in|on|with|for|at)|degrees? in|certifi\w+ in|licen[cs]ed (?:to|in|as)|major(?:ed)? in|thesis|clients|patients|customers|nonprofits?|industry|products?)\b/
/** The sentence asks how something affects the person's own work. */
const affectsPerson = /\b(?:keep|prevent|stop|limit|affect|restrict|hinder|interfere with)s? (?:you|your)\b/
/** After one of the words: the phrase names a profession or a field of work. */
const fields =
  '(?:related )?(?:experience|knowledge|expertise|skills|industry|industries|sector|field|software|research|researchers?|education|studies|polic(?:y|ies)|law|programs?|products?|compan(?:y|ies)|organi[sz]ations?|nonprofits?|charit(?:y|ies)|services?|advoca\\w+|literature|architecture|journalism|startups?|trials?|supply chain|distribution|manufacturing|development|marketing|reform|justice|relations)'

const compiled = topics.map(({ name, words, neutral }) => ({
  name,
  neutral: new RegExp(`\\b(?:${neutral})\\b|\\b(?:${words}) (?!military)${fields}\\b`, 'g'),
  words: new RegExp(`\\b(?:${words})\\b`),
  personal: new RegExp(`\\b${personal}(?:${words})\\b`),
}))

/** Sentences in lower case, of letters and digits only. */
const toSentences = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[.?!;:\n]+/)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter(Boolean)

function findTopicIn(sentence: string) {
  const isProfessional = professional.test(sentence) && !affectsPerson.test(sentence)
  const found = compiled.find((topic) => {
    const remaining = sentence.replace(topic.neutral, '|')
    return topic.words.test(remaining) && (!isProfessional || topic.personal.test(remaining))
  })
  return found?.name ?? null
}

/** The sensitive topic that a question is about, by its own words or by the name of its topic; null if none. */
export function findSensitiveTopic({ topic, question }: { topic: string; question: string }): string | null {
  for (const sentence of [...toSentences(topic), ...toSentences(question)]) {
    const found = findTopicIn(sentence)
    if (found !== null) return found
  }
  return null
}
