import type { EventDataByType, EventType } from './declarations.ts'

/** Ids of the people and rows that the samples name. */
export interface Cast {
  client: string
  clientWithoutManager: string
  manager: string
  otherManager: string
  admin: string
  contactMessage: string
  application: string
  mail: string
  row: string
}

/** The client acts unless said otherwise. */
export interface Sample {
  by?: 'client' | 'manager' | 'admin' | 'system'
}
export type Samples = { [Type in EventType]: readonly (EventDataByType[Type] & Sample)[] }
