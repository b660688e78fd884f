import { toRules } from './rules.ts'

/** Contractions are written out before these are applied: rules know `will not`, and no `won't`. */
const person = '(?:candidate|applicant|finalist|person|people|individual|professional)s?'
const another = `(?:(?:an)?other|someone|somebody|a different|an internal|internal|candidates|applicants|finalists|those|one of|whose|an? ~3${person})`
const onward =
  '(?:mov(?:e|ing) ~1(?:ahead|forward|on)|go(?:ing)? (?:ahead|forward|any further)|proceed(?:ing)?|progress(?:ing)?|advanc(?:e|ing)|continu(?:e|ing)|pursu(?:e|ing)|tak(?:e|ing) ~5(?:further|forward|next steps?|next stage))'
const job = '(?:position|role|job|vacancy|opening|post|requisition|search|spot|opportunity)'
const meeting =
  '(?:interview|call|chat|conversation|meet(?:ing)?|visit|screen(?:ing)?|video|phone|round|discussion|session|talk|speak|assessment cent(?:re|er)|trial|tour|loop|panel|coffee)'

const rejection = toRules('rejection', {
  3: [
    `(?:decided|decision|chosen|opted|elected|determined) ~2not to ~3${onward}`,
    `(?:decided|decision|chosen|opted|elected) ~2(?:against|to (?:decline|reject|close|pursue other|go in (?:a|another)))`,
    `(?:will|are|is|am|can|could|would|have|shall|do) not ~3(?:be )?~2${onward}(?! (?:until|unless|without))`,
    `(?:will|are|am|can|could|would) not ~3(?:be )?(?:able to )?(?:invit(?:e|ing) you|extend(?:ing)? ~3offer|offer(?:ing)? you|mak(?:e|ing) ~2(?:an )?offer|select(?:ing)? you|consider(?:ing)? (?:you|your|it)|include you|hire|hiring)`,
    '(?:did|could|have|has|was|were) not ~4(?:select|selected|shortlist|choose|find ~3match|advance|advanced)',
    'unable to ~3(?:take|offer|progress|proceed|move|continue|consider|invite)',
    `(?:go|going|gone|went|mov(?:e|ing)|proceed(?:ing)?|progress(?:ing)?|continu(?:e|ing)) ~5(?:with|to pursue) ~2${another}(?! round)`,
    `(?:chosen?|chose|selected|hire[ds]?|hiring|appoint(?:ed|ment of)|engaged|preferred?|picked|promote[d]?|pursu(?:e|ing)|advanc(?:e|ing)|favou?r of|identified) ~2(?:(?:an)?other|a different|someone|somebody|one of our own|an? ~3${person}|candidates (?:who|with|whose))`,
    `extend(?:ed)? an offer ~2to (?:a|another|someone)|(?:made an offer to|offered to|accepted by|gone to|went to|offered ~3to|given to) ~2(?:another|a different|one of|an internal|someone|one of|them)`,
    `another ~1${person} (?:has |have )?(?:accepted|was|been|signed)`,
    `other ~1${person} (?:are|were|be|more) ~2(?:better|closer|closely|ahead)`,
    `see other ~1${person} ahead`,
    `other ~1${person}[' ]+(?:s )?~2(?:credentials|experience|background)`,
    `(?:${job}|it) ~8(?:has|have|was|is|been) (?:\\w+ )?(?:been )?(?:filled|cancell?ed|withdrawn|frozen|put on hold|closed|paused)`,
    `(?:has|have|i|we) (?:just |now |already )?filled (?:it|the|this|that)`,
    `search ~3(?:has|have|is) (?:concluded|over|ended|closed)`,
    `put(?:ting)? ~4on hold|${job} ~3(?:is|are|was|were) ~1filled|(?:role|position|it) did not work out`,
    `(?:hold|pause|freeze|stop(?:ped)?|paused|froze|end) ~1(?:hiring|recruit\\w+|all open processes)|hiring ~4(?:on hold|freeze|was paused)|hiring freeze`,
    `${job} ~6no longer (?:open|available)|not think ~6(?:fit|match)|ending ~3(?:process|here)|decided ~2to pass|says no`,
    'no longer ~2(?:considered|consideration|consider you|active|recruiting|hiring|in the running)',
    '(?:have|has|had|were|was|are|is) not (?:been )?~2(?:selected|shortlisted|successful|chosen|appointed|considered further)',
    '(?:not|no) ~1(?:selected|successful) (?:for|on this|to|in)|non-selection|reason: not selected',
    '(?:application|candidacy|submission|you) ~4(?:unsuccessful|declined|rejected|ends here|turned down)',
    '(?:decline|close|closing|rejected?|declined) (?:your|this) (?:application|candidacy)',
    `did not make (?:it|the|our)|not (?:on that|on the|among|in the) ~1(?:list|those|final)`,
    `not ~2(?:the |a |an )?(?:right|good|strong|best) ~1(?:match|fit)`,
    `(?:do|does|did) not ~2(?:meet|match|satisfy|reach) ~3(?:criteria|requirements?|benchmark|qualifications?|standard|needs)`,
    'do not have (?:a|an|any) ~2(?:role|position|opening|vacancy)',
    'a no (?:from|for)|(?:we|i) (?:are|am|will|will be)? ?pass(?:ing)? (?:for now|on (?:you|this|your))|not this time',
    'other direction|another direction|different (?:way|direction|route) (?:on|with|for|in)',
    'below the cut|too far apart|not be placed on|can not take it any further',
    'decision is (?:been )?~2in favou?r of (?:somebody|someone|another)|decision has been ~2in favou?r',
    'better (?:suited|match|meet)|closer fit|more closely (?:match|fit|align)',
    'hiring (?:someone|somebody)|hired (?:someone|somebody)|went with (?:someone|somebody|another)',
    '(?:choice|decision) ~4(?:did not fall|not fall|fell) on ~2(?:you|another|someone)|did not fall on you',
    'stopping here|letting all candidates go|end ~2your process',
  ],
  2: [
    '(?:regret|sorry|sad|regrettably|unfortunately|disappoint\\w*) ~2(?:must |have to |to )?(?:inform|tell|say|advise|let you|write|bring|report|disappoint)',
    'unsuccessful|not be (?:moving|going)|bad news|sad news|disappointing news|happier news|better news',
    'keep (?:you|your|a) ~3(?:on file|active|in mind|number)|apply again|future (?:openings|opportunities|roles)',
  ],
  1: [
    'unfortunately|regret(?:tably|fully)?|sadly|sorry|afraid',
    '(?:wish|wishing) (?:you|them) ~4(?:best|success|luck|well|every)|good luck|best of luck|all the best|luck in your',
    'other (?:openings|roles|opportunities|positions)',
    'tough|hard (?:call|decision|choice)|difficult (?:decision|choice)|close (?:second|decision)|was not easy|incredibly close',
  ],
})

const offer = toRules('offer', {
  3: [
    '(?:pleased|happy|delighted|excited|thrilled|glad|pleasure|would like|would love|love|want|wish|write|able|officially|formally|hereby|made|making|make) ~6(?:to )?(?:offer(?:ing)? you|extend(?:ing)? ~2(?:to )?you|mak(?:e|ing) you ~5offer|present you with|win you for)',
    `(?<!they )(?:offer|offers|offering) you ~1(?:the|a|an|our|employment|this) ~8(?:${job}|appointment|employment|place on)`,
    '(?:are|am) (?:hereby )?offering you(?! an? ~1(?:interview|call|chance|conversation))|offering you employment',
    'extended? (?:to )?you ~3offer|extended? you an? ~2offer',
    '(?:your|the|an|conditional|formal|verbal|official|written) (?:job |employment )?offer (?:letter|of employment|is (?:ready|attached|valid|in)|for ~4(?:attached|enclosed)|details)',
    '(?:have|here is) an offer for you|happy to employ you|wish(?:es)? to employ you|bring you on board|(?:are|were) hired|first day as',
    '(?:find|attaching|attached|enclosed?|sending) ~4(?:formal |job |your |written )?offer(?! of help)',
    '(?:offer letter|letter of offer|contract of employment|employment contract) ~6(?:attached|enclosed|ready|sign|review)',
    'the job is yours|got the job|it is an offer|you are hired|want you on|like you on (?:the|our) team',
    '(?:love|like|want|delighted|excited|happy) ~3(?:for )?you to (?:join|become part|be part|be our)',
    'to welcome you to (?:our|the) (?:team|family)|you will be joining us',
    'recommended you for ~6(?:position|appointment|hire)',
    'conditional (?:job )?offer (?:for|of|is)|(?:confirms|summary of) ~3(?:verbal |our )?offer',
    'selected for appointment',
    'we would like to offer you|we want you!',
  ],
  2: [
    '(?:job|employment|formal|conditional) offer|offer (?:letter|of employment)|letter of offer|offer and contract|contract offer',
    '(?:starting )?(?:salary|base|an hour|per hour|wage) ~6(?:start|bonus|benefits)|sign(?:ed)? (?:and return|copy|the contract)|countersign\\w*',
    'contract (?:is )?(?:attached|enclosed|in this)|attached contract|(?:find|read) ~2(?:the|your) contract|respond to the offer|accept (?:or decline|it|the offer|our offer)',
  ],
  1: ['congratulations|welcome aboard|offer\\b'],
})

const invitation = toRules('invitation', {
  3: [
    `invit(?:e|ed|es|ing) you ~4(?:for|to|in) ~8${meeting}`,
    `you (?:are|have been) ~2invited ~3(?:to|for) ~6${meeting}`,
    `(?:like|love|pleased|delighted|happy|glad|keen|want|wants|eager|excited) ~3to ~3(?:invite you|interview you|meet you|speak (?:with|to) you|talk (?:with|to) you|chat|get to know you|see you (?:in|for|at|on)|have you (?:over|in)|set up|arrange|schedule|continue with you|hold a|welcome you to)`,
    `(?:schedule|book|arrange|set up|self-schedule) ~5(?:interview|call|screen|slots?|appointment|session|times?|dates?|conversation|it)`,
    `(?:pick|choose|select|grab|reserve|fix|find|sign up for) ~5(?:slots?|appointment|sessions?|times?|dates?|\\d+ minutes)`,
    `(?:your|share|send|know|indicate|with) ~4availab(?:ility|le) ~8(?:interview|call|chat|week|monday|tuesday|talk|video|panel)`,
    `(?:interview|(?:your|our) ~2(?:call|chat|conversation|meeting|screen|session)) ~8(?:scheduled|confirmed|booked|rescheduled|take place|appointment|cancel(?:l?ed)?|moved?)`,
    `offer(?:ing|ed)? you an? ~2(?:interview|call|conversation)|(?:advanced|progressed|moved|made it) ~1to ~5(?:interview|round)|(?:your attendance|you ~3attend) ~3interview`,
    `(?:like|love|want|wants|asked|keen|glad|happy|writing|hope) ~3to ~2(?:do|have|hold|request|discuss|get|take|chat|speak|talk|meet|interview|find out) ~9(?:call|interview|conversation|with you|you by phone|more about you|next step with you)`,
    `(?:reply|respond|provide|send|give|choose|select|propose) ~5(?:preferred (?:time|date)s?|few (?:times|options|dates)|(?:times|dates|options) that|from the times)`,
    `details (?:of|for) your ~2interview`,
    `interested in ~3(?:${meeting})`,
    `(?:confirmed|scheduled|booked|set|all set|expecting you|see you|shadow|rescheduled?|reschedule|move|cancel|remind\\w*) ~9${meeting}`,
    `(?:look(?:ing)? forward to) ~4(?:video |phone )?(?:interview|call with|intro call|tech chat|conversation with you)`,
    `selected ~2(?:to|for|as) ~6(?:interview|finalists?)|shortlisted for|chosen you as`,
    `(?:moving|move|moved|progressed|advance|proceed|moving on|through) ~4(?:to|with) ~4(?:next (?:round|stage|step)|interview|phone screen)`,
    `(?:available|free|up) for ~5(?:${meeting})`,
    `(?:does|do|would|how is) ~9(?:suit|work for|be convenient for) you|attend for an interview|which ~6(?:suits|works for) you`,
    `(?:come|swing|drop|stop) (?:by|in|over|see us|to our)(?! (?:mail|e-mail|email|post|phone))|could you come|telephone my clerk|call the front desk`,
    `will see you for an? ~2interview|${meeting} ~3(?:is|are) on ~6(?:at|am|pm)`,
    `one-way video|on-demand interview|working interview|trial shift|portfolio review with|pair programming session|interview (?:starts|includes|is via)`,
    `when ~3(?:would|are|can|could|will) you ~3(?:be )?(?:available|free|able|talk|drop|come|suit|convenient)|know when you (?:can|could|would|will)|when you are (?:free|available)`,
    `(?:are you able to|can you|could you|could we) ~2(?:make (?:that|it)|do (?:a|an|the)) ~9`,
  ],
  2: [
    `calendly\\.com|cal\\.com/|savvycal|/schedul|/slots|/termin|/book\\b`,
    `next (?:round|stage) ~4(?:interview|chat|call)|final round|second round|second interview|on-site loop|campus visit`,
    `(?:what|which) ~4(?:time|times|day|days|date|dates|morning|afternoon|slot)s? ~6(?:suits?|works? (?:best )?for you|best|convenient|prefer)|what suits you|(?:got|have|spare) ~2\\d+ min\\w*`,
    `(?:let me|let us) know (?:when|which|what) ~6(?:you|time|day|suit|work|prefer)|suggest (?:some|any|a) ~1(?:times?|afternoon|day)|propose (?:dates|times|a new time)`,
    `let us (?:hop on|talk|chat|speak|meet|find a time|get you in)|quick chat|hop on a call|coffee|have a (?:relaxed )?conversation`,
    `(?:would )?(?:like|love|enjoy|want) to (?:meet|chat|talk|connect|see you|learn more about you)|speak with you`,
    `(?:will|to) (?:follow up with|send you|mail you|propose) ~4(?:slots|dates|times|invite|invitation|link to book)`,
    `(?:what does your calendar|your calendar look)|be up for`,
    `(?:your|our) interview|booked you in|invitation: ~9|event has been (?:changed|canceled|cancelled)`,
    `meet (?:the|with|our|you in person)|details are in the invite|the video link`,
    `setting up ~3interviews?|invite will be on its way`,
  ],
  1: [`interview|phone screen|video call|zoom|teams meeting|google meet|invitation`],
})

const assessment = toRules('assessment', {
  3: [
    '(?:take|complete|do|sit|fill (?:out|in)|finish|taken|required to complete|admitted to|begin|start|prepare|tryout|tackle) ~7(?:assessments?|tests?|challenge|exercise|questionnaire|games|exam(?:ination)?|tryout|case study|take-home|simulation)(?! cent)',
    'take-home (?:is|exercise|assignment|test|task)|(?:is|here is|here is our|find|attached|next step ~5) ~3take-home',
    '(?:required|asked|ask you|like you|please) ~3(?:pass|analy[sz]e|interpret|review|solve|work through|prepare|present) ~9(?:test|attached|report|findings|case|task)',
    'hackerrank|codility|codesignal|coderpad|pymetrics|testgorilla|criteria corp',
    '(?:coding|programming|sql|typing|psychometric|reasoning|skills|aptitude|editing|behaviou?ral) ~2(?:test|tests|challenge|exercise|assessment|games)',
    'virtual job tryout|design exercise|case study (?:about|on)|written (?:exercise|examination|test)|take home assignment',
    '(?:invitation|invited) to ~2(?:the |take |sit )?~3(?:tests?|assessment)(?! cent)',
    '(?:write a reply|produce a|rewrite the|build the) ~6(?:scenario|brief|described|page|attached)',
  ],
  2: [
    'take-home|take home|assessment(?! cent)|questionnaire|timed|submit your (?:solution|write-up)|open a pull request|within (?:7|seven|five|5) days|(?:test|exercise|challenge) (?:covers|takes|brief)',
  ],
})

const question = toRules('question', {
  3: [
    '(?:please|kindly|could you|can you|would you|to|you|must) ~3(?:send|provide|upload|submit|supply|share|give us|reply with|confirm that you have|let us have|complete the|sign the|update|fill out|log in and answer|mail) ~9(?:copy|license|licence|transcript|references?|referees|certificate|documents?|form|resume|cover letter|link|details|address|list|record|authorization|availability in the app|password|names|write-up|proof|supplemental|publications|one|it|consent)',
    'what (?:is|are) your ~4(?:salary|notice|number|expect\\w+|current)|(?:salary|day rate|notice period) ~4(?:do you|expectations?|have in mind)|notice period',
    '(?:do|are|will|would|did|have) you ~4(?:hold|need|require|speak|authori[sz]ed|willing|have (?:a|an|the|your)|sponsorship|currently|want to be|legally|own|be able to work|be willing)',
    '(?:missing|incomplete|does not include|need additional|additional information (?:needed|requested|required|from you)|(?:need|require)s? ~2more information|is missing|seems to be damaged|until ~5signed|held until|we need)',
    'right to work|written consent|would be workable|would that be|did not put down|self-identification|which tools did you|how (?:well|soon) (?:would|could) you|tell us what you did',
    'asks for a password|was not clear from|there is a gap',
  ],
  2: ['quick (?:question|check)|question about|please (?:reply|respond|let us know)|reply is fine|hit reply|\\?$'],
})

const received = toRules('received', {
  3: [
    '(?:received|got|have|acknowledges?|confirms?|confirm|confirming|receipt of|saved|logged|added) ~5(?:applications?|resume|cv|documents|materials|submission|packet|particulars|unterlagen)(?: (?:for|to|is|was|and|went|on|packet)|[.!]|$| )',
    '(?:application|submission|profile|resume|everything) ~8(?:received|submitted|transmitted|arrived|landed|went through|came through|forwarded|passed|complete|reached|logged|is here|set sail|being processed|processed)',
    '(?:successfully|have|you) (?:applied|submitted) (?:for|to|your)|in receipt of|acknowledge with thanks',
    'delivered your application|made it to us|passed your resume|forwarded it to|application is in(?: line| good|$|\\.)|(?:was|is) sent to',
    'thank(?:s| you)(?: so much| a lot| very much)? for (?:applying|your (?:job )?application|submitting|sending us your application|throwing)|appreciate you taking the time to apply|got your application',
    'thanks for (?:writing|sending)|everything is in order|with this e-mail we want to confirm|many thanks for your application',
  ],
  2: [
    'application (?:received|receipt|confirmation|acknowledge?ment|submitted)|confirmation(?::| of)|under review|will (?:carefully )?(?:review|evaluate|be reading|go through)|(?:review|evaluat\\w+|looks? at|going through|reads?|process\\w*) ~6(?:applications?|candidates|submissions)',
    '(?:thank(?:s| you)|appreciate) ~2(?:for )?your interest',
  ],
})

const other = toRules('other', {
  3: [
    'have not forgotten|no decision (?:has|was)|taking longer|take longer|(?:are|is) still (?:reviewing|deciding|discussing)|leave you hanging|noted!|discuss it over',
    '(?:have|has been|you) (?:successfully )?withdrawn (?:your|at your)|withdrawn your application|been withdrawn at your request',
    '(?:candidate experience|rate your|survey|your opinion|how was (?:it|applying))',
    '(?:started an|finish (?:your|it)|complete your|saved as a) ~2(?:application|draft|to be considered)|saved as a draft|have not finished it',
    'password ~6(?:was changed|has been changed)|delete your data|data will be deleted|travel expenses|how to prepare|a few tips',
    '(?:profile|your resume) came to mind|came across your|open to new (?:opportunities|roles)|one of my clients|our client|direct client|confidential search|independent recruiter|am a sourcer',
    'could not be delivered|undelivered|out of (?:the )?office|on (?:parental|annual) leave|team retreat',
  ],
})

export const english = [...rejection, ...offer, ...invitation, ...assessment, ...question, ...received, ...other]
