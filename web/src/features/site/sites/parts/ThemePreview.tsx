import { brandShades } from 'contract/site/sites/brand'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Backdrop } from '../../../../ui/art/Backdrop.tsx'
import { SiteMark } from '../../../../ui/art/Mark.tsx'
import type { Configuration } from '../site-settings.api.ts'
import { configurationMessages } from '../site-settings.messages.ts'
import css from './ThemePreview.module.css'

/** A small preview of the site's main page with the colour and texts of the draft. */
export function Miniature({ draft, pictureUrl }: { draft: Configuration; pictureUrl: string | null }) {
  const t = useMessages(configurationMessages)
  const own = Object.fromEntries(brandShades(draft.brandColor).map((shade, at) => [`--brand-${at}`, shade]))
  return (
    <figure className={css.miniature} aria-label={t('miniature')} style={own}>
      <div className={css.head} aria-hidden="true">
        <SiteMark name={draft.name} size={18} />
        <b>{draft.name}</b>
        <span>{t('classes')}</span>
        <em>{t('join')}</em>
      </div>
      <div className={css.banner} aria-hidden="true">
        <b>{draft.bannerTitle ?? draft.name}</b>
        <em>{t('seeClasses')}</em>
        <div>{pictureUrl ? <img src={pictureUrl} alt="" /> : <Backdrop />}</div>
      </div>
    </figure>
  )
}
