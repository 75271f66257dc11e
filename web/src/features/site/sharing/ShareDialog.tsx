import {
  IconBrandFacebook,
  IconBrandX,
  IconDots,
  IconLink,
  IconMail,
  IconMessage2,
  IconMessageCircleFilled,
} from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { copy } from '../../../platform/copy.ts'
import { canonicalOrigin, SHARE_PICTURE } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Alert } from '../../../ui/layers/Alert.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { shareByKakao } from './kakao.ts'
import { QrCode } from './QrCode.tsx'
import { shareLinks } from './share-links.ts'
import { shareMessages } from './sharing.messages.ts'
import type { Shared } from './ShareButton.tsx'
import css from './ShareDialog.module.css'

interface ShareDialogProps {
  of: Shared
  open: boolean
  onClose: () => void
  /** Replaces the title "Share". */
  title?: string
  children?: ReactNode
}

/** The address to copy, its QR code, and buttons for other services. */
export function ShareDialog({ of, open, onClose, title, children }: ShareDialogProps) {
  const t = useMessages(shareMessages)
  const url = canonicalOrigin(useSite()) + of.path
  async function copyLink() {
    if (!(await copy(url))) return void toast({ text: t('notCopied'), tone: 'error' })
    toast({ text: t('copied'), tone: 'ok' })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ?? t('title')}
      closeLabel={t('close')}
      size="small-medium"
    >
      {children}
      <div className={css.address}>
        <input readOnly value={url} aria-label={t('address')} onFocus={(event) => event.target.select()} />
        <Button icon={<IconLink size={17} aria-hidden="true" />} onPress={() => void copyLink()}>
          {t('copy')}
        </Button>
      </div>
      <Ways of={of} url={url} onClose={onClose} />
      <QrCode url={url} name={of.title} />
    </Dialog>
  )
}

const icons = {
  naver: <b aria-hidden="true">N</b>,
  band: <b aria-hidden="true">B</b>,
  facebook: <IconBrandFacebook aria-hidden="true" />,
  x: <IconBrandX aria-hidden="true" />,
  message: <IconMessage2 aria-hidden="true" />,
  mail: <IconMail aria-hidden="true" />,
} as const

/** KakaoTalk if the site has a key, Naver, Band, Facebook, X, text message, mail, and the share sheet of a phone. */
function Ways({ of, url, onClose }: { of: Shared; url: string; onClose: () => void }) {
  const t = useMessages(shareMessages)
  const site = useSite()
  const [isMissing, setMissing] = useState(false)
  const key = site.channel?.kakaoJsKey ?? null
  const canHandOn = typeof navigator.share === 'function'

  async function byKakao() {
    const origin = canonicalOrigin(site)
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
  // Closing the share sheet of the browser is no failure.
  const handOn = () => void navigator.share({ title: of.title, url }).then(onClose, () => null)
  return (
    <>
      <ul className={css.ways}>
        {key && (
          <li>
            <button type="button" onClick={() => void byKakao()}>
              <IconMessageCircleFilled aria-hidden="true" />
              {t('kakao')}
            </button>
          </li>
        )}
        {shareLinks(of.title, url).map(({ way, href }) => (
          <li key={way}>
            <a href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}>
              {icons[way]}
              {t(way)}
            </a>
          </li>
        ))}
        {canHandOn && (
          <li>
            <button type="button" onClick={handOn}>
              <IconDots aria-hidden="true" />
              {t('more')}
            </button>
          </li>
        )}
      </ul>
      <Alert open={isMissing} title={t('notice')} okLabel={t('ok')} onClose={() => setMissing(false)}>
        {t('missing')}
      </Alert>
    </>
  )
}
