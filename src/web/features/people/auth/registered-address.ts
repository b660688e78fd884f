import { useEffect, useState } from 'react'
import { askForAddress } from './draft-handover.ts'

type AddressStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'address-of-new-account'

/** Stores the address of a new account for this tab until a sign-in: the mailed link may open here. */
export function storeRegisteredAddress(email: string, storage?: AddressStorage) {
  try {
    ;(storage ?? sessionStorage).setItem(key, email)
  } catch {
    // Without storage the person types it again.
  }
}

export function readRegisteredAddress(storage?: AddressStorage) {
  try {
    return (storage ?? sessionStorage).getItem(key)
  } catch {
    return null
  }
}

export function clearRegisteredAddress(storage?: AddressStorage) {
  try {
    ;(storage ?? sessionStorage).removeItem(key)
  } catch {
    // As above.
  }
}

/** In the tab of the mailed link: the address of the account registered in this tab, or in another open one. */
export function useRegisteredAddress() {
  const [email, setEmail] = useState(readRegisteredAddress)
  useEffect(() => (readRegisteredAddress() === null ? askForAddress(setEmail) : undefined), [])
  return email
}
