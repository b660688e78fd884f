/** Runs the tests of the S3 file store against a real S3: `npm run test:s3`. Needs Debian or Ubuntu, and root to install. */
import { spawnSync } from 'node:child_process'
import { installSwift } from './swift.ts'

installSwift()
const vitest = new URL('../../node_modules/vitest/vitest.mjs', import.meta.url).pathname
const config = new URL('vitest.config.ts', import.meta.url).pathname
const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', config], { stdio: 'inherit' })
process.exitCode = status ?? 1
