/** The type of a file by its first bytes. Names and declared types are never trusted. */
export type FileKind = (typeof KINDS)[number]['kind']

/** The number of bytes `sniff` needs. */
export const SNIFF_BYTES = 4096

const KINDS = [
  kind('jpeg', 'image/jpeg', (head) => head.startsWith('\xff\xd8\xff')),
  kind('png', 'image/png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')),
  kind('webp', 'image/webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)),
  kind('gif', 'image/gif', (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a')),
  kind('pdf', 'application/pdf', (head) => head.startsWith('%PDF-')),
  kind('mp4', 'video/mp4', (head) => head.startsWith('ftyp', 4) && MP4_BRAND.test(head.slice(8, 12))),
  kind('mov', 'video/quicktime', (head) => head.startsWith('ftypqt  ', 4) || OLD_MOV.test(head)),
  kind('webm', 'video/webm', (head) => isMatroska(head) && head.slice(0, 64).includes('webm')),
  kind('mkv', 'video/x-matroska', (head) => isMatroska(head) && head.slice(0, 64).includes('matroska')),
  kind('avi', 'video/x-msvideo', (head) => head.startsWith('RIFF') && head.startsWith('AVI ', 8)),
  kind('ts', 'video/mp2t', (head) => isTransportStream(head)),
] as const

// Brands of video only: the same box also begins audio (M4A) and still pictures (heic, avif).
const MP4_BRAND = /^(isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|3gp[4-9]|3g2[a-c]|dash|cmfc|MSNV|XAVC|FACE|f4v )$/
const OLD_MOV = /^[^]{4}(moov|mdat|wide)/

/** Null for everything not in the table, including text such as SVG and HTML. */
export function sniff(file: Uint8Array): FileKind | null {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, SNIFF_BYTES))
  const text = head.toString('latin1')
  return KINDS.find((row) => row.looksLike(text))?.kind ?? null
}

export const contentTypeOf = (fileKind: FileKind): string =>
  KINDS.find((row) => row.kind === fileKind)?.type ?? 'application/octet-stream'

export const isImage = (file: FileKind | null): boolean => typeOf(file).startsWith('image/')
export const isVideo = (file: FileKind | null): boolean => typeOf(file).startsWith('video/')
const typeOf = (file: FileKind | null) => (file ? contentTypeOf(file) : '')

/** `head` holds one character per byte. */
function kind<Name extends string>(name: Name, type: string, looksLike: (head: string) => boolean) {
  return { kind: name, type, looksLike }
}

const isMatroska = (head: string) => head.startsWith('\x1a\x45\xdf\xa3')

/** Packets of 188 bytes that begin with `G`; cameras write 192 with a leading time stamp. */
function isTransportStream(head: string): boolean {
  const packets = (first: number, size: number) =>
    [0, 1, 2, 3].every((count) => head[first + count * size] === 'G')
  return packets(0, 188) || packets(4, 192)
}
