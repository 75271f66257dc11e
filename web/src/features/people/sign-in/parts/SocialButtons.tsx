import type { SnsProvider } from 'contract/values/sns-providers'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { cx } from '../../../../ui/cx.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { offeredOn } from '../social.ts'
import { socialMessages } from '../social.messages.ts'
import type { Social } from '../use-social.ts'
import { ProviderMark } from './ProviderMark.tsx'
import css from './SocialButtons.module.css'

/** The providers of this site; nothing if there are none. */
export function SocialButtons({
  social,
  only,
  isFirst = false,
}: {
  social: Social
  only?: SnsProvider
  /** Places the buttons above the form. */
  isFirst?: boolean
}) {
  const t = useMessages(socialMessages)
  const { channel, origin } = useSite()
  const offered = offeredOn(channel, origin).filter((provider) => only === undefined || provider === only)
  if (offered.length === 0) return null
  const or = <p className={css.or}>{t('or')}</p>
  return (
    <>
      {!isFirst && or}
      <div className={css.ways} role="group" aria-label={t('ways')}>
        {offered.map((provider) => (
          <button
            key={provider}
            type="button"
            className={cx(css.way, css[provider])}
            disabled={social.isBusy}
            onClick={() => void social.press(provider)}
          >
            <ProviderMark provider={provider} />
            {t('through', { provider: t(provider) })}
          </button>
        ))}
        {social.problem && <Notice tone="error">{social.problem}</Notice>}
      </div>
      {isFirst && or}
    </>
  )
}
