import type { StoredFile } from 'contract/system/files/schemas'
import type { z } from 'zod'
import { isAnswer, type Envelope } from 'contract/http/envelope'
import { BROKEN, OFFLINE, Refusal } from './call.ts'

export interface UploadWatch {
  /** Receives values from 0 to 100. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}
export type Stored = z.input<typeof StoredFile>

/** Uploads a file to a signed address, with progress and cancel; a refusal has a reason. */
export function putFile(url: string, file: Blob, { onProgress, signal }: UploadWatch = {}): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('language', document.documentElement.lang)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(Math.round((loaded / total) * 100)),
    )
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText)
      if (isAnswer(answer.code)) resolve(answer.data as Stored)
      else reject(new Refusal(answer))
    })
    request.addEventListener('error', () => reject(new Refusal({ code: OFFLINE, message: '' })))
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function readAnswer(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return { code: BROKEN, message: '' }
  }
}
