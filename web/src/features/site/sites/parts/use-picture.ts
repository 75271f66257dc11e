import { useState } from 'react'
import type { FileSeq } from 'contract/values/ids'
import type { Stored } from '../../../../platform/upload.ts'

interface StoredPicture {
  /** The picture of the draft, and the stored one. */
  fileSeq: FileSeq | null
  storedSeq: FileSeq | null
  storedUrl: string | null
}
/** The address of the draft's picture: the stored one, or the newly uploaded one. */
export function usePicture({ fileSeq, storedSeq, storedUrl }: StoredPicture) {
  const [fresh, setFresh] = useState<Stored | null>(null)
  if (fileSeq === null) return { url: null, setFresh }
  if (fileSeq === fresh?.fileSeq) return { url: fresh.url, setFresh }
  return { url: fileSeq === storedSeq ? storedUrl : null, setFresh }
}
