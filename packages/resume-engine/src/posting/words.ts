import { functionWords } from '#engine/words/generic.ts'
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

const languages = new Set(
  `english spanish french german portuguese italian dutch polish romanian russian ukrainian arabic hebrew turkish greek mandarin cantonese chinese japanese korean vietnamese tagalog hindi urdu punjabi bengali gujarati marathi tamil telugu malayalam kannada nepali sinhala farsi persian somali swahili amharic czech slovak hungarian bulgarian serbian croatian albanian lithuanian latvian estonian swedish norwegian danish finnish creole welsh irish`.split(
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
