import type { Upload } from 'tus-js-client'
import type { UploadVodSeq } from 'contract/values/ids'
import { now } from '../../../platform/clock.ts'
import { recent, secondsLeft } from './speed.ts'

type UploadStep = 'sending' | 'paused' | 'broken' | 'refused'
export interface RunningUpload {
  step: UploadStep
  sent: number
  total: number
  secondsLeft: number | null
  /** The HTTP status of the response that ended the upload. */
  status: number | null
}
export interface Ticket {
  uploadUrl: string
  ticket: string
}
interface Entry {
  shown: RunningUpload
  samples: { at: number; bytes: number }[]
  /** Null until the upload has its address. */
  upload: Upload | null
}
const CHUNK_BYTES = 16 * 1024 * 1024
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000, 20_000]

/** The running uploads of videos. They continue while the user navigates within the site. */
export function uploadStore() {
  const entries = new Map<UploadVodSeq, Entry>()
  const watchers = new Set<() => void>()
  let shown: ReadonlyMap<UploadVodSeq, RunningUpload> = new Map()

  function notify() {
    shown = new Map([...entries].map(([uploadVodSeq, entry]) => [uploadVodSeq, entry.shown]))
    for (const watch of watchers) watch()
  }
  function update(uploadVodSeq: UploadVodSeq, change: Partial<RunningUpload>) {
    const entry = entries.get(uploadVodSeq)
    if (!entry) return
    entry.shown = { ...entry.shown, ...change }
    notify()
  }
  function progressed(uploadVodSeq: UploadVodSeq, sent: number) {
    const entry = entries.get(uploadVodSeq)
    if (!entry || entry.shown.step === 'paused') return
    entry.samples = recent(entry.samples, { at: now().getTime(), bytes: sent })
    const left = secondsLeft(entry.samples, entry.shown.total)
    update(uploadVodSeq, { step: 'sending', sent, secondsLeft: left })
  }
  function forget(uploadVodSeq: UploadVodSeq) {
    entries.delete(uploadVodSeq)
    notify()
  }

  /** Shows an upload before it starts. */
  function expect(uploadVodSeq: UploadVodSeq, total: number) {
    const first: RunningUpload = { step: 'sending', sent: 0, total, secondsLeft: null, status: null }
    entries.set(uploadVodSeq, { shown: first, samples: [], upload: null })
    notify()
  }

  interface Start {
    uploadVodSeq: UploadVodSeq
    file: File
    /** Null for an upload that an earlier visit started. */
    ticket: Ticket | null
    onDone: () => Promise<unknown>
  }
  /** Starts or resumes an upload, unless it was cancelled. Returns false without a ticket and an earlier upload. */
  async function start({ uploadVodSeq, file, ticket, onDone }: Start): Promise<boolean> {
    const tus = await import('tus-js-client')
    const upload = new tus.Upload(file, {
      endpoint: ticket?.uploadUrl ?? '/tus',
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS,
      metadata: { ticket: ticket?.ticket ?? '', filename: file.name },
      // Includes the video's number, because two lessons may have the same file.
      fingerprint: () => Promise.resolve(`video-${uploadVodSeq}-${file.name}-${file.size}`),
      removeFingerprintOnSuccess: true,
      onProgress: (sent) => progressed(uploadVodSeq, sent),
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0
        update(uploadVodSeq, { step: 'broken', secondsLeft: null })
        return isPassing(status)
      },
      onError: (error) => {
        const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0
        update(uploadVodSeq, isPassing(status) ? { step: 'broken' } : { step: 'refused', status })
      },
      // Shown as finished until the server's state has arrived.
      onSuccess: () => void onDone().finally(() => forget(uploadVodSeq)),
    })
    const [earlier] = await upload.findPreviousUploads()
    if (!earlier && !ticket) return false
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    if (ticket && !entries.has(uploadVodSeq)) return true
    expect(uploadVodSeq, file.size)
    const entry = entries.get(uploadVodSeq)
    if (entry) entry.upload = upload
    upload.start()
    return true
  }

  function goOn(uploadVodSeq: UploadVodSeq) {
    const entry = entries.get(uploadVodSeq)
    if (!entry) return
    entry.samples = []
    update(uploadVodSeq, { step: 'sending', secondsLeft: null })
    entry.upload?.start()
  }
  return {
    get: () => shown,
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    expect,
    start,
    goOn,
    async pause(uploadVodSeq: UploadVodSeq) {
      update(uploadVodSeq, { step: 'paused', secondsLeft: null })
      await entries.get(uploadVodSeq)?.upload?.abort()
    },
    async giveUp(uploadVodSeq: UploadVodSeq) {
      const upload = entries.get(uploadVodSeq)?.upload
      forget(uploadVodSeq)
      await upload?.abort()
    },
    /** Resumes uploads when the network is back. */
    goOnWithBroken() {
      for (const [uploadVodSeq, { shown: state }] of entries) if (state.step === 'broken') goOn(uploadVodSeq)
    },
  }
}
export type UploadStore = ReturnType<typeof uploadStore>

/** Whether a retry may succeed: no response, or a temporary one. */
const isPassing = (status: number) =>
  status === 0 || status === 409 || status === 423 || status === 429 || (status >= 500 && status !== 507)
