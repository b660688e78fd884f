import { functionWords, isGeneric } from '#engine/words/generic.ts'
import type { Token } from '#engine/text/tokens.ts'

/** Words around what is asked for, and never a part of it. */
const scaffold = new Set(
  `experience experienced experiences knowledge knowledgeable understanding proficiency proficient familiarity familiar exposure background expertise expert command grasp ability able skill skills skilled comfort comfortable competence competency competent fluency fluent track record history aptitude awareness aware confidence confident literacy
  strong solid proven advanced basic working deep hands hands-on excellent good great sound thorough demonstrated extensive broad valid current active clean recent professional relevant prior previous related equivalent similar comparable successful significant exceptional intermediate expert general minimum least more full own real clear first passing reliable accurate complex paid
  year years yr yrs month months week weeks day days hour hours one two three four five six seven eight nine ten several many plus
  required require requires requirement requirements needed need needs must mandatory essential preferred preferable preferably desired desirable ideal ideally advantage advantageous bonus asset assets helpful helps welcome nice optional able willing willingness readiness eligible eligibility beneficial useful
  using use used know knows known knew read reading have has having had hold holds holding possess possession bring brings write writing obtain get pass passed passing understand work worked works working do does done doing make run build built perform demonstrate demonstrating want prefer love take taking speak run owned own studying towards near taken include fill conduct
  level degree degrees field fields discipline disciplines subject area areas tool tools software platform platforms system systems application applications technology technologies package packages program programs environment environments setting settings role roles position positions industry kind type types form forms use range knowledge
  you your we our us who someone person candidate candidates applicant applicants successful right looking seeking wanted want job
  ok req'd reqd reqs req standing concept concepts principles fundamentals basics practices techniques methods method methodologies methodology know-how knowhow how
  license licenses licence licences licensure certification certifications certified certificate certificates credential credentials licensed accredited qualification qualifications registration
  completed completion expected native speaker speakers company companies another other others either both any all such very well also up new odd similar library language languages familiarity etc`.split(
    /\s+/,
  ),
)

export const isScaffold = ({ word }: Token): boolean =>
  scaffold.has(word) ||
  /^(?:you|we|they|i|it)'/.test(word) ||
  functionWords.has(word) ||
  /^\d[\d.,]*\+?k?$/.test(word) ||
  /^\d+(?:st|nd|rd|th|k|m|am|pm|h)$/.test(word) ||
  // `strongly`, `proactively`
  /^(?!famil|assemb|supp|anomal|rep)\p{L}{3,}ly$/u.test(word)

/** A piece that begins so names nothing: `or a related field`, `or equivalent experience`. */
export const isOpenEnd = (words: string[]): boolean => {
  const [first = ''] = words.filter((word) => !/^(?:a|an|the|any|some)$/.test(word))
  return /^(?:related|similar|equivalent|comparable|equal|another|other|like|relevant|closely)$/.test(first)
}

/** Character, time, place and pay: what a posting may want and no term can show. */
const personal = new Set(
  `calm kind kindness friendly humble curious curiosity energetic energy passionate motivated reliable dependable punctual patient patience positive attitude attitudes honest honesty enthusiastic enthusiasm driven hungry smart clever quick careful tidy cheerful warm polite humor urgency ambiguity resilience resilient integrity ownership accountability empathy grit hustle stakeholder stakeholders results pressure change puzzles detail judgment judgement discretion courage care mind eye ear heart hearts mindset ethic ethics success excellence diversity belonging self-starter communicator communication communicate organization organisation organizational organised organized interpersonal teamwork team teams person persons people colleague colleagues deadlines deadline priorities multitask multitasking flexible flexibility adaptable adaptability proactive initiative motivation creative creativity leadership dedication commitment
  weekend weekends evening evenings night nights morning mornings afternoon afternoons midday shift shifts overtime availability monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april june july august september october november december holiday holidays spring summer autumn winter
  remote onsite on-site hybrid commute relocate relocation street road avenue offices sites age gender race religion pay bonus vacation references reference resume cv letter transcript love passion desire drive interest boots uniform sponsorship visa
  kid kids women men minorities veterans hire hiring grads way ways thing things list lists goal goals figures score scores scale mile miles middle poster conditions terms life reader readers
  compensation equity incentive incentives discretionary ordinance vaccination disability disabilities genetic legally reasonable estimate estimates verbal written adept listed located advertised rapport thrill excellence please`.split(
    /\s+/,
  ),
)
export const isPersonal = ({ word }: Token): boolean => personal.has(word)

const languages = new Set(
  `english spanish french german portuguese italian dutch polish romanian russian ukrainian arabic hebrew turkish greek mandarin cantonese chinese japanese korean vietnamese tagalog hindi urdu punjabi bengali farsi persian somali swahili amharic czech hungarian swedish norwegian danish finnish creole welsh irish`.split(
    /\s+/,
  ),
)
export const isLanguage = ({ word }: Token): boolean => languages.has(word)

/** Places that stand in many postings and are terms in none. */
const places = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming
  usa us uk eu america europe canada england scotland ireland germany france spain northwest northeast southwest southeast midwest north south east west york london dublin`.split(
    /\s+/,
  ),
)
export const isPlace = ({ word }: Token): boolean => places.has(word)
