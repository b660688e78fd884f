import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { freePort } from '#test/server-process.ts'

const packages = ['swift', 'swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']
const programs = ['swift-proxy-server', 'swift-object-server', 'swift-ring-builder', 'memcached']
const storage = ['account', 'container', 'object'] as const
type Storage = (typeof storage)[number]

/** Installs OpenStack Swift from the distribution's packages, once. */
export function installSwift() {
  if (programs.every((program) => existsSync(`/usr/bin/${program}`))) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env })
}

/** Swift reads one file from a fixed place; a test uses a separate folder instead. */
const launcher = `
import sys
from swift.common import utils
utils.SWIFT_CONF_FILE = sys.argv[2]
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[3], sys.argv[1] + '-server', verbose=True))
`

const user = () => userInfo().username
const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${user()}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
workers = 0
log_name = swift
`

const storageConfig = (name: Storage, folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

const proxyConfig = (folder: string, port: number, cachePort: number, region: string) => `${common(folder, port)}
cors_allow_origin = *
strict_cors_mode = false
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:copy]
use = egg:swift#copy
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
location = ${region}
cors_preflight_allow_origin = *
allow_multipart_uploads = false
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${secretAccessKey} .admin
`

const accessKeyId = 'test:tester'
const secretAccessKey = 'testing-secret'
const region = 'us-east-1'

async function untilOpen(port: number, child: ChildProcess, said: () => string) {
  for (let tries = 0; tries < 150; tries++) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${said()}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing listens on ${port}:\n${said()}`)
}

async function launch(command: string, args: string[], port: number) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  await untilOpen(port, child, () => said)
  return { child, said: () => said }
}

function makeRing(folder: string, name: Storage, port: number) {
  const builder = path.join(folder, `${name}.builder`)
  const run = (...args: string[]) => execFileSync('swift-ring-builder', [builder, ...args], { stdio: 'pipe' })
  run('create', '4', '1', '1')
  run('add', `r1z1-127.0.0.1:${port}/d1`, '100')
  run('rebalance')
}

/** A real S3 that checks signatures: OpenStack Swift on loopback, all of it in a folder that `stop` removes. */
export async function startSwift() {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-swift-'))
  const started: Awaited<ReturnType<typeof launch>>[] = []
  const stop = async () => {
    await Promise.all(
      started.map(async ({ child }) => {
        if (child.exitCode !== null) return
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }),
    )
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await mkdir(path.join(folder, 'devices', 'd1'), { recursive: true })
    const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
    await write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\n')
    await write('launch.py', launcher)
    const server = (name: string, port: number) => {
      const files = ['launch.py', name, 'swift.conf', `${name}.conf`]
      return launch(
        '/usr/bin/python3',
        files.map((file) => (file === name ? name : path.join(folder, file))),
        port,
      )
    }
    const cachePort = await freePort()
    started.push(await launch('memcached', ['-l', '127.0.0.1', '-p', String(cachePort), '-u', user()], cachePort))
    for (const name of storage) {
      const port = await freePort()
      makeRing(folder, name, port)
      await write(`${name}.conf`, storageConfig(name, folder, port))
      started.push(await server(name, port))
    }
    const port = await freePort()
    await write('proxy.conf', proxyConfig(folder, port, cachePort, region))
    const proxy = await server('proxy', port)
    started.push(proxy)
    return { endpoint: `http://127.0.0.1:${port}`, region, accessKeyId, secretAccessKey, said: proxy.said, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
