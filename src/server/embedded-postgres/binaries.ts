import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copiedBinaries, hydrate } from './unprivileged-binaries.ts'
import { EmbeddedPostgresError, isErrno } from './embedded-postgres-error.ts'
import type { ServerUser } from './server-user.ts'

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

export type Platform = { os: string; cpu: string; musl: boolean }

/** The npm package with the server of this platform. */
export function binariesPackage({ os, cpu, musl }: Platform = currentPlatform()): string {
  const platform = `${os}-${cpu}`
  if (musl || !PLATFORMS.includes(platform)) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL does not run on ${platform}${musl ? ' with musl (Alpine)' : ''}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  return `@embedded-postgres/${platform}`
}

function currentPlatform(): Platform {
  return { os: process.platform, cpu: process.arch, musl: process.platform === 'linux' && !glibcVersion() }
}

function glibcVersion(): string | undefined {
  const reporter = process.report as typeof process.report & { excludeNetwork: boolean }
  const before = reporter.excludeNetwork
  // Otherwise the report looks up the name of every peer.
  reporter.excludeNetwork = true
  const report = reporter.getReport() as { header?: { glibcVersionRuntime?: string } }
  reporter.excludeNetwork = before
  return report.header?.glibcVersionRuntime
}

/** The folder of the installed package that holds bin, lib and share. */
export function installedBinaries(packageName = binariesPackage()): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return join(dirname(entry), '..', 'native')
  } catch (error) {
    if (!isErrno(error, 'MODULE_NOT_FOUND')) throw error
    throw new EmbeddedPostgresError(
      `The package ${packageName} is not installed: install with optional dependencies, or set DATABASE_URL.`,
    )
  }
}

/** A folder with bin, lib and share which the server's user can run: the installed one if possible, else a copy. */
export async function runnableBinaries(
  installed: string,
  user: ServerUser | undefined,
  ownFolder: string,
): Promise<string> {
  if (!user && (await hydrate(installed))) return installed
  return copiedBinaries(installed, user, [tmpdir(), '/var/tmp', ownFolder])
}
