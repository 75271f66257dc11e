import { brandShades } from 'contract/site/sites/brand'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Backdrop } from '../../../../ui/art/Backdrop.tsx'
import { SiteMark } from '../../../../ui/art/Mark.tsx'
import { channelMessages } from '../site-setup.messages.ts'
import css from '../CreateSiteScreen.module.css'

/** A small preview of the site while the user chooses its name and colour. */
export function BrowserPreview({ name, address, colour }: { name: string; address: string; colour: string }) {
  const t = useMessages(channelMessages)
  const shades = brandShades(colour)
  const [, wash, tint] = shades
  const own = Object.fromEntries(shades.map((shade, at) => [`--brand-${at}`, shade]))
  return (
    <figure className={css.preview} aria-label={t('preview')} style={own}>
      <div className={css.bar} aria-hidden>
        <i />
        <i />
        <i />
        <span>{address}</span>
      </div>
      <div className={css.head} aria-hidden>
        <SiteMark name={name} size={28} /> {name} <em>{t('previewMenu')}</em>
      </div>
      <div className={css.hero} aria-hidden>
        <Backdrop />
        <b>{t('previewHero')}</b>
      </div>
      <div className={css.cards} aria-hidden>
        <div style={{ background: wash }} />
        <div style={{ background: tint }} />
        <div style={{ background: wash }} />
      </div>
    </figure>
  )
}
