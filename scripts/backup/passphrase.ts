import { BackupError } from './archive.ts'

const shortest = 12

/** From the environment alone: an argument would show in the list of processes. */
export function readPassphrase(variables: Record<string, string | undefined> = process.env) {
  const passphrase = variables.BACKUP_PASSPHRASE ?? ''
  if (passphrase.length >= shortest) return passphrase
  throw new BackupError(
    `BACKUP_PASSPHRASE is missing: set it to at least ${shortest} characters, and keep it elsewhere`,
  )
}
