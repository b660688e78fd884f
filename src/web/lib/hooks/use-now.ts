import { useEffect, useState } from 'react'
import { getNow } from '#web/lib/format/page-clock.ts'

const halfAMinute = 30_000

/** The current time for texts such as "late by 5 h", updated as it passes. */
export function useNow() {
  const [now, setNow] = useState(getNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), halfAMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
