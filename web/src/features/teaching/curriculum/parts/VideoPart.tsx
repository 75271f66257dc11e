import { useState } from 'react'
import { MAX_MINUTES, MAX_PLAYERS, MAX_TIMES } from 'contract/teaching/curriculum/watch-limits.rules'
import { vodTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import type { Draft } from '../curriculum.api.ts'
import { videoRuleMessages } from '../video.messages.ts'
import css from './ItemDialog.module.css'
import type { PartProps } from '../item-kind.ts'

const ALL = 100

/** The viewing rules of a video: skipping, viewing time, devices and speed. */
export function VideoPart({ draft, change, errorOf }: PartProps) {
  const t = useMessages(videoRuleMessages)
  const isMust = draft.limitPercent !== undefined && draft.limitPercent !== 0
  return (
    <fieldset className={css.rules}>
      <legend>{t('rules')}</legend>
      <Switch
        label={t('mustWatch')}
        hint={t('mustWatchHint')}
        checked={isMust}
        onChange={(isOn) => change({ limitPercent: isOn ? ALL : 0 })}
      />
      {isMust && (
        <NumberInput
          label={t('limitPercent')}
          hint={t('limitPercentHint')}
          unit="%"
          max={ALL}
          value={draft.limitPercent || null}
          onChange={(percent) => change({ limitPercent: percent === null || percent === 0 ? 1 : percent })}
          error={errorOf('limitPercent')}
        />
      )}
      <ViewingTime draft={draft} change={change} errorOf={errorOf} />
      <NumberInput
        label={t('limitDupPlay')}
        hint={t('limitDupPlayHint')}
        unit={t('devices')}
        max={MAX_PLAYERS}
        value={draft.limitDupPlay ?? 0}
        onChange={(count) => change({ limitDupPlay: count ?? 0 })}
        error={errorOf('limitDupPlay')}
      />
      {(draft.vodTypeCd ?? vodTypes.uploaded) === vodTypes.uploaded && (
        <Switch
          label={t('speed')}
          hint={t('speedHint')}
          checked={draft.vodSpeedControlYn !== 0}
          onChange={(isOn) => change({ vodSpeedControlYn: isOn ? 1 : 0 })}
        />
      )}
    </fieldset>
  )
}

const ways = ['NONE', 'MINUTES', 'TIMES'] as const
type Way = (typeof ways)[number]
const limits = {
  MINUTES: { field: 'limitPlayTime', unit: 'minutes', most: MAX_MINUTES, first: 120 },
  TIMES: { field: 'multiplyPlayTime', unit: 'times', most: MAX_TIMES, first: 3 },
} as const
function wayOf({ limitPlayTime = 0, multiplyPlayTime = 0 }: Draft): Way {
  if (limitPlayTime > 0) return 'MINUTES'
  return multiplyPlayTime > 0 ? 'TIMES' : 'NONE'
}

function ViewingTime({ draft, change, errorOf }: PartProps) {
  const t = useMessages(videoRuleMessages)
  const [way, setWay] = useState(() => wayOf(draft))
  const limit = way === 'NONE' ? null : limits[way]
  const choose = (next: Way) => {
    setWay(next)
    const none = { limitPlayTime: 0, multiplyPlayTime: 0 }
    change(next === 'NONE' ? none : { ...none, [limits[next].field]: limits[next].first })
  }
  return (
    <div className={css.pair}>
      <Select
        label={t('time')}
        hint={t('timeHint')}
        value={way}
        onChange={choose}
        options={ways.map((value) => ({ value, label: t(`time${value}`) }))}
      />
      {limit && (
        <NumberInput
          label={t(`time${way}`)}
          unit={t(limit.unit)}
          max={limit.most}
          value={draft[limit.field] || null}
          onChange={(value) => change({ [limit.field]: value ?? 0 })}
          error={wayOf(draft) === 'NONE' ? t('VALUE_MISSING') : errorOf(limit.field)}
        />
      )}
    </div>
  )
}
