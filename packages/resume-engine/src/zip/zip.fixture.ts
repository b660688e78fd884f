import { constants, deflateRawSync } from 'node:zlib'

export const mebibyte = 1024 * 1024

/** A deflate stream that inflates to so many mebibytes of blanks, made without that much memory. */
export function deflateBlanks(mebibytes: number): Buffer {
  const blank = Buffer.alloc(16 * mebibyte, ' ')
  const block = deflateRawSync(blank, { finishFlush: constants.Z_FULL_FLUSH })
  const end = deflateRawSync(Buffer.alloc(0))
  return Buffer.concat([...Array.from({ length: mebibytes / 16 }, () => block), end])
}

export interface PackedEntry {
  name: string
  packed: Buffer
  size: number
  /** How it claims to be packed; deflated by default. */
  method?: number
  flags?: number
}

/** An archive of deflated streams that claims the given sizes. */
export function buildZip(entries: PackedEntry[]): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, packed, size: claimed, method = 8, flags = 0 } of entries) {
    const size = Math.min(claimed, 0xffffffff)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(method, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(flags, 8)
    central.writeUInt16LE(method, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(size, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(offset, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(central, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
