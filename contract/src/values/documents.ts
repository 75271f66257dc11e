/** The family of a file by its first bytes. Many document types are a ZIP or an old Office file inside. */
export type Family =
  | 'pdf'
  | 'zip'
  | 'office'
  | 'text'
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'mp3'
  | 'wav'
  | 'mp4'

const zipped = (type: string) => ({ family: 'zip', type }) as const
const office = (type: string) => ({ family: 'office', type }) as const
const text = (type: string) => ({ family: 'text', type }) as const

/** Accepted document types by extension. Others are refused. */
const documentTypes: Readonly<Record<string, { family: Family; type: string }>> = {
  pdf: { family: 'pdf', type: 'application/pdf' },
  zip: zipped('application/zip'),
  docx: zipped('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  xlsx: zipped('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  pptx: zipped('application/vnd.openxmlformats-officedocument.presentationml.presentation'),
  hwpx: zipped('application/hwp+zip'),
  epub: zipped('application/epub+zip'),
  odt: zipped('application/vnd.oasis.opendocument.text'),
  hwp: office('application/x-hwp'),
  doc: office('application/msword'),
  xls: office('application/vnd.ms-excel'),
  ppt: office('application/vnd.ms-powerpoint'),
  txt: text('text/plain'),
  csv: text('text/csv'),
  md: text('text/markdown'),
  srt: text('application/x-subrip'),
  vtt: text('text/vtt'),
  jpg: { family: 'jpeg', type: 'image/jpeg' },
  jpeg: { family: 'jpeg', type: 'image/jpeg' },
  png: { family: 'png', type: 'image/png' },
  gif: { family: 'gif', type: 'image/gif' },
  webp: { family: 'webp', type: 'image/webp' },
  mp3: { family: 'mp3', type: 'audio/mpeg' },
  wav: { family: 'wav', type: 'audio/wav' },
  m4a: { family: 'mp4', type: 'audio/mp4' },
  mp4: { family: 'mp4', type: 'video/mp4' },
}

const endOf = (filename: string) => /\.([a-z0-9]{1,8})$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
/** The type that a file of this name must have; null for names that are not accepted. docs/rules.md R-320. */
export const documentOf = (filename: string) => documentTypes[endOf(filename)] ?? null

/** For the `accept` attribute of a file input. */
export const acceptedDocuments = Object.keys(documentTypes)
  .map((end) => `.${end}`)
  .join(',')

/** PDFs get a document icon, all other files a plain one. */
export const isPdf = ({ contentType }: { contentType: string }) => contentType === 'application/pdf'
