import { useRef, useState } from 'react'
import { messageOf } from '../../../platform/call.ts'
import { putFile, type Stored } from '../../../platform/upload.ts'
import { shrunk } from './shrink.ts'

/** Idle, resizing, fetching the address, uploading, or failed with the reason. */
export type Upload =
  | { step: 'idle' }
  | { step: 'shrinking' }
  | { step: 'asking' }
  | { step: 'sending'; percent: number }
  | { step: 'failed'; reason: 'NOT_PICTURE' | 'REFUSED'; message: string | null }

interface Options {
  /** Fetches the address for the upload. */
  addressFor: (picture: Blob, file: File) => Promise<string>
  /** Called when the upload has finished. */
  onStored: (file: Stored) => Promise<void> | void
}

/**
 * Uploads one picture: resizes it in the browser, then sends it to the address that the server signed. Choosing another
 * picture, or pressing cancel, stops a running upload; the user can retry a failed one with the same file.
 */
export function useUpload({ addressFor, onStored }: Options) {
  const [state, setState] = useState<Upload>({ step: 'idle' })
  const current = useRef<{ controller: AbortController; file: File }>(null)

  async function send(file: File) {
    current.current?.controller.abort()
    const controller = new AbortController()
    const { signal } = controller
    current.current = { controller, file }
    const show = (next: Upload) => {
      if (!signal.aborted) setState(next)
    }
    try {
      show({ step: 'shrinking' })
      const picture = await shrunk(file)
      if (!picture) return show({ step: 'failed', reason: 'NOT_PICTURE', message: null })
      show({ step: 'asking' })
      const address = await addressFor(picture, file)
      if (signal.aborted) return
      const onProgress = (percent: number) => show({ step: 'sending', percent: shownPercent(percent) })
      onProgress(0)
      const stored = await putFile(address, picture, { onProgress, signal })
      await onStored(stored)
      show({ step: 'idle' })
    } catch (error) {
      show({ step: 'failed', reason: 'REFUSED', message: messageOf(error, '') || null })
    }
  }
  return {
    state,
    send: (file: File) => void send(file),
    cancel: () => {
      current.current?.controller.abort()
      setState({ step: 'idle' })
    },
    again: () => {
      if (current.current) void send(current.current.file)
    },
  }
}

/** Browsers that do not know the total report nonsense. */
const shownPercent = (percent: number) => Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0))
