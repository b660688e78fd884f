/** Hours, distance, pay, need and plans to leave: reasons of one's own that do not speak for the person. */
const harmful = [
  /\b(?:close|closer|near|nearer|next|convenient) to (?:my )?(?:home|house|where i live|family|the kids|school)\b|\bnear (?:me|my (?:home|house))\b|\bcommut(?:e|ing)\b|\bwalking distance\b|\b(?:short|easy) drive\b|\bhome (?:every|each) (?:night|day|evening)\b/i,
  /\b(?:steady|regular|flexible|better|good|fixed|fewer|normal|day|daytime|shorter|school|convenient|set) (?:hours|shifts?|schedule)\b|\b(?:no|without) (?:nights?|weekends?|overtime)\b|\bnine to five\b|\b9 ?(?:to|-) ?5\b|\bwork[- ]life balance\b|\bwork from home\b|\bhours (?:are|is|would be|look) (?:better|good|great|easier)\b|\b(?:hours|shift|schedule) (?:also )?(?:works?|fits?|suits?)\b.*\b(?:me|my)\b|\bmore (?:free )?time (?:off|for|with)\b/i,
  /\b(?:better|good|great|higher|more|fair|steady|regular|extra|decent) (?:pay|salary|money|wages?|pay ?check|income|benefits|compensation)\b|\bpays? (?:well|better|more)\b|\b(?:be|get|getting|being) paid\b|\bsalary\b|\b(?:sign-on )?bonus\b|\bthe (?:pay|money|benefits)[\s.!]*$|\bpension\b|\bhealth insurance\b/i,
  /\bmy (?:husband|wife|partner|kids|children) (?:is|are) (?:home|at home)\b|\bto (?:work|do|have) fewer\b|\bto stop (?:living|working|travell?ing)\b|\bneed (?:a |the |this |any )?(?:job|money|work|income|visa|change)\b|\b(?:tired|sick) of\b|\bburn(?:ed|t) out\b|\blaid off\b|\bfired\b|\bhate my\b|\bunemploy|\bbored\b|\bchasing invoices\b|\bvisa\b/i,
  // Plans to leave, the next rung, and what only the job gives.
  /\bbefore I (?:go|leave|move|return|retire)\b|\b(?:until|till) I (?:go|leave|move|start|return|find|get|can|finish|retire|am)\b|\b(?:one|some) ?day[\s.!]*$|\bstepping stone\b|\bfor now\b|\bin the meantime\b/i,
  /^\s*(?:more|better|free) (?:education|training|products?|equipment|tools|opportunit\p{L}+|perks|chances)\b/iu,
  /^\s*(?:remote(?:ly)?|remote work|remote position|hybrid|part[- ]time|benefits|money|hours|pay)\b[\s.!]*$/i,
]
const gap =
  /\bbad (?:back|knees?|hip|shoulder)\b|\bcareer (?:break|gap)\b|\bmaternity\b|\bpaternity\b|\bparental leave\b|\bsabbatical\b|\bgap year\b|\boff (?:after|when) (?:my|our) \p{L}+ was born\b|\bhome with (?:my|our|the|two|three|four|\d) (?:kids|children|family|baby|son|daughter)\b/iu

/** "No Epic": what the person does not know; and "In those years I've been:", which leads to a list. */
const lack = /^[Nn]o \p{Lu}\S*$|\bI(?:['’]ve| have| had) been[\s:.]*$/u

/** The words of a reason that a letter is better off without; blank where there are none. */
export const findHarm = (statement: string): string =>
  harmful
    .map((pattern) => pattern.exec(statement)?.[0] ?? '')
    .find((words) => words !== '')
    ?.trim() ?? ''

export const isHarmful = (statement: string): boolean => findHarm(statement) !== ''

const slang = /\b(?:lol|lmao|rofl|omg|haha+|jk)\b/i

/** Whether a statement is typed as one types to friends. */
export const isSlang = (statement: string): boolean => slang.test(statement)

/** Whether a note tells of a time without work, of health or of what is not known, which a letter need not bring up. A sentence of the person's own explains it. */
export const isGap = (statement: string): boolean =>
  lack.test(statement) || (gap.test(statement) && !/^I\b|\b(?:she|he|they|cover\p{L}*)\b/iu.test(statement))
