import { become, build, install } from './bootstrap.js'

install()
build()
// The second start already runs on the project's own Node and needs no process between it and the terminal.
if (Number.parseInt(process.versions.node, 10) >= 24) await import('./serve.js')
else become(['scripts/serve.js'])
