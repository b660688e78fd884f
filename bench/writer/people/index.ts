import { accountingAndHr } from './accounting-and-hr.ts'
import { foodAndDriving } from './food-and-driving.ts'
import { gardensAndHotels } from './gardens-and-hotels.ts'
import { healthCare } from './health-care.ts'
import { hotelAndDesign } from './hotel-and-design.ts'
import { languagesAndProjects } from './languages-and-projects.ts'
import { office } from './office.ts'
import { salesAndBanking } from './sales-and-banking.ts'
import { teachingAndLaboratory } from './teaching-and-laboratory.ts'
import { technology } from './technology.ts'
import { trades } from './trades.ts'

export const people = [
  ...healthCare,
  ...teachingAndLaboratory,
  ...technology,
  ...accountingAndHr,
  ...office,
  ...trades,
  ...foodAndDriving,
  ...gardensAndHotels,
  ...salesAndBanking,
  ...hotelAndDesign,
  ...languagesAndProjects,
]
