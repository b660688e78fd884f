import { useEffect, useState } from 'react'
import { askForAddress } from './draft-handover.ts'

type AddressStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'address-of-new-account'

/** Keeps the address of a new account for this tab alone, until somebody signs in here: the mailed link may open in it. */
export function keepAddress(email: string, storage?: AddressStorage) {
  try {
    ;(storage ?? sessionStorage).setItem(key, email)
  } catch {
    // Without a storage it is typed again.
  }
}

export function keptAddress(storage?: AddressStorage) {
  try {
    return (storage ?? sessionStorage).getItem(key)
  } catch {
    return null
  }
}

export function forgetAddress(storage?: AddressStorage) {
  try {
    ;(storage ?? sessionStorage).removeItem(key)
  } catch {
    // As above.
  }
}

/** In the tab of the mailed link: the address of the account that was made in this tab, or in another one that is still open. */
export function useNewAddress() {
  const [email, setEmail] = useState(keptAddress)
  useEffect(() => (keptAddress() === null ? askForAddress(setEmail) : undefined), [])
  return email
}
