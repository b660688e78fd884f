import type { Readable } from 'node:stream'

interface StoredObject {
  /** Bytes. */
  size: number
  stream: Readable
}

/** A complete file on this machine that is not stored yet. */
export interface Draft {
  path: string
  /** Bytes. */
  size: number
}

/** What an upload URL is good for. */
export interface UploadTerms {
  contentType: string | null
  /** Bytes; null takes any number that the product then allows. */
  size: number | null
  expires: Date
}

/**
 * Keeps uploaded files, each under the id that the server gave it: what a person calls a file is never part of a path.
 * Every call that reaches a network gives up in good time, or when `signal` says so.
 */
export interface FileStore {
  /** Where a browser may send the file by one PUT. */
  uploadUrl(id: string, terms: UploadTerms): Promise<string>
  /** What such URLs begin with where browsers send files straight to the store; null where the product takes them. */
  uploadsTo: string | null
  /** What was sent straight to the store, as yet unseen by the product; null if nothing came. */
  readUpload(id: string, signal?: AbortSignal): Promise<StoredObject | null>
  removeUpload(id: string): Promise<void>
  /** The folder in which drafts are made. */
  drafts(): Promise<string>
  keep(id: string, draft: Draft, contentType: string, signal?: AbortSignal): Promise<void>
  read(id: string, signal?: AbortSignal): Promise<StoredObject | null>
  /** Removes the file, if it is there. */
  remove(id: string): Promise<void>
  /** Removes drafts and uploads that began before then and were never finished. */
  sweep(before: Date): Promise<void>
}

/** Guards every path and key: only our ids name files. */
export function assertId(id: string) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new Error('Not the id of a file')
}
