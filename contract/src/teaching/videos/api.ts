import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { VideoState } from './state.schemas.ts'

export const getVideo = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/videos/:uploadVodSeq',
  access: 'CLASS_INFO_READ',
  reply: VideoState,
  shows: 'videos',
})
/** Retries the preparation of a video that failed. */
export const retryVideo = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/videos/:uploadVodSeq/retry',
  access: 'CLASS_INFO_UPDATE',
  action: 'videos.retryVideo',
  reply: nothing,
  touches: ['videos', 'curriculum'],
})
/** Cancels an upload. */
export const cancelVideo = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/videos/:uploadVodSeq/cancel',
  access: 'CLASS_INFO_UPDATE',
  action: 'videos.cancelVideo',
  reply: nothing,
  touches: ['videos', 'curriculum'],
})
