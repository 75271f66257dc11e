import { useEffect, useSyncExternalStore } from 'react'
import { getUploadLimits, getUploadUrl } from 'contract/system/files/api'
import { cancelVideo, retryVideo } from 'contract/teaching/videos/api'
import type { UploadVodSeq } from 'contract/values/ids'
import { makeStale, useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useRealtime } from '../../../platform/realtime.ts'
import { useSite, type Site } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { uploadStore, type UploadStore } from './upload-store.ts'
import { videoMessages } from './videos.messages.ts'

const stores = new WeakMap<Site, UploadStore>()
function storeOf(site: Site) {
  const store = stores.get(site) ?? uploadStore()
  stores.set(site, store)
  return store
}
const nothing: ReturnType<UploadStore['get']> = new Map()

/** The running uploads of this page, by video. */
export function useUploads() {
  const site = useSite()
  const store = storeOf(site)
  const running = useSyncExternalStore(store.watch, store.get, () => nothing)
  useEffect(() => {
    window.addEventListener('online', store.goOnWithBroken)
    return () => window.removeEventListener('online', store.goOnWithBroken)
  }, [store])
  useKeepOpen(running.size > 0)
  return { running, store }
}

/** Lets the browser warn before the page closes during an upload. */
function useKeepOpen(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
}

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
    await store.start({ uploadVodSeq, file, ticket: { uploadUrl, ticket }, onDone: arrived })
  }
  /** Resumes an upload of an earlier visit; false if it was another file. */
  const resume = (uploadVodSeq: UploadVodSeq, file: File) =>
    store.start({ uploadVodSeq, file, ticket: null, onDone: arrived })
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
