import { useRef, useState } from 'react'
import { getUploadUrl, type FileKind } from 'contract/files'
import { messageOf } from '../../platform/call.ts'
import { useSite } from '../../platform/site.tsx'
import { putFile, type Stored } from '../../platform/upload.ts'
import { shrunk } from './shrink.ts'

type State =
  | { step: 'idle' }
  | { step: 'shrinking' }
  | { step: 'sending'; percent: number }
  | { step: 'failed'; reason: 'NOT_PICTURE' }
  | { step: 'failed'; reason: 'REFUSED'; message: string }

const notPicture: State = { step: 'failed', reason: 'NOT_PICTURE' }

/** Sends one picture: made smaller here, then put to the address the server signs. */
export function usePictureUpload(kind: Exclude<FileKind, 'vod'>, onStored: (file: Stored) => void) {
  const { call, channel } = useSite()
  const [state, setState] = useState<State>({ step: 'idle' })
  const abort = useRef<AbortController>(null)

  async function send(file: File) {
    if (!channel) return
    const controller = new AbortController()
    abort.current = controller
    setState({ step: 'shrinking' })
    const picture = await shrunk(file)
    if (controller.signal.aborted) return
    if (!picture) return setState(notPicture)
    try {
      const query = { filename: nameFor(file, picture), fileSize: picture.size, kind }
      const { uploadUrl } = await call(getUploadUrl, { channelSeq: channel.channelSeq, query })
      const onProgress = (percent: number) => setState({ step: 'sending', percent })
      onProgress(0)
      onStored(await putFile(uploadUrl, picture, { onProgress, signal: controller.signal }))
      setState({ step: 'idle' })
    } catch (error) {
      if (controller.signal.aborted) return
      setState({ step: 'failed', reason: 'REFUSED', message: messageOf(error, '') })
    }
  }
  const cancel = () => {
    abort.current?.abort()
    setState({ step: 'idle' })
  }
  return { state, send: (file: File) => void send(file), cancel }
}

/** A photo that was drawn anew is a JPEG whatever it was before. */
const nameFor = (file: File, picture: Blob) =>
  picture === file ? file.name : `${file.name.replace(/\.[^.]+$/, '')}.jpg`
