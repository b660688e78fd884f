import { careAndTeaching } from './care-and-teaching.ts'
import { salesAndService } from './sales-and-service.ts'
import { technologyAndOffice } from './technology-and-office.ts'
import { tradesAndFood } from './trades-and-food.ts'

export const people = [...careAndTeaching, ...technologyAndOffice, ...tradesAndFood, ...salesAndService]
