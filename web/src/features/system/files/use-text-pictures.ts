import type { PictureKind } from 'contract/system/files/schemas'
import { messageOf } from '../../../platform/call.ts'
import { putFile } from '../../../platform/upload.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import type { PictureSource } from '../../../platform/editor/use-picture-uploads.ts'
import { usePictureAddress } from './files.api.ts'
import { fileMessages } from './files.messages.ts'
import { shrunk } from './shrink.ts'

/** Uploads the pictures of a rich text, resized in the browser if they are too large. */
export function useTextPictures(kind: PictureKind): PictureSource {
  const t = useMessages(fileMessages)
  const addressFor = usePictureAddress(kind)
  return {
    async send(file, watch) {
      const picture = await shrunk(file)
      if (!picture) return null
      const address = await addressFor(picture, file)
      watch.signal.throwIfAborted()
      return (await putFile(address, picture, watch)).url
    },
    messageOf: (error) => (error === null ? t('notPicture') : messageOf(error, t('notSent'))),
  }
}
