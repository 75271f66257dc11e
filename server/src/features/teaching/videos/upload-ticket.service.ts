import { seq, type ChannelSeq, type UploadVodSeq } from 'contract/values/ids'

export interface Upload {
  channelSeq: ChannelSeq
  uploadVodSeq: UploadVodSeq
  fileSize: number
}
export const ticketSubject = ({ channelSeq, uploadVodSeq, fileSize }: Upload) =>
  `vod/${channelSeq}/${uploadVodSeq}/${fileSize}`

/** The content of a ticket, before its signature is checked. */
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

/** The id of a running upload in its URL: names its owner and cannot be guessed. */
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
