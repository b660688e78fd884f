import type { DocumentKind } from '@foothold/resume-engine/forms'
import { toFileName } from '#web/lib/api/download.ts'

/** In the names of files, so that a resume and its letter differ. */
const titles: Record<DocumentKind, string> = { resume: 'Resume', 'cover-letter': 'Cover Letter' }

/** In bytes of UTF-8: file systems take 255, and the kind and the extension follow. */
const longest = 180

/** `Maya Okafor - Resume`, for a file. Without a name, just the kind. */
export function getDocumentFileName(fullName: string, kind: DocumentKind) {
  const name = cutBytes(toFileName(fullName, ''))
  return [name, titles[kind]].filter(Boolean).join(' - ')
}

function cutBytes(name: string) {
  const encoder = new TextEncoder()
  let size = 0
  const fitting = [...name].findIndex((letter) => (size += encoder.encode(letter).length) > longest)
  return fitting === -1 ? name : [...name].slice(0, fitting).join('').trim()
}

/** A text as a file: with the line ends that every editor shows, and one at its end. */
export const toTextFile = (content: string) => `${content.trim().replaceAll(/\r\n?|\n/g, '\r\n')}\r\n`
