import { rmSync } from 'node:fs'

/** Removes the data of the server that the browser tests used. */
export default function teardown() {
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true })
}
