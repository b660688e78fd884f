// What forms ask for. Each pattern is matched with a label of plain words (see words.ts).

export interface ConceptPattern {
  concept: string
  /** The whole label. */
  label: RegExp
  /** The whole name or id, or its last words. */
  name?: RegExp
}

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`)
const ending = (pattern: string) => new RegExp(`(?:^|\\W|_)(?:${pattern})$`)
const define = (concept: string, label: string, name?: string): ConceptPattern => ({
  concept,
  label: whole(label),
  name: name === undefined ? undefined : ending(name),
})

const legal = '(?:legal |first and last |complete |candidate |applicant )?'

/** The person. */
const person = [
  define(
    'given_name',
    `${legal}(?:first|given) names?(?: s)?|forename|vorname|prenom|nombre|voornaam|fornamn`,
    'first ?name|given name|fname',
  ),
  define(
    'family_name',
    `${legal}(?:last|family) names?|surname|nachname|familienname|nom(?: de famille)?|apellidos?|achternaam|efternamn`,
    'last ?name|family name|surname|lname',
  ),
  define(
    'full_name',
    `${legal}(?:full )?(?:legal )?name|nom complet|vollstandiger name|nombre completo|volledige naam`,
    'full ?name|systemfield name|candidate name',
  ),
  define(
    'email',
    '(?:confirm |re enter |repeat |verify |retype |primary |personal )?(?:e ?mail)(?: ?(?:address|adresse|id))?(?: confirmation| again)?|adresse (?:e ?)?mail|correo electronico|e ?postadress|e post',
    'e ?mail|confirm ?email',
  ),
  define(
    'phone',
    '(?:primary |mobile |cell(?:ular)? |contact |daytime |best )?(?:tele)?phone(?: ?number| no)?|(?:mobile|cell|cellular|contact)(?: number)?|telefon(?:nummer)?|(?:numero de )?telephone|numero de telephone|telefono|telefoon(?:nummer)?|mobil(?:e|telefon|nummer)?',
    'phone ?(?:number)?|mobile',
  ),
  define(
    'phone_country',
    '(?:country )?(?:phone|dial(?:ing)?|calling)(?: country)? code|country (?:phone )?code|phone country',
    'country phone code|phone country',
  ),
]

/** Where the person lives. */
const places = [
  define(
    'street',
    '(?:street|mailing) address(?: line 1)?|street|address(?: line)? ?1|street address line 1|address line 1|strasse(?: und hausnummer)?|rue',
    'street ?(?:address)?|address line ?1',
  ),
  define('address', '(?:home |full |current |postal |residential )?address|anschrift|adresse', 'address'),
  define(
    'city',
    '(?:current )?city(?: of residence)?|town(?: city)?|city town|location city|stadt|wohnort|ort|ville|ciudad|woonplaats|stad',
    'city',
  ),
  define('region', 'state|state province(?: region)?|province(?: state)?|region|bundesland', 'state|country region'),
  define(
    'postal_code',
    '(?:zip|post|postal)(?: ?code)?|zip(?: ?code)? (?:post|postal)(?: ?code)?|postleitzahl|plz|code postal|codigo postal|postcode',
    'zip(?: code)?|postal ?code|postcode',
  ),
  define('country', '(?:home )?country(?: of residence| region)?|land|pays|pais', 'country'),
  define(
    'location',
    '(?:current |home )?location|where are you (?:currently )?(?:located|based)|(?:location )?city (?:and )?(?:state|country)|standort',
    'location',
  ),
]

/** Web addresses. */
const links = [
  define(
    'linkedin',
    '(?:link to )?linked ?in(?: profile| url| profile url| profile link| link| account)*|url linkedin|(?:profil|url) linkedin|linkedin profil',
    'linked ?in(?: url)?',
  ),
  define(
    'github',
    '(?:link to )?git ?hub(?: profile| url| profile url| profile link| link| account| username)*',
    'git ?hub(?: url)?',
  ),
  define(
    'website',
    '(?:personal |other |portfolio )?(?:website|web ?site|webpage|homepage)(?: url| link)?|portfolio (?:url|link|website|site)|website (?:blog )?(?:or )?portfolio|personal site|webseite',
    'website(?: url)?|portfolio url',
  ),
]

/** Jobs and schools. Those with `job_` are only read in a section about work. */
const history = [
  define(
    'current_company',
    '(?:current|most recent|present|last)(?: or most recent)? (?:company|employer|organi[sz]ation)(?: name)?|what is name of (?:current|most recent) (?:company|employer)|aktueller arbeitgeber',
    'org|current company',
  ),
  define(
    'current_title',
    '(?:current|most recent|present|last)(?: or most recent)? (?:job )?(?:title|position|role)',
    'current title',
  ),
  define('job_company', '(?:company|employer)(?: name)?|organi[sz]ation', 'company ?name|employer'),
  define('job_title', '(?:job |position )?title|position|role', 'job ?title'),
  define('job_start', 'from|start(?: date)?|date from|start month|start year', 'start ?date'),
  define('job_end', 'to|end(?: date)?|date to|end month|end year', 'end ?date'),
  define('job_current', 'i (?:currently|still) work here|current(?: job| position)?|present', 'currently work here'),
  define('job_description', '(?:role |job )?description|responsibilities|duties', 'role description'),
  define(
    'school',
    '(?:school|college|university|institution)(?: name)?|school or university|name of (?:school|institution)',
    'school ?(?:name)?',
  ),
  define('degree', 'degree(?: type)?|abschluss', 'degree'),
  define(
    'field_of_study',
    'field of study|discipline|major|course of study|area of study|studienfach',
    'field of study|discipline',
  ),
  define('graduation_year', '(?:year of )?graduation(?: year)?|year graduated', 'graduation year'),
]

/** What employers ask. */
const questions = [
  define(
    'notice_period',
    '(?:what is |how long is |current )?notice period|how much notice (?:do you (?:have to|need to) give|is required)|kundigungsfrist|preavis',
  ),
  define(
    'salary',
    '(?:what (?:is|are) )?(?:(?:expected|desired|target|required) (?:annual |base |yearly )?(?:salary|compensation|pay)|(?:annual |base )?(?:salary|compensation|pay) (?:expectations?|requirements?|range))(?: (?:in )?(?:us )?(?:dollars|usd)| per (?:year|annum)| annual(?:ly)?| usd| a year)*',
    'desired pay',
  ),
  define('salary_elsewhere', 'gehaltsvorstellung.*|gehaltswunsch.*|pretentions? salariales?.*'),
  define(
    'relocation',
    '(?:are you |would you be )?(?:willing|open|able|prepared|ready) (?:to )?relocat(?:e|ing|ion)|relocation|willingness to relocate',
  ),
  define(
    'over_18',
    '(?:are you )?(?:at least|over(?: age of)?|above) 18(?: years)?(?: (?:of age|old))?(?: or older)?|(?:are you )?18 years(?: of age| old)? or older|(?:are you )?18 or older',
  ),
  define(
    'how_heard',
    '(?:how|where) did you (?:first )?(?:hear|learn|find out|find) (?:about )?.*|(?:referral |application )?source|how you heard about .*|wie (?:sind sie|bist du) auf uns aufmerksam geworden',
    'source',
  ),
  define(
    'work_authorization',
    'work (?:authori[sz]ation|permit|eligibility)(?: status)?|.*\\b(?:authori[sz]ed|eligible|permitted|right|allowed|authori[sz]ation)\\b.* to work\\b.*',
  ),
]

export const fieldPatterns: readonly ConceptPattern[] = [...person, ...places, ...links, ...history, ...questions]

/** Concepts of the form's autocomplete tokens. */
export const autocompleteConcepts: Record<string, string> = {
  name: 'full_name',
  'given-name': 'given_name',
  'family-name': 'family_name',
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  'street-address': 'street',
  'address-line1': 'street',
  'address-level2': 'city',
  'address-level1': 'region',
  'postal-code': 'postal_code',
  country: 'country',
  'country-name': 'country',
}

/** The subject of "years of X"; null for another question. */
export function findYearsOf(core: string): string | null {
  if (!/\byears?\b.*\bexperience\b|\bexperience\b.*\byears?\b/.test(core)) return null
  const rest = core.replace(
    /\b(?:how|many|much|years?|of|do|you|have|has|experience|with|in|using|working|professional|relevant|work|total|number|hands|on|a|an|is|what)\b/g,
    ' ',
  )
  const words = rest.split(' ').filter(Boolean).sort()
  return words.length > 0 ? words.join('-') : null
}

/** "Do you need sponsorship?", and not its opposite. */
export const asksForSponsorship = (plain: string) =>
  /\b(?:will|do|would)\b.*\b(?:require|need)\b.*\bsponsor/.test(plain) &&
  !/\b(?:without|not|no|unless|able to|dont|wont|never)\b/.test(plain)
