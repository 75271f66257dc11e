import { useRef, useState } from 'react'
import { formatBytes } from 'contract/values/bytes'
import { MAX_DOCUMENT_BYTES } from 'contract/system/files/files.rules'
import type { FileSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { putFile, type UploadWatch } from '../../../../platform/upload.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { usePictureAddress } from '../../../system/files/files.api.ts'
import { shrunk } from '../../../system/files/shrink.ts'
import { useSendDocument } from '../../../system/files/use-documents.ts'
import { liveTalkMessages } from './talk.messages.ts'

export interface Attachment {
  file: File
  percent: number
  /** Null while it is uploaded, and when that failed. */
  stored: { fileSeq: FileSeq; kind: 'live_picture' | 'live_document' } | null
  problem: string | null
}

/** One file of the next message: it is uploaded when it is chosen, pictures in a size that suffices for a screen. */
export function useAttachment() {
  const t = useMessages(liveTalkMessages)
  const [current, setCurrent] = useState<Attachment | null>(null)
  const running = useRef<AbortController | null>(null)
  const sendDocument = useSendDocument('live_document')
  const pictureAddress = usePictureAddress('live_picture')

  async function upload(file: File, watch: UploadWatch): Promise<Attachment['stored']> {
    if (/\.pdf$/i.test(file.name)) {
      const { fileSeq } = await sendDocument(file, watch)
      return { fileSeq, kind: 'live_document' }
    }
    const picture = await shrunk(file)
    if (!picture) return null
    const { fileSeq } = await putFile(await pictureAddress(picture, file), picture, watch)
    return { fileSeq, kind: 'live_picture' }
  }
  async function choose(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (part: Partial<Attachment>) => {
      if (!signal.aborted) setCurrent({ file, percent: 0, stored: null, problem: null, ...part })
    }
    if (file.size > MAX_DOCUMENT_BYTES.live_document) {
      show({ problem: t('tooLarge', { most: formatBytes(MAX_DOCUMENT_BYTES.live_document) }) })
      return
    }
    show({})
    try {
      const stored = await upload(file, { signal, onProgress: (percent) => show({ percent }) })
      show(stored ? { stored } : { problem: t('notAccepted') })
    } catch (error) {
      show({ problem: messageOf(error, t('notUploaded')) })
    }
  }
  return {
    current,
    choose: (file: File) => void choose(file),
    clear() {
      running.current?.abort()
      setCurrent(null)
    },
  }
}
