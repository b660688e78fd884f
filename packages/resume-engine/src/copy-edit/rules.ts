/** What a change is, in words for the person. */
export type Reason = 'Spelling' | 'Capital letter' | 'Grammar' | 'Word said twice' | 'Spacing'

/** In place of what stands from `start` up to `end`. */
export interface Change {
  start: number
  end: number
  after: string
  reason: Reason
}

/**
 * Harper's rules that we trust, by what they mend. It has 885; the others propose style, or were wrong where people write
 * notes ("2019 to now", "a hearing", "de-escalation"). Each was read on the texts of the held forms before it came here.
 */
const rulesByReason: Record<Reason, string> = {
  Spelling: 'OpenCompounds ExpandThrough Payed WrongApostrophe',
  'Capital letter': 'CapitalizePersonalPronouns SentenceCapitalization Months MicrosoftNames GoogleNames AmazonNames',
  Grammar: `AnA PronounVerbAgreement PronounInflectionBe PronounAre IAm IAmAgreement ThereIsAgreement RegularIrregulars ModalOf
    HadOf DidPast HelpedPast SimplePastToPastParticiple ItsContraction ItsPossessive InterestedIn GoodAt
    PassionateAbout MoreBetter DoubleModal UseToUsedTo CriteriaPhenomena CorrectNumberSuffix
    NumberSuffixCapitalization ThenThan`,
  'Word said twice': 'RepeatedWords',
  Spacing: 'CommaFixes Spaces',
}

export const reasons = new Map(
  (Object.keys(rulesByReason) as Reason[]).flatMap((reason) =>
    rulesByReason[reason].split(/\s+/).map((rule): [string, Reason] => [rule, reason]),
  ),
)

interface Proposal {
  rule: string
  /** The line around it, and where in it the proposal stands. */
  line: string
  start: number
  end: number
  after: string
}

/** The word before ends no sentence there: "incl. review", "3 p.m. daily". */
const endsSentence = /[\p{Ll}\d)]{2}[.!?]["”)]?\s+$/u
/** A line with the end of a sentence is no note. */
const hasSentence = /[\p{Ll}\d)]{2}[.!?]["”)]?(?:\s+\p{L}|\s*$)/u
const shortForms =
  /\b(?:st|dr|mr|mrs|ms|no|vs|co|jr|sr|pt|ft|mt|ave|blvd|rd|incl|excl|approx|dept|mgmt|govt|asst|assoc|intl|tech|corp|yrs|hrs|min|max|avg|est|etc|misc|temp|cert|univ|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.\s+$/i

const tests: Record<string, (proposal: Proposal) => boolean> = {
  /** A note has no capital to miss. "p99" and "iOS" begin small. */
  SentenceCapitalization: ({ line, start, end }) => {
    const before = line.slice(0, start)
    const isSentence = endsSentence.test(before) && !shortForms.test(before)
    const isWholeLine = /^[\s•*-]*$/.test(before) && hasSentence.test(line)
    return (isSentence || isWholeLine) && /^(?!i(?:ve|m)$)\p{Ll}+(?:['’]\p{Ll}+)?$/u.test(line.slice(start, end))
  },
  /** "Ive" is mended as "I've". */
  CapitalizePersonalPronouns: ({ line, start, end }) => /^i(?![a-z])/.test(line.slice(start, end)),
  /** The sound of letters and figures isn't certain: "a 5 a.m. shift", "A+", "an SOP". */
  AnA: ({ line, start, end }) =>
    /^\s(?!h(?!ours?\b|onest))\p{Ll}{3}/u.test(line.slice(end)) &&
    (line[start] !== 'A' || start === 0 || /[.!?]\s$/.test(line.slice(0, start))),
  /** "I had had two jobs", "I know that that helped", names. */
  RepeatedWords: ({ after }) => /^\p{Ll}/u.test(after) && !/^(?:had|that|is)$/.test(after),
  /** "Most honest" is no "most best". */
  MoreBetter: ({ line, start, end }) => !/honest|modest|earnest/i.test(line.slice(start, end + 10)),
  /** "The Algebra I tests" has a number, and so have "you guys". */
  PronounVerbAgreement: ({ line, end }) =>
    !/(?:\p{Lu}\p{Ll}+ I|\byou guys?)\s\p{L}*(?:\s\p{L}*)?$/u.test(line.slice(0, end)),
  Spaces: ({ line, end, after }) => after === '' && /^[,.!?;:](?=\s|$)/.test(line.slice(end)),
  CommaFixes: ({ line, end, after }) => after === '' && line[end] === ',',
}

/** Whether a proposal of a rule is certain enough to be shown. */
export const isCertain = (proposal: Proposal): boolean => tests[proposal.rule]?.(proposal) ?? true
