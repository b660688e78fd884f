import { greenhouseToAshby } from './greenhouse-lever-ashby.ts'
import { personioToPlain } from './personio-to-plain.ts'
import { workableToBamboo } from './workable-to-bamboohr.ts'
import { workdayToSmart } from './workday-smartrecruiters.ts'

export const boardPages = [...greenhouseToAshby, ...workdayToSmart, ...workableToBamboo, ...personioToPlain]

/** The third that the engine may be tuned on. Chosen before the first measurement, one of each file and one more. */
export const tunedIds = ['new-ashby', 'workday-experience', 'new-icims', 'new-teamtailor', 'plain-clinic']
