import { spawn } from 'node:child_process'
import { become, build, install, node, root } from './bootstrap.js'

install()
build()
// The browser app is rebuilt into place and the server, which holds the public pages, restarted as their files change: one
// origin, as in production.
const watcher = spawn(node, ['node_modules/vite/bin/vite.js', 'build', '--watch', '--logLevel', 'warn'], {
  cwd: root,
  stdio: 'inherit',
})
process.on('exit', () => watcher.kill())
const watched = ['src/server', 'src/contract', 'packages/resume-engine/src', 'dist/site'].map(
  (folder) => `--watch-path=${folder}`,
)
become([...watched, '--watch-preserve-output', 'src/server/main.ts'])
