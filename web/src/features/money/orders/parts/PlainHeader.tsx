import { IconLock } from '@tabler/icons-react'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { SiteMark } from '../../../../ui/art/Mark.tsx'
import { orderMessages } from '../orders.messages.ts'
import css from './PlainHeader.module.css'

/** Above money: the site's name and nothing to get lost in. */
export function PlainHeader() {
  const t = useMessages(orderMessages)
  const { name, headerLogoUrl } = useChannel()
  return (
    <header className={css.header}>
      <div className={`wrap ${css.inner}`}>
        <Anchor href="/" className={css.logo}>
          <SiteMark name={name} logoUrl={headerLogoUrl} size={30} /> {name}
        </Anchor>
        <span className={css.safe}>
          <IconLock size={16} aria-hidden /> {t('safe')}
        </span>
      </div>
    </header>
  )
}
