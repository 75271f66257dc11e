import { z } from 'zod'
import { VideoState } from './video-state.ts'
import { endpoint, event } from './grammar.ts'
import { nothing, seq } from './values.ts'

export const getVideo = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/videos/:uploadVodSeq',
  access: 'CLASS_INFO_READ',
  reply: VideoState,
  shows: 'videos',
})
/** Prepares a video again that could not be prepared. */
export const retryVideo = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/videos/:uploadVodSeq/retry',
  access: 'CLASS_INFO_UPDATE',
  reply: nothing,
  touches: ['videos', 'curriculum'],
})
/** Gives up an upload. */
export const cancelVideo = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/videos/:uploadVodSeq/cancel',
  access: 'CLASS_INFO_UPDATE',
  reply: nothing,
  touches: ['videos', 'curriculum'],
})

export const videoUploaded = event('video.uploaded', z.object({ uploadVodSeq: seq('video') }))
/** A video can be played; its sharpest picture may still be on the way. */
export const videoReady = event('video.ready', z.object({ uploadVodSeq: seq('video') }))
