import { useSyncExternalStore } from 'react'
import type { Interview } from '#contract/interviews.ts'

/** A request to open the form of an interview. */
export interface InterviewRequest {
  applicationId: string
  company: string
  position: string
  /** The interview to change; without it the form is for a new one. */
  interview?: Interview
}

let request: InterviewRequest | null = null
const listeners = new Set<() => void>()

const set = (next: InterviewRequest | null) => {
  request = next
  for (const listener of listeners) listener()
}

/** Opens the form over the current screen. Features that cannot import the form use it. */
export const requestInterviewForm = (next: InterviewRequest) => set(next)
export const closeInterviewForm = () => set(null)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const getRequest = () => request
export const useInterviewRequest = () => useSyncExternalStore(subscribe, getRequest, () => null)
