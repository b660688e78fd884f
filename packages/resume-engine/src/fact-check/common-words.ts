import { countryNames } from '#engine/resume-reader/words/contact.ts'
import { headingNames } from '#engine/resume-reader/words/headings.ts'
import { isKnownWord } from '#engine/words/background.ts'
import { isGeneric } from '#engine/words/generic.ts'
import { findVerb } from '#engine/writer/verbs.ts'
import type { Word } from './texts.ts'

/** Words of headings and of a letter's frame, which have capitals in the middle of a line too. */
const frame = new Set(
  `i a an and of the to for in on with at professional work employment history core key technical summary profile experience education skills skill certifications certification certificates qualifications languages language
tools tool achievements accomplishments highlights contact competencies expertise additional other relevant selected career objective overview strengths background dear hiring manager team sir madam sincerely regards best kind yours
faithfully respectfully thank you committee recruiter recruitment re subject present current programming frameworks libraries databases platforms software cloud mr ms mrs dr`.split(
    /\s+/,
  ),
)
export const isFrame = ({ folded }: Word) => frame.has(folded) || headingNames.has(folded)

/** Names that are common words of English as well, in lower case. */
const names = new Set(
  `boeing beijing fred alfred manfred winifred sterling bing google apple amazon oracle target shell visa gap ford boeing chase boots virgin orange disney sony honda toyota nike adidas uber meta intel cisco adobe slack zoom tesla siemens samsung nokia ikea pepsi nestle
barclays lloyds tesco walmart costco starbucks mcdonald fox nbc bbc cnn fbi cia nasa harvard oxford cambridge yale princeton stanford columbia cornell brown duke berkeley eton mit ucla london paris berlin rome
madrid moscow tokyo york boston chicago dallas houston texas california florida washington dublin sydney toronto vienna munich hamburg milan naples athens cairo delhi mumbai beijing shanghai angeles francisco vegas hollywood
european american british english french german italian spanish russian chinese japanese korean indian irish scottish dutch polish greek turkish arabic hebrew latin portuguese swedish african asian canadian mexican
christian catholic jewish muslim monday tuesday wednesday thursday friday saturday sunday john james robert michael william david richard joseph thomas charles mary patricia jennifer linda elizabeth`.split(
    /\s+/,
  ),
)

export const isKnownName = ({ folded }: Word) => names.has(folded)

/** What a bullet may begin with: "Slashed", "Overhauling". */
export const isDeed = ({ folded }: Word) => /^[a-z]{3,}(?:ed|ing)$/.test(folded) && !names.has(folded)

/** A word anyone may use to say the same in other words: of grammar, of every resume, a verb, or among the commonest. */
export function isOrdinary({ folded, stem }: Word): boolean {
  if (names.has(folded) || countryNames.has(folded)) return false
  return isGeneric(folded, stem) || findVerb(folded) !== undefined || isKnownWord(stem) || /^[a-z]{4,}ly$/.test(folded)
}
