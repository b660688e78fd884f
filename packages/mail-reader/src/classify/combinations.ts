import type { MailKind } from '#mail/model/classification.ts'

/** Words that say a kind only together, in one sentence, in whatever order: wordings that no pattern foresees. */
export interface Combination {
  kind: MailKind
  /** Less than a pattern that says it by itself: such a mail is likely of its kind, never certainly. */
  weight: 2 | 2.5
  all: RegExp[]
  /** Words that make it something else. */
  none?: RegExp
}

const meeting =
  /\b(?:interviews?|call|chat|talk|meet(?:ing|ings|s)?|met|conversations?|speak|visit|video|coffee|come|phone|screen|session|see you|get to know|round|discuss)\b/
const time =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|next week|this week|weeks? of|mornings?|afternoons?|availab\w+|calendar|slots?|schedul\w+|(?:open |a |suitable )?times?|dates?|\d+ (?:min\w*|hours?)|an hour|half an hour|when|until (?:mon|tues|wednes|thurs|fri|satur|sun)day|which day|what suits|either|one of (?:these|them))\b/
const invites =
  /\b(?:you|your|us)\b.*\b(?:you|your|us|our|we|i)\b|\b(?:would|could|can|might|want|like|love|set up|got|tell me|let me know|moved|next)\b/
const refusal =
  /\b(?:not|unable|sorry|unfortunately|regret\w*|sadly|afraid|no longer|goodbye|declin\w+|screened out|release|close out|unsuccessful|final|yet)\b/
const process =
  /\b(?:application|candida\w+|process|round|role|position|vacancy|job|seat|spot|place|fit|stage|applicants?|opening|pool|team|post)\b/
const others =
  /\b(?:other|another|someone|somebody|colleague|internal(?:ly)?|insider|vacant|only one|in-house|own people|one of our own)\b/
const picks =
  /\b(?:went|gone|go(?:ing)?|chose[n]?|pick(?:ed)?|hired?|filled|fill|advanc\w+|select(?:ed)?|prefer(?:red)?|leave|gave|given|taken?|want|wanted|decided)\b/
const offers =
  /\b(?:offer(?:ing)?|contract|terms|salary|compensation|start(?:ing)? (?:date|on|from)|from (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/
const accepts =
  /\b(?:sign(?:ed)?|accept(?:ance)?|confirm|join|welcome|have you as|work with you|on board|aboard|countersign|attached|enclosed|here is your)\b/

const talkGerman =
  /(?:gespräch|sprechen|kennen|interview|telefon|call|termin|besuch|zeigen|bekannt machen|treffen|einlad|lädt|laden)/
const timeGerman =
  /\b(?:wann|termin\w*|tag|woche|montag|dienstag|mittwoch|donnerstag|freitag|stunde|zeit|uhr|slot|kommen)\b/
const refusalGerman = /\b(?:nicht|keine?n?|leider|absag\w*|bedau\w*|besetzt|vergeben)\b/
const processGerman =
  /\b(?:bewerbung|stelle|position|einsatzmöglichkeit|verfahren|auswahl|zusammenarbeit|runde|bewerber\w*|weg)\b/

export const combinations: Combination[] = [
  {
    kind: 'rejection',
    weight: 2.5,
    all: [others, picks, /\b(?:role|position|vacancy|job|seat|spot|opening|candidates?|applicants?|post)\b/],
    none: /\bif\b|\b(?:you|your) (?:have been|were|are) (?:selected|chosen)|\bnext\b|\bother (?:roles|positions|jobs|openings|opportunities)\b|\bhow\b/,
  },
  {
    kind: 'rejection',
    weight: 2,
    all: [refusal, process, /\b(?:you|your)\b/],
    none: /\b(?:forgotten|still|yet to|if|whether|before|please|notified|renewed|reply|open|missing|attach\w*|could you|longer than|not only|because of the volume|individual|complete[d]?|each)\b|\?/,
  },
  {
    kind: 'rejection',
    weight: 2.5,
    all: [
      /\b(?:will|do|did|can|could) not\b|\bunable\b/,
      /\b(?:next (?:round|stage|step)|offer you a (?:place|position|role|job)|see the \w+ fit|see a fit)\b/,
    ],
  },
  {
    kind: 'rejection',
    weight: 2.5,
    all: [
      /\bit (?:is|was) not you\b|\bgoodbye for now\b|\brelease all\b|\bscreened out\b|\bclose out your (?:process|application)\b/,
    ],
  },
  {
    kind: 'invitation',
    weight: 2.5,
    all: [meeting, time, invites],
    none: /\b(?:webinar|workshop|newsletter|thank(?:s| you) for (?:meeting|speaking|coming|interviewing|the|taking|your time)|enjoyed|after your|apply|applied|test|assessment|hope our|read more|may|(?:come|get) back to you|hear from|(?:from )?(?:which|what) date could you|could you (?:work|start|begin))\b/,
  },
  {
    kind: 'invitation',
    weight: 2.5,
    all: [
      /\binterview|finalist|next conversation\b/,
      /\b(?:waiting|details|set up|moved|dates|finalists|is with|each of them)\b/,
      /\b(?:your|you|we|us)\b/,
    ],
    none: /\b(?:thank you for|after|how we interview|questions|tips|prepare)\b/,
  },
  {
    kind: 'offer',
    weight: 2.5,
    all: [offers, accepts, /\b(?:you|your|us)\b/],
    none: /\b(?:not|application|resume|interview|free|off|course|if selected|terms (?:of service|and conditions))\b/,
  },
  {
    kind: 'offer',
    weight: 2.5,
    all: [
      /\b(?:would like|want|wish|love|happy|glad|delighted) to (?:have|offer|hire)\b/,
      /\byou\b/,
      /\b(?:as|role|position|job|from)\b/,
    ],
    none: /\b(?:not|interview|conversation|call|over)\b/,
  },
  {
    kind: 'question',
    weight: 2,
    all: [
      /\?$/,
      /\b(?:you|your)\b/,
      /\b(?:start|salary|status|license|permit|visa|english|experience|when|from which|able|willing|current)\b/,
    ],
    none: meeting,
  },
  {
    kind: 'assessment',
    weight: 2.5,
    all: [
      /\b(?:case|exercise|assignment|task|assessment|challenge|test)\b/,
      /\b(?:work through|return|complete|send|solve|submit|hand in)\b/,
    ],
  },
  {
    kind: 'received',
    weight: 2,
    all: [
      /\b(?:confirm\w*|is with us|received|application number|reference number)\b/,
      /\b(?:application|file|resume|cv|documents)\b/,
    ],
  },
  {
    kind: 'rejection',
    weight: 2,
    all: [refusalGerman, processGerman],
    none: /\b(?:falls|sollten|wenn|noch|bitte|fehlt|frage|länger|absagen, da)\b/,
  },
  {
    kind: 'rejection',
    weight: 2.5,
    all: [/\b(?:position|stelle)\b/, /\b(?:besetzt|vergeben|mit einem mitarbeiter|aus dem eigenen haus|intern)\b/],
  },
  {
    kind: 'invitation',
    weight: 2.5,
    all: [talkGerman, timeGerman, /\b(?:sie|ihnen|dir|dich|du|uns|ihr)\b/],
    none: /\b(?:bewerbung ist|eingegangen|danke für das|vielen dank für das|aufgabe|test|frühestmöglich\w*|erfahrung)\b/,
  },
  {
    kind: 'invitation',
    weight: 2.5,
    all: [
      /(?:mit (?:ihnen|dir) sprechen|bekannt machen|zeigen|besuch bei uns|kennenlernen|vorbeikommen|vorbeizukommen)/,
    ],
  },
  {
    kind: 'offer',
    weight: 2.5,
    all: [
      /(?:vertrag|angebot|stelle|zusage)/,
      /(?:unterschreib|unterzeichn|bieten|anbieten|einstellen|für (?:sie|dich) entschieden|freuen uns auf (?:sie|dich))/,
    ],
    none: /\b(?:nicht|leider|bewerben|gespräch)\b/,
  },
  {
    kind: 'assessment',
    weight: 2.5,
    all: [/(?:aufgabe|test|fallstudie|case)/, /(?:lösung|bearbeit|teilnehm|zurück|innerhalb)/],
  },
  {
    kind: 'question',
    weight: 2,
    all: [/\?$/, /(?:ab wann|anfangen|gehalt|eintritt|haben sie|hast du|sprechen sie|nachreichen)/],
  },
]
