import { useSite } from '../../../../platform/site.tsx'
import { SHARE_PICTURE } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SiteMark } from '../../../../ui/art/Mark.tsx'
import { seoMessages } from '../seo.messages.ts'
import css from './Previews.module.css'

export interface Previewed {
  title: string
  description: string
  ogTitle: string
  ogDescription: string
  image: string | null
  path: string
  isHidden: boolean
}

/** Previews the draft as a search result and as a share card. */
export function Previews({ of }: { of: Previewed }) {
  const t = useMessages(seoMessages)
  const { channel, origin } = useSite()
  const { host } = new URL(channel?.domain ?? origin)
  return (
    <div className={css.previews}>
      <figure aria-label={t('previewResult')}>
        <figcaption aria-hidden="true">{t('previewResult')}</figcaption>
        <div className={css.result} data-hidden={of.isHidden || undefined}>
          <p className={css.place}>
            <SiteMark name={channel?.name ?? ''} logoUrl={channel?.headerLogoUrl ?? null} size={24} />
            <span>
              {channel?.name}
              <small>
                {host}
                {of.path === '/' ? '' : of.path.replaceAll('/', ' › ')}
              </small>
            </span>
          </p>
          <b>{of.title}</b>
          <p className={css.text}>{of.description}</p>
        </div>
        {of.isHidden && <p className={css.note}>{t('hiddenNow')}</p>}
      </figure>
      <figure aria-label={t('previewCard')}>
        <figcaption aria-hidden="true">{t('previewCard')}</figcaption>
        <div className={css.card}>
          <img src={of.image ?? SHARE_PICTURE} alt="" />
          <div>
            <b>{of.ogTitle}</b>
            <p>{of.ogDescription}</p>
            <small>{host}</small>
          </div>
        </div>
      </figure>
    </div>
  )
}
