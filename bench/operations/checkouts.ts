import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const git = (repository: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: repository, maxBuffer: 2 ** 30 }) as Buffer

/** The newest commit of the main line whose tables lack the newest migration. */
export function findCommitBeforeNewestMigration(repository: string) {
  const folder = 'src/server/db/migrations'
  const newest = String(git(repository, 'ls-files', folder))
    .match(/\S+\.sql/g)
    ?.at(-1)
  if (!newest) throw new Error(`${folder} has no migrations`)
  const added = String(
    git(repository, 'log', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '-1', '--', newest),
  ).trim()
  return String(git(repository, 'rev-parse', '--short', `${added}^`)).trim()
}

/** Writes the files of a commit into a folder, which uses the packages of this checkout. */
export function checkOut(repository: string, commit: string, folder: string) {
  mkdirSync(folder)
  execFileSync('tar', ['x', '-C', folder], { input: git(repository, 'archive', commit) })
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}
