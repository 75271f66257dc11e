import { getUploadUrl } from 'contract/system/files/api'
import { type PlainFileKind } from 'contract/system/files/schemas'
import { useChannel, useSite } from '../../../platform/site.tsx'
import type { Stored } from '../../../platform/upload.ts'
import { useUpload } from './use-upload.ts'

/** Sends one picture of the site. */
export function usePictureUpload(kind: PlainFileKind, onStored: (file: Stored) => void) {
  return useUpload({ addressFor: usePictureAddress(kind), onStored })
}

/** Requests the address that a picture may be uploaded to. */
export function usePictureAddress(kind: PlainFileKind) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async (picture: Blob, file: File) => {
    const query = { filename: nameFor(file, picture), fileSize: picture.size, kind }
    const { uploadUrl } = await call(getUploadUrl, { channelSeq, query })
    return uploadUrl
  }
}

/** A photo that was redrawn is a JPEG whatever it was before. */
const nameFor = (file: File, picture: Blob) =>
  picture === file ? file.name : `${file.name.replace(/\.[^.]+$/, '')}.jpg`
