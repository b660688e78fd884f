// Fails for a migration that the version before it could not live with: see scripts/migration-rules.ts.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findMigrationProblems } from './migration-rules.ts'

const root = path.dirname(import.meta.dirname)
const folder = path.join(root, 'src/server/db/migrations')
/** Those before were applied while there was no version to live beside. */
const firstChecked = '0004'

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= firstChecked)) {
  for (const problem of findMigrationProblems(readFileSync(path.join(folder, file), 'utf8'), version)) {
    console.error(`${file}: ${problem}`)
    process.exitCode = 1
  }
}
