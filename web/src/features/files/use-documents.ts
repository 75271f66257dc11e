import { useEffect, useRef, useState } from 'react'
import { documentOf } from 'contract/documents'
import { getUploadUrl, MAX_DOCUMENT_BYTES, type DocumentKind } from 'contract/files'
import type { FileSeq } from 'contract/values'
import { messageOf } from '../../platform/call.ts'
import { useChannel, useSite } from '../../platform/site.tsx'
import { putFile, type Stored } from '../../platform/upload.ts'

export type Trouble = 'notTaken' | 'tooLarge' | 'empty' | 'notSent'
/** One file on its way, arrived, or not. */
export interface Sent {
  key: number
  file: File
  percent: number
  stored: Stored | null
  trouble: { why: Trouble; message: string | null } | null
}

/** What is known to be wrong with a file before it is sent. */
function whyNotTaken(file: Pick<File, 'name' | 'size'>, kind: DocumentKind): Trouble | null {
  if (!documentOf(file.name)) return 'notTaken'
  if (file.size === 0) return 'empty'
  return file.size > MAX_DOCUMENT_BYTES[kind] ? 'tooLarge' : null
}

/** Documents that are sent one after the other while a form is filled in. */
export function useDocuments(kind: DocumentKind) {
  const put = useSendDocument(kind)
  const [list, setList] = useState<readonly Sent[]>([])
  const line = useRef(Promise.resolve())
  const stops = useRef(new Map<number, AbortController>())
  const count = useRef(0)
  useEffect(() => {
    const { current } = stops
    return () => current.forEach((stop) => stop.abort())
  }, [])

  const note = (key: number, change: Partial<Sent>) =>
    setList((known) => known.map((one) => (one.key === key ? { ...one, ...change } : one)))

  function send({ key, file }: Pick<Sent, 'key' | 'file'>) {
    const stop = new AbortController()
    stops.current.set(key, stop)
    const sent = async () => {
      if (stop.signal.aborted) return
      try {
        const onProgress = (percent: number) => note(key, { percent: Math.min(100, percent) })
        note(key, { stored: await put(file, { onProgress, signal: stop.signal }), percent: 100 })
      } catch (error) {
        if (stop.signal.aborted) return
        note(key, { trouble: { why: 'notSent', message: messageOf(error, '') || null } })
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
        const why = whyNotTaken(file, kind)
        const trouble = why && { why, message: null }
        setList((known) => [...known, { key, file, percent: 0, stored: null, trouble }])
        if (!why) send({ key, file })
      }
    },
    again(one: Sent) {
      note(one.key, { trouble: null, percent: 0 })
      send(one)
    },
    remove(key: number) {
      stops.current.get(key)?.abort()
      setList((known) => known.filter((one) => one.key !== key))
    },
  }
}
export type Documents = ReturnType<typeof useDocuments>

/** Sends one document, and nothing else. */
export function useSendDocument(kind: DocumentKind) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async (file: File, watch?: Parameters<typeof putFile>[2]) => {
    const query = { filename: file.name, fileSize: file.size, kind }
    const { uploadUrl } = await call(getUploadUrl, { channelSeq, query })
    watch?.signal?.throwIfAborted()
    return putFile(uploadUrl, file, watch)
  }
}
