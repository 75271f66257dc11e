import { getUploadUrl } from 'contract/system/files/api'
import type { PlainFileKind } from 'contract/system/files/schemas'
import { useChannel, useSite } from '../../../platform/site.tsx'
import type { Stored } from '../../../platform/upload.ts'
import { useUpload } from './use-upload.ts'

/** Uploads one picture of the site. */
export function usePictureUpload(kind: PlainFileKind, onStored: (file: Stored) => Promise<void> | void) {
  return useUpload({ addressFor: usePictureAddress(kind), onStored })
}

/** Fetches the address for uploading a picture. */
export function usePictureAddress(kind: PlainFileKind) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async (picture: Blob, file: File) => {
    const query = { filename: nameFor(file, picture), fileSize: picture.size, kind }
    const { uploadUrl } = await call(getUploadUrl, { channelSeq, query })
    return uploadUrl
  }
}

/** A resized photo is a JPEG, whatever its original format. */
const nameFor = (file: File, picture: Blob) =>
  picture === file ? file.name : `${file.name.replace(/\.[^.]+$/, '')}.jpg`
