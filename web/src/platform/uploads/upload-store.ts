import type { Upload } from 'tus-js-client'
import { now } from '../clock.ts'
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

/** The running uploads of one kind, each by its number. They continue while the user navigates within the site. */
export function uploadStore<Key extends number>(kind: string) {
  const entries = new Map<Key, Entry>()
  const watchers = new Set<() => void>()
  let shown: ReadonlyMap<Key, RunningUpload> = new Map()

  function notify() {
    shown = new Map([...entries].map(([key, entry]) => [key, entry.shown]))
    for (const watch of watchers) watch()
  }
  function update(key: Key, change: Partial<RunningUpload>) {
    const entry = entries.get(key)
    if (!entry) return
    entry.shown = { ...entry.shown, ...change }
    notify()
  }
  function progressed(key: Key, sent: number) {
    const entry = entries.get(key)
    if (!entry || entry.shown.step === 'paused') return
    entry.samples = recent(entry.samples, { at: now().getTime(), bytes: sent })
    const left = secondsLeft(entry.samples, entry.shown.total)
    update(key, { step: 'sending', sent, secondsLeft: left })
  }
  function forget(key: Key) {
    entries.delete(key)
    notify()
  }

  /** Shows an upload before it starts. */
  function expect(key: Key, total: number) {
    const first: RunningUpload = { step: 'sending', sent: 0, total, secondsLeft: null, status: null }
    entries.set(key, { shown: first, samples: [], upload: null })
    notify()
  }

  interface Start {
    key: Key
    file: File
    /** Null for an upload that an earlier visit started. */
    ticket: Ticket | null
    onDone: () => Promise<unknown>
  }
  /** Starts or resumes an upload, unless it was cancelled. Returns false without a ticket and an earlier upload. */
  async function start({ key, file, ticket, onDone }: Start): Promise<boolean> {
    const tus = await import('tus-js-client')
    const upload = new tus.Upload(file, {
      endpoint: ticket?.uploadUrl ?? '/tus',
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS,
      metadata: { ticket: ticket?.ticket ?? '', filename: file.name },
      // Includes the number, because two uploads may have the same file.
      fingerprint: () => Promise.resolve(`${kind}-${key}-${file.name}-${file.size}`),
      removeFingerprintOnSuccess: true,
      onProgress: (sent) => progressed(key, sent),
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0
        update(key, { step: 'broken', secondsLeft: null })
        return isPassing(status)
      },
      onError: (error) => {
        const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0
        update(key, isPassing(status) ? { step: 'broken' } : { step: 'refused', status })
      },
      // Shown as finished until the server's state has arrived.
      onSuccess: () => void onDone().finally(() => forget(key)),
    })
    const [earlier] = await upload.findPreviousUploads()
    if (!earlier && !ticket) return false
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    if (ticket && !entries.has(key)) return true
    expect(key, file.size)
    const entry = entries.get(key)
    if (entry) entry.upload = upload
    upload.start()
    return true
  }

  function goOn(key: Key) {
    const entry = entries.get(key)
    if (!entry) return
    entry.samples = []
    update(key, { step: 'sending', secondsLeft: null })
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
    async pause(key: Key) {
      update(key, { step: 'paused', secondsLeft: null })
      await entries.get(key)?.upload?.abort()
    },
    async giveUp(key: Key) {
      const upload = entries.get(key)?.upload
      forget(key)
      await upload?.abort()
    },
    /** Resumes uploads when the network is back. */
    goOnWithBroken() {
      for (const [key, { shown: state }] of entries) if (state.step === 'broken') goOn(key)
    },
  }
}
export type UploadStore<Key extends number> = ReturnType<typeof uploadStore<Key>>

/** Whether a retry may succeed: no response, or a temporary one. */
const isPassing = (status: number) =>
  status === 0 || status === 409 || status === 423 || status === 429 || (status >= 500 && status !== 507)
