import type { PictureKind } from 'contract/system/files/schemas'
import { putFile, type Stored } from '../../../platform/upload.ts'
import { usePictureAddress } from './files.api.ts'
import { shrunk } from './shrink.ts'
import { useSending, type SendError } from './use-sending.ts'

/** Cameras and the clipboard do not always say what they hand over; what is no picture shows when it is opened. */
const checkPicture = ({ type, size }: File): SendError | null => {
  if (size === 0) return 'empty'
  return type === '' || type.startsWith('image/') ? null : 'notTaken'
}

/** Pictures that are made smaller and sent one after the other while a form is filled in. */
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
