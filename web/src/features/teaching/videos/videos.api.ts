import { useEffect } from 'react'
import { getUploadLimits, getUploadUrl } from 'contract/system/files/api'
import { cancelVideo, retryVideo } from 'contract/teaching/videos/api'
import type { UploadVodSeq } from 'contract/values/ids'
import { makeStale, useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useRealtime } from '../../../platform/realtime.ts'
import { useSite } from '../../../platform/site.tsx'
import { uploadsOf } from '../../../platform/uploads/use-uploads.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { videoMessages } from './videos.messages.ts'

/** The running uploads of this page, by video. */
export const useUploads = uploadsOf<UploadVodSeq>('video')

/** Uploads videos: fetches an address, lets the caller store the number of the video, then starts. */
export function useVideoSender() {
  const site = useSite()
  const { store } = useUploads()
  const t = useMessages(videoMessages)
  const arrived = async () => {
    await makeStale(site, ['curriculum', 'courses', 'videos'])
    toast({ text: t('uploaded'), tone: 'ok' })
  }

  /** The caller stores the number of the video before its upload, so that no upload is left without a lesson. */
  async function send(file: File, onUpload: (uploadVodSeq: UploadVodSeq) => Promise<unknown>) {
    if (!site.channel) return
    const query = { filename: file.name, fileSize: file.size, kind: 'vod' as const }
    const { channelSeq } = site.channel
    const { uploadUrl, uploadVodSeq, ticket } = await site.call(getUploadUrl, { channelSeq, query })
    if (uploadVodSeq === null || ticket === null) return
    store.expect(uploadVodSeq, file.size)
    try {
      await onUpload(uploadVodSeq)
    } catch (error) {
      await store.giveUp(uploadVodSeq)
      throw error
    }
    await store.start({ key: uploadVodSeq, file, ticket: { uploadUrl, ticket }, onDone: arrived })
  }
  /** Resumes an upload of an earlier visit; false if it was another file. */
  const resume = (uploadVodSeq: UploadVodSeq, file: File) =>
    store.start({ key: uploadVodSeq, file, ticket: null, onDone: arrived })
  return { send, resume }
}

export const useCancelVideo = () => useCommand(cancelVideo, {})
export const useRetryVideo = () => useCommand(retryVideo, {})

const POLL_MS = 6000
/** Keeps the state of videos in preparation up to date: by realtime messages, and by polling without a connection. */
export function useVideoNews(isPreparing: boolean) {
  const site = useSite()
  useRealtime('video', () => void makeStale(site, ['curriculum', 'courses']))
  useEffect(() => {
    if (!isPreparing) return
    const timer = setInterval(() => void makeStale(site, ['curriculum']), POLL_MS)
    return () => clearInterval(timer)
  }, [site, isPreparing])
}

/** The size limit of videos, and whether this installation can prepare them. */
export function useVideoLimits() {
  const { data } = useEndpoint(getUploadLimits, {})
  // Until the limit is loaded, the server alone enforces it.
  return { maxBytes: data?.maxVideoUploadBytes ?? Infinity, isPrepared: data?.transcoder ?? true }
}

/** Returns the reason why a file cannot be uploaded, or null. */
export function checkSendable(file: File, maxBytes: number): 'notVideo' | 'tooLarge' | null {
  const isVideo = file.type === '' || file.type.startsWith('video/')
  if (!isVideo) return 'notVideo'
  return file.size > maxBytes ? 'tooLarge' : null
}
