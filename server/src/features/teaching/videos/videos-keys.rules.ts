import type { ChannelSeq, UploadVodSeq } from 'contract/values/ids'

/** Whose key it is: a key wrapped for one video opens no other. */
export const videoLabel = (channelSeq: ChannelSeq, uploadVodSeq: UploadVodSeq) =>
  `video:${channelSeq}:${uploadVodSeq}`
