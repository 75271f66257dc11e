import { randomBytes } from 'node:crypto'
import { seq, type ChannelSeq } from 'contract/values/ids'
import type { Secrets } from '../../../platform/operating/secrets.ts'
import { meetingLinksLabel } from '../../teaching/lesson-meetings/lesson-meetings.public.ts'
import { videoLabel } from '../../teaching/videos/videos.public.ts'
import { formOf } from './columns.rules.ts'
import type { ArchiveRow } from './row-form.rules.ts'

interface Site {
  channelSeq: ChannelSeq
  secrets: Secrets
}
interface Cell {
  table: string
  row: ArchiveRow
  column: string
}

/** Only the same label opens what is sealed: each names the site and the row. */
function labelOf(channelSeq: ChannelSeq, { row, column }: Cell) {
  return column === 'wrapped_key'
    ? videoLabel(channelSeq, seq('video').parse(Number(row['upload_vod_seq'])))
    : meetingLinksLabel(channelSeq, seq('curriculum').parse(Number(row['curriculum_seq'])))
}
const isKey = ({ table, column }: Cell) => formOf(table, { name: column, type: 'text' }) === 'video-key'
const isFresh = ({ table, column }: Cell) => formOf(table, { name: column, type: 'text' }) === 'fresh'

const noLinks = JSON.stringify({ joinUrl: '', startUrl: '', password: '' })

/** What an archive says of a sealed column: what it holds, so that the site can use it at another installation. Null for what is made anew there. */
export function openSealed({ channelSeq, secrets }: Site, cell: Cell): string | null {
  const sealed = cell.row[cell.column] ?? null
  if (sealed === null || isFresh(cell)) return null
  try {
    const opened = secrets.unwrap(sealed, labelOf(channelSeq, cell))
    return isKey(cell) ? opened.toString('base64') : opened.toString('utf8')
  } catch {
    // It was sealed with a secret that this installation no longer has.
    return isKey(cell) ? null : noLinks
  }
}

const KEY_BYTES = 16

/** The same column at this installation. */
export function sealAgain({ channelSeq, secrets }: Site, cell: Cell): string | null {
  if (isFresh(cell)) return randomBytes(24).toString('base64url')
  const opened = cell.row[cell.column] ?? null
  if (opened === null) return null
  const bytes = Buffer.from(opened, isKey(cell) ? 'base64' : 'utf8')
  if (isKey(cell) && bytes.length !== KEY_BYTES) throw new Error('not the key of a video')
  return secrets.wrap(bytes, labelOf(channelSeq, cell))
}
