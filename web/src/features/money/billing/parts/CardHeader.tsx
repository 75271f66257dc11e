import { useSite } from '../../../../platform/site.tsx'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { SeodangMark, SiteMark } from '../../../../ui/art/Mark.tsx'
import css from './CardHeader.module.css'

/** The name of the site, or of the platform, and nothing to get lost in. */
export function CardHeader() {
  const { channel } = useSite()
  return (
    <header className={css.header}>
      <div className="wrap">
        <Anchor href={channel ? '/' : '/mypage'} className={css.logo}>
          {channel ? (
            <SiteMark name={channel.name} logoUrl={channel.headerLogoUrl} size={30} />
          ) : (
            <SeodangMark size={30} />
          )}{' '}
          {channel?.name ?? 'Seodang'}
        </Anchor>
      </div>
    </header>
  )
}
