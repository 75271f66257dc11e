import { seq, type ChannelSeq, type UploadVodSeq } from 'contract/values/ids'

export interface Upload {
  channelSeq: ChannelSeq
  uploadVodSeq: UploadVodSeq
  fileSize: number
}
/** A slow line may take two days for a long film. */
export const UPLOAD_SECONDS = 48 * 3600

export const ticketSubject = ({ channelSeq, uploadVodSeq, fileSize }: Upload) =>
  `vod/${channelSeq}/${uploadVodSeq}/${fileSize}`

/** What a ticket says, before anybody checked its signature. */
export function readTicket(ticket: string) {
  const [kind, channel, video, size, expires = '', signature = ''] = ticket.split('/')
  const channelSeq = seq('channel').safeParse(Number(channel))
  const uploadVodSeq = seq('video').safeParse(Number(video))
  if (kind !== 'vod' || !channelSeq.success || !uploadVodSeq.success) return null
  return {
    channelSeq: channelSeq.data,
    uploadVodSeq: uploadVodSeq.data,
    fileSize: Number(size),
    expires,
    signature,
  }
}

/** The name a running upload has in its address: whose it is, and nothing anybody can guess. */
export const uploadIdOf = (
  { channelSeq, uploadVodSeq }: Pick<Upload, 'channelSeq' | 'uploadVodSeq'>,
  secret: string,
) => `${channelSeq}-${uploadVodSeq}-${secret}`

export function ownerOf(uploadId: string) {
  const [channel, video] = uploadId.split('-')
  const channelSeq = seq('channel').safeParse(Number(channel))
  const uploadVodSeq = seq('video').safeParse(Number(video))
  if (!channelSeq.success || !uploadVodSeq.success) return null
  return { channelSeq: channelSeq.data, uploadVodSeq: uploadVodSeq.data }
}
