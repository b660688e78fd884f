import { useState } from 'react'

/** The second press of a doubled one comes within this time. */
export const doublePressMs = 1_000

/** Follows one press and none of its doubles: neither while what it began is under way, nor right after it began. */
export class OnePress {
  #waitsUntil = -Infinity
  #pending = false

  /** Whether this press counts. */
  take() {
    const now = performance.now()
    if (this.#pending || now < this.#waitsUntil) return false
    this.#waitsUntil = now + doublePressMs
    return true
  }

  /** Begins what is pressed for, which tells of its failure by itself; what failed may be tried again at once. */
  async run(act: () => Promise<unknown>) {
    if (!this.take()) return
    this.#pending = true
    try {
      await act()
    } catch {
      this.#waitsUntil = -Infinity
    } finally {
      this.#pending = false
    }
  }
}

/** For one control, as long as it is there. */
export const useOnePress = () => useState(() => new OnePress())[0]
