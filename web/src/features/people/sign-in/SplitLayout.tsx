import type { ReactNode } from 'react'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { LanguagePicker } from '../accounts/LanguagePicker.tsx'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Art } from '../../../ui/art/Art.tsx'
import { SeodangMark, SiteMark } from '../../../ui/art/Mark.tsx'
import { accountMessages } from './sign-in.messages.ts'
import css from './parts/SplitLayout.module.css'

/** A form beside a picture; on phones only the form. */
export function Split({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string | undefined
  children: ReactNode
}) {
  const t = useMessages(accountMessages)
  const { channel } = useSite()
  return (
    <div className={css.split}>
      <div className={css.column}>
        <header>
          <Anchor href={channel ? '/' : '/intro'} className={css.logo}>
            {channel ? (
              <SiteMark name={channel.name} logoUrl={channel.headerLogoUrl} size={32} />
            ) : (
              <SeodangMark size={32} />
            )}
            {channel?.name ?? 'Seodang'}
          </Anchor>
        </header>
        <main id="main" className={css.inner}>
          <h1>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </main>
        <footer className={css.language}>
          <LanguagePicker />
        </footer>
      </div>
      <div className={css.art} aria-hidden>
        <Art pose="lotus" tone="sage" view="20 -180 360 462" />
        <p>{t('quote')}</p>
      </div>
    </div>
  )
}
export { css as splitCss }
