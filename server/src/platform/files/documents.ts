import type { Family } from 'contract/values/documents'
import { sniff, SNIFF_BYTES } from './sniff.ts'

/** The content does not match the name. */
export class NotTheDocument extends Error {}
export class TooManyBytes extends Error {}

const OLD_OFFICE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
// MPEG audio begins with eleven set bits and a layer that is not reserved.
const isMpegAudio = (head: string) =>
  head.startsWith('ID3') || (head.startsWith('\xff') && /^[\xe2-\xe7\xf2-\xff]/.test(head.slice(1)))

const isTwoByteText = (head: string) => head.startsWith('\xff\xfe') || head.startsWith('\xfe\xff')

const looks: Record<Family, (head: string, bytes: Uint8Array) => boolean> = {
  zip: (head) => head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06'),
  office: (head) => head.startsWith(OLD_OFFICE),
  // The name distinguishes CSV from prose; neither contains a zero byte, unless a byte order mark announces two-byte characters.
  text: (head) => head !== '' && (isTwoByteText(head) || !head.includes('\0')) && !head.startsWith('MZ'),
  mp3: isMpegAudio,
  wav: (head) => head.startsWith('RIFF') && head.startsWith('WAVE', 8),
  mp4: (head) => head.startsWith('ftyp', 4),
  pdf: (_head, bytes) => sniff(bytes) === 'pdf',
  jpeg: (_head, bytes) => sniff(bytes) === 'jpeg',
  png: (_head, bytes) => sniff(bytes) === 'png',
  gif: (_head, bytes) => sniff(bytes) === 'gif',
  webp: (_head, bytes) => sniff(bytes) === 'webp',
}

/** Whether these first bytes can begin such a file. docs/rules.md R-320. */
export function looksLike(family: Family, bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, SNIFF_BYTES)).toString('latin1')
  return looks[family](head, bytes)
}

/** Passes an upload through while its type matches and its size is within the limit; aborts otherwise. */
export async function* inspected(
  source: AsyncIterable<Buffer>,
  { family, maxBytes }: { family: Family; maxBytes: number },
): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0)
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new TooManyBytes()
    if (head === null) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < SNIFF_BYTES) continue
    yield approved(family, head)
    head = null
  }
  if (head !== null) yield approved(family, head)
}

function approved(family: Family, head: Buffer) {
  if (!looksLike(family, head)) throw new NotTheDocument()
  return head
}
