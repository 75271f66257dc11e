import { useEffect, useRef, useState } from 'react'
import type { AnswerValue } from 'contract/growth/forms/answers.rules'
import { MIN_ANSWER_SECONDS } from 'contract/growth/forms/forms.rules'
import type { FormAnswer, FormItem } from 'contract/growth/forms/schemas'
import { openFormUpload } from 'contract/growth/forms/submit.api'
import type { DocumentRow } from 'contract/system/files/schemas'
import { useChannel, useSite } from '../../../../platform/site.tsx'
import { putFile, type Stored, type UploadWatch } from '../../../../platform/upload.ts'
import type { FormEntry } from '../form-page.api.ts'

/** Waits until the server takes what a form sends that was just opened. */
export function useWaiting(ticket: string) {
  const openedAt = useRef(0)
  useEffect(() => {
    if (ticket) openedAt.current = performance.now()
  }, [ticket])
  return async () => {
    const early = openedAt.current + MIN_ANSWER_SECONDS * 1000 - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  }
}

const keysOf = (value: AnswerValue | undefined) => (Array.isArray(value) ? value : [])

/** The files of the answers: those from before, and those that were sent now with their receipts. */
export function useAnswerFiles(formId: string, entry: FormEntry | undefined) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const ticket = entry?.ticket ?? ''
  const wait = useWaiting(ticket)
  const [sent, setSent] = useState<ReadonlyMap<string, Stored>>(new Map())
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const before = new Map(entry?.files.map((file) => [String(file.fileSeq), file]))
  return {
    rowsOf: (value: AnswerValue | undefined): DocumentRow[] =>
      keysOf(value).flatMap((key) => before.get(key) ?? sent.get(key) ?? []),
    /** Whether some are still on their way. */
    isSending: busy.size > 0,
    setSending({ formItemSeq }: FormItem, isSending: boolean) {
      setBusy((known) => {
        if (known.has(formItemSeq) === isSending) return known
        const next = new Set(known)
        if (isSending) next.add(formItemSeq)
        else next.delete(formItemSeq)
        return next
      })
    },
    async put({ formItemSeq }: FormItem, file: File, watch: UploadWatch) {
      await wait()
      const body = { ticket, formItemSeq, filename: file.name, fileSize: file.size }
      const { uploadUrl } = await call(openFormUpload, { channelSeq, formId, body })
      watch.signal?.throwIfAborted()
      return putFile(uploadUrl, file, watch)
    },
    keep: (stored: Stored) => setSent((known) => new Map(known).set(String(stored.fileSeq), stored)),
    /** What proves who sent the files of these answers. */
    receiptsFor: (answers: readonly FormAnswer[]) =>
      answers.flatMap(({ value }) =>
        keysOf(value).flatMap((key) => {
          const { fileSeq, receipt } = sent.get(key) ?? {}
          return fileSeq !== undefined && receipt !== undefined ? [{ fileSeq, receipt }] : []
        }),
      ),
  }
}
export type AnswerFiles = ReturnType<typeof useAnswerFiles>
