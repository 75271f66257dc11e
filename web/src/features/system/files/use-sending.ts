import { useEffect, useRef, useState } from 'react'
import type { FileSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import type { putFile, Stored } from '../../../platform/upload.ts'

export type SendError = 'notTaken' | 'tooLarge' | 'empty' | 'notSent'
/** One file whose upload is running, finished or failed. */
export interface Sent {
  key: number
  file: File
  percent: number
  stored: Stored | null
  trouble: { why: SendError; message: string | null } | null
}

interface Options {
  /** Returns the reason to reject a file before its upload, or null. */
  whyNot: (file: File) => SendError | null
  /** Uploads the file. Resolves to null if its content is not accepted. */
  put: (file: File, watch: NonNullable<Parameters<typeof putFile>[2]>) => Promise<Stored | null>
  /** Receives each uploaded file, which then leaves the list. */
  onStored?: ((stored: Stored) => void) | undefined
}

/** Files that are uploaded one after the other while the user fills in a form. */
export function useSending({ whyNot, put, onStored }: Options) {
  const [list, setList] = useState<readonly Sent[]>([])
  const line = useRef(Promise.resolve())
  const stops = useRef(new Map<number, AbortController>())
  const count = useRef(0)
  useEffect(() => {
    const { current } = stops
    return () => current.forEach((stop) => stop.abort())
  }, [])

  const update = (key: number, change: Partial<Sent>) =>
    setList((current) => current.map((one) => (one.key === key ? { ...one, ...change } : one)))

  function send({ key, file }: Pick<Sent, 'key' | 'file'>) {
    const stop = new AbortController()
    stops.current.set(key, stop)
    const sent = async () => {
      if (stop.signal.aborted) return
      try {
        const onProgress = (percent: number) => update(key, { percent: Math.min(100, percent) })
        const stored = await put(file, { onProgress, signal: stop.signal })
        if (stored && onStored) {
          setList((current) => current.filter((one) => one.key !== key))
          onStored(stored)
          return
        }
        update(key, stored ? { stored, percent: 100 } : { trouble: { why: 'notTaken', message: null } })
      } catch (error) {
        if (stop.signal.aborted) return
        update(key, { trouble: { why: 'notSent', message: messageOf(error, '') || null } })
      }
    }
    line.current = line.current.then(sent)
  }
  return {
    list,
    fileSeqs: list.flatMap(({ stored }): FileSeq[] => (stored ? [stored.fileSeq] : [])),
    isSending: list.some(({ stored, trouble }) => !stored && !trouble),
    add(files: readonly File[]) {
      for (const file of files) {
        count.current += 1
        const key = count.current
        const why = whyNot(file)
        const trouble = why && { why, message: null }
        setList((current) => [...current, { key, file, percent: 0, stored: null, trouble }])
        if (!why) send({ key, file })
      }
    },
    again(one: Sent) {
      update(one.key, { trouble: null, percent: 0 })
      send(one)
    },
    remove(key: number) {
      stops.current.get(key)?.abort()
      setList((current) => current.filter((one) => one.key !== key))
    },
    /** Cancels all uploads and clears the list. */
    clear() {
      stops.current.forEach((stop) => stop.abort())
      setList([])
    },
  }
}
