import { titleWords } from '#engine/resume-reader/words/roles.ts'
import { findRoleWord } from '#engine/words/titles.ts'
import { findVerb } from '#engine/writer/verbs.ts'
import type { Word } from './texts.ts'

/** Words that are titles and as often something else. */
const ambiguous = new Set(
  'lead leads head staff host guard coach pilot cook chief partner partners owner founder associate fellow senior junior executive builder driver worker workers agent stage porter principal planner host guide leader leaders team'.split(
    ' ',
  ),
)

export const isTitle = ({ folded }: Word) =>
  !ambiguous.has(folded) &&
  (findRoleWord(folded) !== null || (folded.length > 3 && titleWords.has(folded) && !findVerb(folded)))
