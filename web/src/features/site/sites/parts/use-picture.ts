import { useState } from 'react'
import type { FileSeq } from 'contract/values/ids'
import type { Stored } from '../../../../platform/upload.ts'

interface StoredPicture {
  /** The picture the draft names, and the one that is stored. */
  fileSeq: FileSeq | null
  storedSeq: FileSeq | null
  storedUrl: string | null
}
/** The address of the picture a draft names: the stored one, or the one that was just sent. */
export function usePicture({ fileSeq, storedSeq, storedUrl }: StoredPicture) {
  const [fresh, setFresh] = useState<Stored | null>(null)
  if (fileSeq === null) return { url: null, setFresh }
  if (fileSeq === fresh?.fileSeq) return { url: fresh.url, setFresh }
  return { url: fileSeq === storedSeq ? storedUrl : null, setFresh }
}
