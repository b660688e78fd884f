import { applicationsCsvPath } from '#contract/application-summary.ts'
import type { ApplicationScope } from '../applications.queries.ts'

/** The address of the applications as CSV: all of the scope, or some of them. */
export function getExportUrl(scope: ApplicationScope, ids?: readonly string[]) {
  const params = new URLSearchParams({
    ...('userId' in scope ? { userId: scope.userId } : {}),
    ...(ids ? { ids: ids.join(',') } : {}),
  })
  return params.size === 0 ? applicationsCsvPath : `${applicationsCsvPath}?${params}`
}
