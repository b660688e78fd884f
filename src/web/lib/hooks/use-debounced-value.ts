import { useEffect, useState } from 'react'

/** The value, updated once it has not changed for a moment. */
export function useDebouncedValue<Value>(value: Value, milliseconds = 250) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
