const onlyAdmin = [401, 403, 403, 403, 403, 200] as const

/** Promises in the access matrix. */
export const promiseRows = {
  'GET /api/admin/promises': { statuses: onlyAdmin },
  'GET /api/admin/promises/open': { statuses: onlyAdmin },
} as const
