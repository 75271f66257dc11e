import type { ChannelSeq, UploadVodSeq } from 'contract/values/ids'

/** The label of a wrapped key: a key wrapped for one video does not open another. */
export const videoLabel = (channelSeq: ChannelSeq, uploadVodSeq: UploadVodSeq) =>
  `video:${channelSeq}:${uploadVodSeq}`
