import { IconBrandFacebook, IconDots, IconLink, IconMail, IconMessageCircleFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { copy } from '../../platform/copy.ts'
import { canonicalOrigin, SHARE_PICTURE } from '../../platform/Head.tsx'
import { useSite } from '../../platform/site.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { Alert } from '../../ui/layers/Alert.tsx'
import { Dialog } from '../../ui/layers/Dialog.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { shareByKakao } from './kakao.ts'
import { shareWords } from './share.words.ts'
import type { Shared } from './ShareButton.tsx'
import css from './ShareDialog.module.css'

interface ShareDialogProps {
  of: Shared
  open: boolean
  onClose: () => void
}

/** By mail, Facebook, KakaoTalk where the site has a key, any app of a phone, or as a link. */
export function ShareDialog({ of, open, onClose }: ShareDialogProps) {
  const t = useWords(shareWords)
  const site = useSite()
  const [isMissing, setMissing] = useState(false)
  const origin = canonicalOrigin(site)
  const url = origin + of.path
  const key = site.channel?.kakaoJsKey ?? null
  const canHandOn = typeof navigator.share === 'function'

  async function copyLink() {
    if (!(await copy(url))) return void toast({ text: t('notCopied'), tone: 'error' })
    onClose()
    toast({ text: t('copied'), tone: 'ok' })
  }
  async function byKakao() {
    const picture = of.image ?? site.channel?.seo?.ogImage ?? SHARE_PICTURE
    const imageUrl = picture.startsWith('/') ? origin + picture : picture
    const { title, description = '' } = of
    try {
      await shareByKakao(key ?? '', { title, description, imageUrl, url, button: t('open') })
      onClose()
    } catch {
      setMissing(true)
    }
  }
  // Whoever looks and goes back is no failure.
  const handOn = () => void navigator.share({ title: of.title, url }).then(onClose, () => null)

  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} width={400}>
        <ul className={css.ways}>
          <li>
            <a href={`mailto:?subject=${encodeURIComponent(of.title)}&body=${encodeURIComponent(url)}`}>
              <IconMail aria-hidden="true" />
              {t('mail')}
            </a>
          </li>
          <li>
            <a
              href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
              target="_blank"
              rel="noreferrer"
            >
              <IconBrandFacebook aria-hidden="true" />
              {t('facebook')}
            </a>
          </li>
          {key && (
            <li>
              <button type="button" onClick={() => void byKakao()}>
                <IconMessageCircleFilled aria-hidden="true" />
                {t('kakao')}
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={() => void copyLink()}>
              <IconLink aria-hidden="true" />
              {t('copy')}
            </button>
          </li>
          {canHandOn && (
            <li>
              <button type="button" onClick={handOn}>
                <IconDots aria-hidden="true" />
                {t('more')}
              </button>
            </li>
          )}
        </ul>
        <input className={css.address} readOnly value={url} aria-label={t('address')} />
      </Dialog>
      <Alert open={isMissing} title={t('notice')} okLabel={t('ok')} onClose={() => setMissing(false)}>
        {t('missing')}
      </Alert>
    </>
  )
}
