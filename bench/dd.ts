import { toDeed } from '#engine/writer/deeds.ts'
import { readVerbPhrase } from '#engine/writer/verb-phrases.ts'
import { findVerb } from '#engine/writer/verbs.ts'
for (const s of ['take escalated calls','Own executive remuneration, succession and union relations','Investigate 60-70 alerts per month, write SARs, run EDD reviews for 45 high-risk customers','handle attorney-rep files and appraisal','inspect and settle homeowner losses up to $100K across Mobile and Baldwin county','Set up and run 3 and 5 axis mills','Program in Mastercam, CMM inspection','lead S&OP, procurement, engineering and food safety','read iso\'s, do my own fit up','code reviews','garnishments, W-2s','single-line diagrams', 'spend analysis for packaging','PM inspections','fleet of 88 Blue Birds'])
 console.log(s, '|', toDeed(s,'present')?.text, '|', readVerbPhrase(s)?.form, '|', JSON.stringify(findVerb(s.split(' ')[0]!.toLowerCase())))
