import { functionWords } from '#analysis/words/generic.ts'

/** Words around what is asked for, and never a part of it. */
const scaffold = new Set(
  `experience experienced experiences knowledge knowledgeable understanding proficiency proficient familiarity familiar exposure background expertise expert command grasp ability able skill skills skilled comfort comfortable competence competency competent fluency fluent track record aptitude awareness aware confidence confident literacy
  strong solid proven advanced basic working deep hands excellent good great sound thorough demonstrated extensive broad valid current active clean recent professional relevant prior previous related equivalent similar comparable successful significant exceptional intermediate expert general minimum least more full own real clear first
  year years yr yrs month months week weeks day days hour hours one two three four five six seven eight nine ten several many plus
  required require requires requirement requirements needed need needs must mandatory essential preferred preferable preferably desired desirable ideal ideally advantage bonus asset helpful welcome nice optional able willing willingness eligible eligibility
  using use used know know knows read reading have has having hold holds holding possess possession bring brings write writing obtain get pass passed understand work worked working do does done make run build built perform demonstrate
  level degree degrees field fields discipline disciplines area areas tool tools software platform platforms system systems application applications technology technologies package packages program programs environment environments setting settings role position positions industry
  you your we our us who someone person candidate candidates applicant applicants successful right looking seeking wanted want job
  strong ok req'd reqd reqs req least standing concepts concept principles fundamentals basics practices techniques methods methodologies methodology know-how knowhow how
  certification certifications certified certificate certificates credential credentials req clean
  completed completion accredited another other others either both any all such very well also up new`.split(/\s+/),
)

export const isScaffold = (word: string): boolean =>
  scaffold.has(word) ||
  /^(?:you|we|they|i|it)'/.test(word) ||
  functionWords.has(word) ||
  /^\d[\d.,]*\+?$/.test(word) ||
  /^\d+(?:st|nd|rd|th|k|m)$/.test(word)

/** A piece that begins so names nothing: `or a related field`, `or equivalent experience`. */
export const isOpenEnd = (words: string[]): boolean => {
  const [first = ''] = words.filter((word) => !/^(?:a|an|the|any|some)$/.test(word))
  return /^(?:related|similar|equivalent|comparable|equal|another|other|like|relevant|closely)$/.test(first)
}

/** Character, body, time, place and pay: what a posting may want and no term can show. */
const wants = new Set(
  `calm kind friendly humble curious energetic passionate motivated reliable dependable punctual patient patience positive attitude honest enthusiastic driven hungry smart clever quick careful tidy cheerful warm polite
  weekend weekends evening evenings night nights morning mornings afternoon afternoons shift shifts overtime flexible monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  lift lifting pounds lbs lb kg stand standing walk walking sit sitting climb climbing bend bending feet
  car vehicle van truck transport transportation phone internet laptop room office city state country town travel home location remote onsite hybrid commute relocate
  age gender race religion salary pay bonus insurance vacation references resume cv letter eye eyes love passion desire drive interest english-speaking boots uniform`.split(
    /\s+/,
  ),
)
export const isPersonal = (word: string): boolean => wants.has(word)

export const languages = new Set(
  `english spanish french german portuguese italian dutch polish romanian russian ukrainian arabic hebrew turkish greek mandarin cantonese chinese japanese korean vietnamese tagalog hindi urdu punjabi bengali farsi persian somali swahili amharic czech hungarian swedish norwegian danish finnish creole welsh irish`.split(
    /\s+/,
  ),
)

/** Places that stand in many postings and are terms in none. */
export const places = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming
  usa us uk eu america europe canada england scotland ireland germany france spain northwest northeast southwest southeast midwest north south east west york london dublin`.split(
    /\s+/,
  ),
)
