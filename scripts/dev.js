import { spawn } from 'node:child_process'
import { become, build, install, node, root } from './bootstrap.js'

install()
build()
// The browser app is rebuilt into place and the server restarted as their files change: one origin, as in production.
const watcher = spawn(node, ['node_modules/vite/bin/vite.js', 'build', '--watch', '--logLevel', 'warn'], {
  cwd: root,
  stdio: 'inherit',
})
process.on('exit', () => watcher.kill())
become(['--watch-path=src/server', '--watch-path=src/contract', '--watch-preserve-output', 'src/server/main.ts'])
