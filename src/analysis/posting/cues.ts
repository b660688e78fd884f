import type { Zone } from './zone.ts'

/** The words of headings, the first that fits counts. */
export const headings: [Zone, RegExp][] = [
  ['required', /^(?:not required|nothing else)$/],
  [
    'preferred',
    /prefer|nice.to.have|bonus|desir|^plus(?:es)?$|plus(?:es)?$|good to have|great to have|advantage|optional|extra (?:points|credit)|also have|not required|would be great|ideally|assets?$/,
  ],
  ['required', /^(?:about you|you|who you are|who we.re looking for|your profile|profile)$/],
  [
    'aside',
    /benefit|^about\b(?! (?:you|the (?:role|job|position|opportunity|work))\b)|about us|about the (?:company|team)|our (?:company|mission|values|culture|story|benefits|team)|we offer|perks|equal (?:opportunit|employment)|\bee?o\b|how to apply|compensation|who (?:we are|are we)|^why\b|salary|pay range|what you.?ll get|what you (?:will )?get|what you can expect|in it for you|in return|what we (?:offer|give|provide)|disclaimer|diversity|inclusion|privacy|physical demands|working conditions|work environment|company overview|overview of the company|other duties|legal|location|schedule|hours|contact|deadline|note$|next steps|hiring process|skip/,
  ],
  [
    'other',
    /responsibilit|duties|what you.?ll do|you.?ll (?:do|be doing)|you will (?:do|be)|what the job is|the role|this role|the job|job (?:description|summary)|day to day|summary|overview|the position|your tasks|^tasks|functions|nature of work|definition|the opportunity|the work|what you do/,
  ],
  [
    'required',
    /requirement|required|qualification|must.haves?|you must|you.?ll need|you (?:will )?need|you (?:should )?(?:bring|have)|what you bring|what we.?re looking for|what we (?:need|want|look for)|minimum|essential|^(?:key |core |technical |professional |your )?(?:skills|experience|education|licens\w+|certifications?|knowledge)\b|skills(?: needed)?$|looking for|good fit|needed|candidates? should|who should apply|knowledge of|to succeed|eligib|^(?:education|experience)\b/,
  ],
]

/** Sentences that ask for nothing, in any section: the law, pay, the employer's praise of itself, physical demands. */
export const boilerplateSentence =
  /equal (?:opportunit|housing)|affirmative action|\beeoe?\b|regardless of|without regard to|discriminat|race,|gender identity|401\s?\(?k|paid time off|\bpto\b|dental (?:and )?vision|dental,? (?:and |or )?(?:vision|insurance)|reasonable (?:accommodation|adjustment)|background check|drug (?:screen|test|free|-free)|salary (?:range|is)|pay range|per hour|\/h(?:ou)?r\b|sign.?on bonus|tuition reimbursement|company profile|e-?verify|authorized to work|right to work|u\.?s\.? person|work authorization|^(?:we|our|us)\b(?!.{0,30}(?:looking for|seek|need|require|expect|hiring|want))|^(?:at [\p{L}&' ]{2,40} we)\b|\b(?:has been|was|were) (?:founded|ranked|named|voted|established)|^(?:the )?[\p{L}&' .-]{2,60}?\b(?:is|are) (?:proud|committed|an? (?!plus\b|advantage\b|must\b|bonus\b|asset\b|big plus\b|huge plus\b)(?:\w+[ -]){0,3}(?:company|employer|firm|hospital|hotel|startup|maker|distributor|leader|system|group|agency|organization|school|gym|restaurant)\b|the (?:leading|region|largest|world)|building|home to|one of)|\b(?:offers?|provides?|pays?|participates?|reserves)\b(?=.{0,60}(?:salary|bonus|stock|equity|lunch|leave|pension|insurance|benefit|membership|training|boots|vacation|right|verify|schedule))|\b(?:lift(?:ing)?|carry|stand|sit|walk|climb)(?:ing)?\b.{0,40}(?:pounds|lbs?\b|kg\b|ladders|hours|shift|standing|walking|projector)|must be (?:18|21)|years (?:old|of age)/u

/** Said of a clause at its end. */
export const preferredTail =
  /(?:\b(?:strongly |highly )?(?:preferred|desired|desirable)|\b(?:is|are|be|also)? ?an? (?:big |huge |strong |definite )?(?:plus|bonus|advantage|asset)|\b(?:is|are|would be|matters?)? ?(?:a )?nice(?: to have| but not (?:needed|required))|\b(?:is|are|would be) (?:a )?(?:helpful|ideal|welcome|beneficial|useful|advantageous)|\bhelpful|\bhelps|= plus|\bnot required|\bgood to have)\)?[.!]*$/

/** Begins a clause that is only preferred. */
export const preferredClause =
  /(?<=.{3})(?:\bpreferabl[ey]\b|\bideally\b|, as is\b|\bso is\b|\(preferred\b)|\b(?:would be nice|is a plus|a plus if)\b/

/** Asks for something, in any section. */
export const requiredSentence =
  /\bmust\b|require|minimum|essential|mandatory|\bneed(?:ed|s)?\b|at least|\bproven\b|qualified candidate|\byou (?:have|'?ve|know|bring|hold|can|should|are|'?re (?:fluent|familiar|comfortable|experienced))\b|you'(?:ve|re)\b|looking for:|\b(?:experience|expertise|proficien\w+|fluen\w+|knowledge|skills?|background|certifi\w+|licen[sc]\w+|degree|diploma)\b.{0,12}\b(?:in|with|of|as|as an?|using)\b|\b\d+\+? ?(?:or more )?(?:years?|yrs?)\b|\b(?:one|two|three|four|five|six|seven) (?:or more )?years?\b|\bbrings?\b|\bright person\b/

/** Tells what the work is. */
export const taskSentence =
  /^(?:you'?ll|you will(?! (?:need|have|bring)\b)|in this role|as an? \w+[^,]{0,40},? you\b|reporting to|responsib|duties|tasks)/
