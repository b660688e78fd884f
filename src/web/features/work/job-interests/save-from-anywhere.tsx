import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { SavingInstructions } from './saving-instructions.tsx'

/** Explains how to submit a posting from its own page. */
export function SaveFromAnywhere() {
  return (
    <Disclosure summary="Save a Job From Any Page">
      <SavingInstructions />
    </Disclosure>
  )
}
