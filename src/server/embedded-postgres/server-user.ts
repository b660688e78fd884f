import { readFile, stat } from 'node:fs/promises'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** The account the server runs as when it is not our own. */
export type ServerUser = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: then it runs as the owner of the cluster, or as `nobody` if there is none yet. */
export async function serverUser(clusterFolder: string): Promise<ServerUser | undefined> {
  if (process.geteuid?.() !== 0) return undefined
  const owner = await stat(clusterFolder).catch(() => undefined)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

async function nobody(): Promise<ServerUser> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = accounts
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':')
  if (!fields) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and there is no user "nobody" to run it as: start as an ordinary user, or set DATABASE_URL.',
    )
  }
  // macOS writes the ids of nobody as -2.
  return { uid: Number(fields[2]) >>> 0, gid: Number(fields[3]) >>> 0 }
}

/** What child_process wants: ids as signed 32-bit numbers. */
export function toSpawnUser(user: ServerUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid | 0, gid: user.gid | 0 } : {}
}

/**
 * How the server names its data folder, which is always its working directory. Another user may not pass the folders
 * above it (a home of mode 0700), but Linux lets every process into its own working directory through /proc.
 */
export function dataFolderArgument(dataFolder: string, user: ServerUser | undefined): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : dataFolder
}
