import { useEffect, useState } from 'react'

/** The value once it has stayed the same for a moment: what is searched for, not every letter on the way. */
export function useDebouncedValue<Value>(value: Value, milliseconds = 250) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
