import { crc32 } from 'node:zlib'

interface Entry {
  name: string
  bytes: Buffer
}
const UTF8_NAMES = 0x0800
/** 1 January 1980: the beginning of time, for a ZIP. */
const FIRST_DAY = 0x21

const ofTwo = (...values: number[]) => packed(values, 2)
const ofFour = (...values: number[]) => packed(values, 4)
function packed(values: number[], size: number) {
  const bytes = Buffer.alloc(values.length * size)
  for (const [at, value] of values.entries()) bytes.writeUIntLE(value, at * size, size)
  return bytes
}

/** A ZIP in which the files stand as they are: small ones gain nothing by being pressed. */
export function zipped(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const title = Buffer.from(name)
    const facts = Buffer.concat([
      ofTwo(20, UTF8_NAMES, 0, 0, FIRST_DAY),
      ofFour(crc32(bytes), bytes.length, bytes.length),
      ofTwo(title.length, 0),
    ])
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, bytes])
    const localHeader = Buffer.concat([ofTwo(0, 0, 0), ofFour(0, offset)])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), ofTwo(20), facts, localHeader, title]))
    files.push(file)
    offset += file.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06', 'latin1'),
    ofTwo(0, 0, entries.length, entries.length),
    ofFour(list.length, offset),
    ofTwo(0),
  ])
  return Buffer.concat([...files, list, end])
}
