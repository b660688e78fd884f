import type { Deps } from '#server/deps.ts'
import { makeExport } from './exports.service.ts'

export async function workExports(deps: Pick<Deps, 'jobs' | 'database' | 'files'>) {
  await deps.jobs.work('export', async ({ exportId }) => {
    await makeExport(deps, exportId)
  })
}
