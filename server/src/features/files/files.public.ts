import type { ChannelSeq, FileSeq } from 'contract/values'
import type { ChannelDb, ChannelTx } from '../../platform/db/channel-db.ts'
import { refuse } from '../../platform/refuse.ts'
import { findFile, updateAttached } from './files.queries.ts'

/** Where a picture is served, as WebP at least this wide, unless it never was. */
export const fileUrl = (channelSeq: ChannelSeq, fileSeq: FileSeq, width: number) =>
  `/files/${channelSeq}/${fileSeq}/${width}.webp`

/** The picture in every width it is kept in, from narrow to wide. */
export async function variantsOf(db: ChannelDb, channelSeq: ChannelSeq, fileSeq: FileSeq) {
  const file = await findFile(db, fileSeq)
  const widths = file?.widths ?? []
  return widths.map((width) => ({ width, url: fileUrl(channelSeq, fileSeq, width) }))
}

/** From now on the file belongs to something and stays. NOT_FOUND for a file of another site. */
export async function attachFile(tx: ChannelTx, fileSeq: FileSeq) {
  if (!(await updateAttached(tx, fileSeq))) throw refuse('NOT_FOUND')
}
