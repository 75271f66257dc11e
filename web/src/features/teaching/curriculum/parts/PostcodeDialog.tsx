import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { venueMessages } from '../venue.messages.ts'
import css from './ItemDialog.module.css'

const PostcodeMessage = z.object({
  postcode: z.object({ zipcode: z.string(), address: z.string() }).nullable(),
})
export type PostcodeResult = NonNullable<z.output<typeof PostcodeMessage>['postcode']>

/** The address search of the postal service in a frame; if it is unavailable, staff type the address. */
export function PostcodeDialog({
  onFound,
  onClose,
}: {
  onFound: (found: PostcodeResult) => void
  onClose: () => void
}) {
  const t = useMessages(venueMessages)
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const onMessage = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (!frame || origin !== window.location.origin || source !== frame.contentWindow) return
    const message = PostcodeMessage.safeParse(data)
    if (!message.success) return
    if (message.data.postcode) onFound(message.data.postcode)
    else setFailed(true)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => onMessage(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <Dialog open onClose={onClose} title={t('searchTitle')} size="small-medium" closeLabel={t('close')}>
      {hasFailed ? (
        <Notice tone="error">{t('searchFailed')}</Notice>
      ) : (
        // A page of the app that allows one script of another host: a sandbox would remove its origin.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe ref={setFrame} className={css.postcode} src="/postcode" title={t('searchTitle')} />
      )}
    </Dialog>
  )
}
