import { useState } from 'react'

/** A second click within this time counts as part of a double click. */
export const doubleClickMs = 1_000

/** Lets one click through and drops further clicks: while its action runs, and for a moment after it began. */
export class DoubleClickGuard {
  #blockedUntil = -Infinity
  #pending = false

  /** Whether this click counts. */
  accept() {
    const now = performance.now()
    if (this.#pending || now < this.#blockedUntil) return false
    this.#blockedUntil = now + doubleClickMs
    return true
  }

  /** Runs the action, which reports its own failure. After a failure the next click counts at once. */
  async run(act: () => Promise<unknown>) {
    if (!this.accept()) return
    this.#pending = true
    try {
      await act()
    } catch {
      this.#blockedUntil = -Infinity
    } finally {
      this.#pending = false
    }
  }
}

/** One guard per control, for as long as it is mounted. */
export const useDoubleClickGuard = () => useState(() => new DoubleClickGuard())[0]
