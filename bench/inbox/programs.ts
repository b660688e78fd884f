import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { freePort } from '#test/server-process.ts'

/** Delivers by swaks (`apt-get install swaks`). Returns the codes of its answers. */
export function sendBySwaks(port: number, to: string, more: readonly string[]) {
  const args = ['--server', `127.0.0.1:${port}`, '--from', 'jobs@acme.test', '--to', to, ...more]
  const { stdout } = spawnSync('swaks', args, { encoding: 'utf8' })
  return [...stdout.matchAll(/^<(?:-|\*\*) +(\d{3}) /gm)].map(([, code]) => Number(code))
}

/** A Postfix on loopback that is the mailbox `maya@mailbox.test`, and forwards it. Debian's package, as root. */
export async function startPostfix(port: number, relayAddress: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-postfix-'))
  await chmod(folder, 0o755)
  const own = await freePort()
  const [config, queue, data] = ['config', 'queue', 'data'].map((name) => path.join(folder, name))
  if (!config || !queue || !data) throw new Error('There are three folders')
  for (const each of [config, queue, data]) await mkdir(each)
  spawnSync('chown', ['postfix', data])
  const log = path.join(folder, 'log')
  const settings = {
    compatibility_level: '3.6',
    queue_directory: queue,
    data_directory: data,
    maillog_file: log,
    maillog_file_prefixes: folder,
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    myhostname: 'mailbox.test',
    mydestination: '',
    mynetworks: '127.0.0.0/8',
    virtual_alias_domains: 'mailbox.test',
    virtual_alias_maps: `inline:{maya@mailbox.test=${relayAddress}}`,
    relayhost: `[127.0.0.1]:${port}`,
    smtp_send_xforward_command: 'yes',
    smtp_tls_security_level: 'none',
    message_size_limit: '52428800',
    minimal_backoff_time: '2s',
    queue_run_delay: '2s',
  }
  await writeFile(
    path.join(config, 'main.cf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(''),
  )
  const services = `127.0.0.1:${own} inet n - n - - smtpd
postlog unix-dgram n - n - 1 postlogd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 2 1 qmgr
proxymap unix - - n - - proxymap
proxywrite unix - - n - 1 proxymap
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
smtp unix - - n - - smtp
relay unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
`
  await writeFile(path.join(config, 'master.cf'), services)
  const run = (command: string) => spawnSync('postfix', ['-c', config, command], { stdio: 'ignore' })
  const getLog = () => readFile(log, 'utf8').catch(() => '')
  run('start')
  const transport = createTransport({ host: '127.0.0.1', port: own, ignoreTLS: true })
  for (let tries = 0; ; tries++) {
    if (await transport.verify().catch(() => false)) break
    if (tries > 300) throw new Error(`Postfix did not start:\n${await getLog()}`)
    await delay(100)
  }
  return {
    send: (raw: Buffer) => transport.sendMail({ envelope: { from: 'jobs@acme.test', to: 'maya@mailbox.test' }, raw }),
    getLog,
    async close() {
      run('stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
