import { crc32 } from 'node:zlib'

/** The files of a zip that stores without compressing, by name; fails where a checksum does not agree. */
export function unzipped(zip: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(zip)
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'))
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt16LE(at + 10) !== 0) throw new Error('a compressed file')
    const [crc, length, nameLength] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
    ]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const header = bytes.readUInt32LE(at + 42)
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    const file = bytes.subarray(start, start + length)
    if (crc32(file) !== crc) throw new Error(`${name} is broken`)
    if (files.has(name)) throw new Error(`${name} is there twice`)
    files.set(name, file)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}
