import { strFromU8, type UnzipFileFilter, unzipSync } from 'fflate'

/** The files of LinkedIn's export that the form has fields for, in lower case. */
const linkedInFiles = [
  'profile',
  'profile summary',
  'positions',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'honors',
  'publications',
  'volunteering',
  'courses',
  'organizations',
  'email addresses',
  'phonenumbers',
] as const
export type LinkedInFile = (typeof linkedInFiles)[number]

/** A complete export of an active member holds a few hundred files. */
const maxEntries = 5_000
const mebibyte = 2 ** 20
/** The archive may hold years of messages and photos, of which nothing is unpacked. */
export const maxArchiveSize = 200 * mebibyte
const maxFileSize = 2 * mebibyte
const maxTotalSize = 8 * mebibyte

export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

const messages = {
  broken: 'We could not open this .zip file. It may be cut off or damaged. Please download it from LinkedIn again.',
  encrypted: 'This .zip file has a password. Please unpack it and make a new one without a password.',
  large: 'This .zip file is larger than a LinkedIn export can be.',
  other: 'This .zip file is not a LinkedIn export: it has no Profile.csv or Positions.csv.',
}

/** The known files of an export as texts. Throws an `ArchiveError` with a message to show. Nothing else is unpacked. */
export function openLinkedInArchive(archive: Uint8Array): Map<LinkedInFile, string> {
  if (archive.length > maxArchiveSize) throw new ArchiveError(messages.large)
  if (archive[0] !== 0x50 || archive[1] !== 0x4b) throw new ArchiveError(messages.broken)
  let entries = 0
  let total = 0
  const found = new Set<LinkedInFile>()
  const isWanted = ({ name, originalSize, size }: { name: string; originalSize: number; size: number }) => {
    entries += 1
    if (entries > maxEntries) throw new ArchiveError(messages.large)
    const file = findFile(name)
    if (!file || found.has(file)) return false
    // The stated size bounds what is unpacked: fflate gives each file a buffer of that size.
    total += originalSize
    if (originalSize > maxFileSize || size > maxFileSize || total > maxTotalSize) throw new ArchiveError(messages.large)
    found.add(file)
    return true
  }
  const files = new Map<LinkedInFile, string>()
  for (const [name, bytes] of Object.entries(unpack(archive, isWanted))) {
    const file = findFile(name)
    if (file) files.set(file, strFromU8(bytes))
  }
  if (!files.has('profile') && !files.has('positions')) throw new ArchiveError(messages.other)
  return files
}

function unpack(archive: Uint8Array, filter: UnzipFileFilter) {
  if (hasEncryptedEntry(archive)) throw new ArchiveError(messages.encrypted)
  try {
    return unzipSync(archive, { filter })
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError(messages.broken)
  }
}

/** The first entry of an archive with a password says so in its header. */
const hasEncryptedEntry = (archive: Uint8Array) => archive[2] === 3 && archive[3] === 4 && ((archive[6] ?? 0) & 1) === 1

/** `Complete_LinkedInDataExport/Profile.csv` as `profile`. */
function findFile(path: string): LinkedInFile | undefined {
  const name = path.split('/').at(-1)?.toLowerCase() ?? ''
  return linkedInFiles.find((file) => name === `${file}.csv`)
}
