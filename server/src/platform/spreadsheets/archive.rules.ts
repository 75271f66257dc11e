/** A workbook is an archive of parts. More parts, or more bytes in all of them, are nothing that a list of people needs. */
const MAX_PARTS = 200
const MAX_UNPACKED_BYTES = 12 * 1024 * 1024

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const MAX_COMMENT = 65_535
/** Stands for a size that is written elsewhere, which only archives of more than 4 GB need. */
const IN_ZIP64 = 0xffffffff
const BEHIND = 8

/**
 * Whether an archive states how large it is when unpacked, and is small enough. The reader unpacks no part further than
 * its stated size, so a part that lies about it is found out there (PKWARE APPNOTE 4.3.12, 4.3.16).
 */
export function checkArchive(
  bytes: Buffer,
  maxUnpacked = MAX_UNPACKED_BYTES,
): 'WORKBOOK_UNREADABLE' | 'WORKBOOK_TOO_LARGE' | null {
  const end = endOf(bytes)
  if (end === null) return 'WORKBOOK_UNREADABLE'
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > MAX_PARTS) return 'WORKBOOK_TOO_LARGE'
  let unpacked = 0
  for (let part = 0; part < count; part += 1) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return 'WORKBOOK_UNREADABLE'
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    // Its sizes stand behind the part, where only unpacking finds them.
    const isBehind = (bytes.readUInt16LE(at + 8) & BEHIND) !== 0 && packed === 0
    const isUnstated = isBehind || (packed === 0) !== (size === 0)
    if (isUnstated || packed === IN_ZIP64 || size === IN_ZIP64) return 'WORKBOOK_UNREADABLE'
    unpacked += size
    if (unpacked > maxUnpacked) return 'WORKBOOK_TOO_LARGE'
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    at += ENTRY_BYTES + lengths.reduce((sum, length) => sum + length, 0)
  }
  return count === 0 ? 'WORKBOOK_UNREADABLE' : null
}

/** Where the directory of an archive ends: searched from the back, because a comment may follow. */
function endOf(bytes: Buffer) {
  const last = bytes.length - END_BYTES
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1)
    if (bytes.readUInt32LE(at) === END) return at
  return null
}
