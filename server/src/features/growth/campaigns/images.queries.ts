import { sql } from 'kysely'
import type { PictureUse } from 'contract/growth/campaigns/campaigns.rules'
import type { FileSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const findImage = (db: ChannelDb, fileSeq: FileSeq, usedBy: PictureUse) =>
  tables(db)
    .selectFrom('campaignImages')
    .select(['fileSeq', 'imageId', 'apiKey'])
    .where('fileSeq', '=', fileSeq)
    .where('usedBy', '=', usedBy)
    .executeTakeFirst()

interface Image {
  fileSeq: FileSeq
  usedBy: PictureUse
  /** What this account at the reseller calls it. */
  imageId: string
  apiKey: string
  createdAt: Date
}
export const saveImage = (tx: ChannelTx, image: Image) =>
  tables(tx)
    .insertInto('campaignImages')
    .values(image)
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'fileSeq', 'usedBy'])
        .doUpdateSet({ imageId: image.imageId, apiKey: image.apiKey, createdAt: image.createdAt }),
    )
    .execute()

/** Forgets pictures from before this moment that no campaign has, so that their files can go too. */
export const deleteUnusedImages = (tx: ChannelTx, before: Date) =>
  sql`
    delete from campaign_images i where i.created_at < ${before} and not exists (
      select from campaigns c where c.channel_seq = i.channel_seq and c.image_file_seq = i.file_seq)`.execute(
    tables(tx),
  )
