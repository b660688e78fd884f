import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#test/server-process.ts'
import { installProgram, startProgram } from './programs.ts'

const nobody = 65534

/** Postfix on loopback that asks Postgrey, which lets nobody in for the first eight seconds. Mails are kept as files. */
export async function startPostfix(port: number) {
  installProgram('postfix', '/usr/sbin/postfix')
  installProgram('postgrey', '/usr/sbin/postgrey')
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-postfix-'))
  chmodSync(folder, 0o755)
  const make = (name: string, owner = 0) => {
    const made = path.join(folder, name)
    mkdirSync(made)
    chownSync(made, owner, owner)
    return made
  }
  const readId = (...args: string[]) => Number(execFileSync('id', args, { encoding: 'utf8' }))
  const [mail, queue, data, greylist] = [make('mail', nobody), make('queue'), make('data'), make('greylist')]
  chownSync(data, readId('-u', 'postfix'), 0)
  chownSync(greylist, readId('-u', 'postgrey'), 0)
  const policyPort = await freePort()
  writeFileSync(
    path.join(folder, 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${queue}
data_directory = ${data}
maillog_file_prefixes = ${folder}
maillog_file = ${folder}/log
myhostname = mail.example.test
inet_interfaces = loopback-only
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
alias_maps =
virtual_mailbox_domains = example.test
virtual_mailbox_base = ${mail}
virtual_mailbox_maps = static:all/
virtual_uid_maps = static:${nobody}
virtual_gid_maps = static:${nobody}
smtpd_recipient_restrictions = check_policy_service inet:127.0.0.1:${policyPort}, permit_mynetworks, reject
`,
  )
  const local = ['tlsmgr', 'rewrite', 'bounce', 'defer', 'trace', 'verify', 'proxymap', 'error', 'retry']
  const programs: Record<string, string> = {
    rewrite: 'trivial-rewrite',
    defer: 'bounce',
    trace: 'bounce',
    retry: 'error',
  }
  writeFileSync(
    path.join(folder, 'master.cf'),
    [
      `127.0.0.1:${port} inet n - n - - smtpd`,
      'cleanup unix n - n - 0 cleanup',
      'qmgr unix n - n 300 1 qmgr',
      'virtual unix - n n - - virtual',
      'anvil unix - - n - 1 anvil',
      'postlog unix-dgram n - n - 1 postlogd',
      ...local.map((name) => `${name} unix - - n - 0 ${programs[name] ?? name}`),
      '',
    ].join('\n'),
  )
  const policy = await startProgram(
    '/usr/sbin/postgrey',
    [`--inet=127.0.0.1:${policyPort}`, '--delay=8', `--dbdir=${greylist}`, '--privacy'],
    policyPort,
  )
  const postfix = (verb: string) => execFileSync('/usr/sbin/postfix', ['-c', folder, verb], { stdio: 'pipe' })
  postfix('start')
  const inbox = path.join(mail, 'all/new')
  return {
    async arrived() {
      const files = existsSync(inbox) ? readdirSync(inbox) : []
      return files.map((file) => /^Delivered-To: (\S+)/m.exec(readFileSync(path.join(inbox, file), 'utf8'))?.[1] ?? '')
    },
    async stop() {
      postfix('stop')
      await policy.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
