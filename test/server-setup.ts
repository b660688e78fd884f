import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { applyMigrations } from '#server/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { findQuickFolder } from './quick-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's URL with the name of a migrated template. */
    postgresUrl: string
  }
}

export const templateName = 'foothold_template'

/** One PostgreSQL for all server tests, with a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(findQuickFolder(), 'foothold-test-'))
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  const admin = new Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  const template = new URL(server.url)
  template.pathname = `/${templateName}`
  await applyMigrations(template.href)
  const jobs = await startJobs(template.href, console.error)
  await jobs.stop()
  project.provide('postgresUrl', template.href)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
