import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const context = 'job_applications/1/site_password'

test('decrypts what it encrypted, for any text', () => {
  const encryption = createEncryption([randomBytes(32)])
  for (const text of ['', ' ', 'hunter2', 'Pä\0ss 🔑', 'x'.repeat(10_000)])
    expect(encryption.decrypt(encryption.encrypt(text, context), context)).toBe(text)
})

test('never encrypts a text twice in the same way, and never leaves it readable', () => {
  const encryption = createEncryption([randomBytes(32)])
  const encrypted = Array.from({ length: 100 }, () => encryption.encrypt('a planted secret', context))
  expect(new Set(encrypted).size).toBe(100)
  for (const each of encrypted) expect(each).not.toContain(Buffer.from('a planted secret').toString('base64url'))
})

test('decrypts only in the same context', () => {
  const encryption = createEncryption([randomBytes(32)])
  const encrypted = encryption.encrypt('secret', context)
  for (const otherContext of ['job_applications/2/site_password', 'job_applications/1/notes', '', `${context} `])
    expect(() => encryption.decrypt(encrypted, otherContext)).toThrow(/authenticate/)
})

test('detects every changed, missing or added byte', () => {
  const encryption = createEncryption([randomBytes(32)])
  const [version = '', id = '', ...parts] = encryption.encrypt('a secret of some length', context).split('.')
  const damaged = ['v2', 'v1x', ''].map((otherVersion) => [otherVersion, id, ...parts])
  damaged.push([version, '00000000', ...parts], [version, id], [version, id, ...parts.slice(0, 2)])
  for (const [index, part] of parts.entries()) {
    const bytes = Buffer.from(part, 'base64url')
    const replaced = (by: Buffer) => parts.map((each, at) => (at === index ? by.toString('base64url') : each))
    for (const position of bytes.keys()) {
      const flipped = Buffer.from(bytes)
      flipped.writeUInt8(flipped.readUInt8(position) ^ 1, position)
      damaged.push([version, id, ...replaced(flipped)], [version, id, ...replaced(bytes.subarray(0, position))])
    }
    damaged.push([version, id, ...replaced(Buffer.concat([bytes, Buffer.alloc(1)]))])
  }
  for (const each of damaged) expect(() => encryption.decrypt(each.join('.'), context), each.join('.')).toThrow()
})

test('rotates keys: the first encrypts, all decrypt, and a removed key does not', () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)]
  const before = createEncryption([older]).encrypt('secret', context)
  const rotated = createEncryption([newer, older])
  expect(rotated.decrypt(before, context)).toBe('secret')
  const after = rotated.encrypt('secret', context)
  expect([rotated.isCurrent(before), rotated.isCurrent(after)]).toEqual([false, true])
  expect(createEncryption([newer]).decrypt(after, context)).toBe('secret')
  expect(() => createEncryption([older]).decrypt(after, context)).toThrow('No known key encrypted this')
  expect(() => createEncryption([])).toThrow('Encryption needs a key')
})

test('encrypts files too, for one context and with every key that is there', () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)]
  const [before, after] = [createEncryption([older]), createEncryption([newer, older])]
  const bytes = Buffer.from('From: a planted secret\r\n\r\n\xff\0', 'latin1')
  const encrypted = before.encryptBytes(bytes, context)
  expect(encrypted.includes('planted')).toBe(false)
  expect(before.encryptBytes(bytes, context)).not.toEqual(encrypted)
  expect(after.decryptBytes(encrypted, context)).toEqual(bytes)
  expect([before.isCurrentBytes(encrypted), after.isCurrentBytes(encrypted)]).toEqual([true, false])
  expect(() => after.decryptBytes(encrypted, 'mails/2/raw')).toThrow(/authenticate/)
  expect(() => createEncryption([newer]).decryptBytes(encrypted, context)).toThrow('No known key encrypted this')
  for (const position of encrypted.keys()) {
    const flipped = Buffer.from(encrypted)
    flipped.writeUInt8(flipped.readUInt8(position) ^ 1, position)
    for (const damaged of [flipped, encrypted.subarray(0, position)])
      expect(() => after.decryptBytes(damaged, context)).toThrow()
  }
})
