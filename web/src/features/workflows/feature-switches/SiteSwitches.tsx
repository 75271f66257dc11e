import { useState } from 'react'
import type { ChannelSeq } from 'contract/values/ids'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useSiteSwitches, type FeatureOfSite } from './feature-switches.api.ts'
import { featureSwitchesMessages } from './feature-switches.messages.ts'
import css from './parts/feature-switches.module.css'
import { SiteSwitchDialog } from './parts/SwitchDialog.tsx'

/** For the operator: what one site may use. */
export function SiteSwitches({ siteSeq }: { siteSeq: ChannelSeq }) {
  const t = useMessages(featureSwitchesMessages)
  const { data } = useSiteSwitches(siteSeq)
  const [changing, setChanging] = useState<FeatureOfSite | null>(null)
  if (!data) return null
  return (
    <Card as="section" className={css.site} label={t('ofSite')}>
      <h2>{t('ofSite')}</h2>
      {data.list.map((one) => (
        <div key={one.feature} className={css.row}>
          <div className={css.words}>
            <b>{t(one.feature)}</b>
            <SiteState of={one} />
          </div>
          <Button
            size="sm"
            variant="outline"
            label={t('changeOf', { feature: t(one.feature) })}
            onPress={() => setChanging(one)}
          >
            {t('change')}
          </Button>
        </div>
      ))}
      {changing && <SiteSwitchDialog siteSeq={siteSeq} of={changing} onClose={() => setChanging(null)} />}
    </Card>
  )
}

function SiteState({ of: { own, isOn } }: { of: FeatureOfSite }) {
  const t = useMessages(featureSwitchesMessages)
  const text = own === null ? t(isOn ? 'on' : 'off') : t(isOn ? 'onHere' : 'offHere')
  return <Kind tone={isOn ? 'ok' : 'soon'}>{text}</Kind>
}
