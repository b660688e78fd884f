import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, timestamp } from './fields.ts'

export const dataExport = z.object({
  id,
  state: z.enum(['preparing', 'ready', 'failed']),
  createdAt: timestamp,
  /** When it is removed. */
  expiresAt: timestamp,
  /** Bytes; null until it is ready. */
  size: z.nullable(z.int()),
})
export type DataExport = z.infer<typeof dataExport>

/** More than the rate limit allows in the seven days before an export expires. */
export const exportsListed = 50

export const requestExport = endpoint('POST', '/api/account/export', {
  summary: 'Begins an export of all data of the caller; a notification follows when it is ready',
  access: 'signed-in',
  stepUp: true,
  reply: dataExport,
  status: 201,
})

export const listExports = endpoint('GET', '/api/account/exports', {
  summary: 'The own copies of the last seven days, newest first',
  access: 'signed-in',
  whileViewing: 'refused',
  reply: z.array(dataExport).check(z.maxLength(exportsListed)),
})

export const exportDownloadPath = '/api/account/exports/:id/download'
export const exportDownload = (exportId: string) => exportDownloadPath.replace(':id', encodeURIComponent(exportId))
