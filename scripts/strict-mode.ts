// Opens every screen with React's development build, in which StrictMode reports what it finds, then builds for production again.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { build, must, node, root } from './bootstrap.js'

// After an interruption the next start builds again.
rmSync(path.join(root, 'dist/.built'), { force: true })
// Not minified, so that findings name components.
const options = ['--mode', 'development', '--minify', 'false', '--logLevel', 'error']
must('env', ['NODE_ENV=development', node, 'node_modules/vite/bin/vite.js', 'build', ...options])
const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/strict-mode', ...process.argv.slice(2)]
const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit' })
build()
process.exit(status ?? 1)
