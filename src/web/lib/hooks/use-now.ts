import { useEffect, useState } from 'react'

const halfAMinute = 30_000

/** The time of day for words such as "due in 5 h", which must not stand still. */
export function useNow() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), halfAMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
