import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '#test/server-process.ts'
import { installProgram, startProgram } from './programs.ts'

/** Caddy in front of some ports, with the settings of deploy/compose/Caddyfile. */
export async function startProxy(folder: string, ports: number[]) {
  installProgram('caddy', '/usr/bin/caddy')
  const [port, adminPort] = [await freePort(), await freePort()]
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(
    file,
    `{
  admin 127.0.0.1:${adminPort}
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy ${ports.map((each) => `127.0.0.1:${each}`).join(' ')} {
    health_uri /readyz
    health_interval 500ms
    lb_policy least_conn
    lb_try_duration 5s
    flush_interval -1
  }
}
`,
  )
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const program = await startProgram('/usr/bin/caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, home)
  return { origin: `http://127.0.0.1:${port}`, stop: program.stop }
}
