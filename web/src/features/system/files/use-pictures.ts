import type { PictureKind } from 'contract/system/files/schemas'
import { putFile, type Stored } from '../../../platform/upload.ts'
import { usePictureAddress } from './files.api.ts'
import { shrunk } from './shrink.ts'
import { useSending, type SendError } from './use-sending.ts'

/** Cameras and the clipboard may omit the type; decoding detects files that are no picture. */
const checkPicture = ({ type, size }: File): SendError | null => {
  if (size === 0) return 'empty'
  return type === '' || type.startsWith('image/') ? null : 'notTaken'
}

/** Pictures that are resized and uploaded one after the other while the user fills in a form. */
export function usePictures(kind: PictureKind, onStored?: (stored: Stored) => void) {
  const addressFor = usePictureAddress(kind)
  return useSending({
    whyNot: checkPicture,
    onStored,
    async put(file, watch) {
      const picture = await shrunk(file)
      if (!picture) return null
      const address = await addressFor(picture, file)
      watch.signal?.throwIfAborted()
      return putFile(address, picture, watch)
    },
  })
}
export type Pictures = ReturnType<typeof usePictures>
