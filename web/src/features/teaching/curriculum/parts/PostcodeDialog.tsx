import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { useWords } from '../../../../platform/words/use-words.ts'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { placeWords } from '../venue.messages.ts'
import css from './ItemDialog.module.css'

const Told = z.object({
  postcode: z.object({ zipcode: z.string(), address: z.string() }).nullable(),
})
export type Found = NonNullable<z.output<typeof Told>['postcode']>

/** The search of the post in a page of its own; without it an address is typed. */
export function PostcodeDialog({
  onFound,
  onClose,
}: {
  onFound: (found: Found) => void
  onClose: () => void
}) {
  const t = useWords(placeWords)
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (!frame || origin !== window.location.origin || source !== frame.contentWindow) return
    const told = Told.safeParse(data)
    if (!told.success) return
    if (told.data.postcode) onFound(told.data.postcode)
    else setFailed(true)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <Dialog open onClose={onClose} title={t('searchTitle')} size="small-medium" closeLabel={t('close')}>
      {hasFailed ? (
        <Notice tone="error">{t('searchFailed')}</Notice>
      ) : (
        // A page of the app that admits one script of another host: a sandbox would take its origin away.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe ref={setFrame} className={css.postcode} src="/postcode" title={t('searchTitle')} />
      )}
    </Dialog>
  )
}
