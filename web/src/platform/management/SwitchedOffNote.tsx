import type { FeatureSwitch } from 'contract/http/feature-switches.rules'
import { useChannel } from '../site.tsx'
import { useMessages } from '../words/use-messages.ts'
import { Notice } from '../../ui/Notice.tsx'
import css from './SwitchedOffNote.module.css'
import { switchedOffMessages } from './switched-off.messages.ts'

/** Says at the top of a screen that the operator has switched off what it is about, and what goes on. docs/rules.md R-1161. */
export function SwitchedOffNote({ feature }: { feature: FeatureSwitch }) {
  const { switchedOff } = useChannel()
  return switchedOff.includes(feature) ? <SwitchedOff feature={feature} /> : null
}

/** The same for screens that know it. */
export function SwitchedOff({ feature }: { feature: FeatureSwitch }) {
  const t = useMessages(switchedOffMessages)
  return (
    <div className={css.note}>
      <Notice tone="soon" title={t(feature)}>
        {t('by')} {t(`${feature}GoesOn`)}
      </Notice>
    </div>
  )
}
