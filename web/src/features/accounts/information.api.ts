import { useRef, useState } from 'react'
import { MAX_IMAGE_BYTES } from 'contract/files'
import { getMarketingConsent, setMarketingConsent } from 'contract/marketing'
import { getPortraitUploadUrl, removePortrait } from 'contract/portraits'
import { me } from 'contract/accounts'
import { getWithdrawal, withdraw } from 'contract/withdrawal'
import { messageOf } from '../../platform/call.ts'
import { useCommand, useEndpoint } from '../../platform/endpoint.ts'
import { noteUser } from '../../platform/session.tsx'
import { useSite } from '../../platform/site.tsx'
import { putFile } from '../../platform/upload.ts'
import { shrunk } from '../files/shrink.ts'

export const useMarketingConsent = () => useEndpoint(getMarketingConsent, {})
export const useSetMarketingConsent = () => useCommand(setMarketingConsent, {})
export const useWithdrawal = () => useEndpoint(getWithdrawal, {})
export const useWithdraw = () => useCommand(withdraw, {})
export const useRemovePortrait = () => useCommand(removePortrait, {})

type Sending =
  { step: 'idle' } | { step: 'sending'; percent: number } | { step: 'failed'; message: string | null }

/** Sends somebody's own picture, made smaller here; it is theirs as soon as it has arrived. */
export function usePortraitUpload(onDone: () => void) {
  const site = useSite()
  const [state, setState] = useState<Sending>({ step: 'idle' })
  const abort = useRef<AbortController>(null)

  async function send(file: File) {
    const controller = new AbortController()
    abort.current = controller
    setState({ step: 'sending', percent: 0 })
    const picture = await shrunk(file)
    if (controller.signal.aborted) return
    if (!picture || picture.size > MAX_IMAGE_BYTES) return setState({ step: 'failed', message: null })
    try {
      const filename = picture.type === 'image/png' ? 'portrait.png' : 'portrait.jpg'
      const { uploadUrl } = await site.call(getPortraitUploadUrl, {
        query: { filename, fileSize: picture.size },
      })
      const onProgress = (percent: number) => setState({ step: 'sending', percent })
      await putFile(uploadUrl, picture, { onProgress, signal: controller.signal })
      await noteUser(site, (await site.call(me, {})).user)
      setState({ step: 'idle' })
      onDone()
    } catch (error) {
      if (!controller.signal.aborted) setState({ step: 'failed', message: messageOf(error, '') || null })
    }
  }
  const cancel = () => {
    abort.current?.abort()
    setState({ step: 'idle' })
  }
  return { state, send: (file: File) => void send(file), cancel }
}
