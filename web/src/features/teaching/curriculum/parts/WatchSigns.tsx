import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import { curriculumTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { videoRuleMessages } from '../video.messages.ts'

/** Icons for the viewing rules of a video. */
export function WatchSigns({ item }: { item: EditableItem }) {
  const t = useMessages(videoRuleMessages)
  if (item.curriculumTypeCd !== curriculumTypes.video) return null
  const { limitPercent: percent, limitPlayTime: minutes, multiplyPlayTime: times, limitDupPlay: count } = item
  return (
    <>
      {percent > 0 && <Kind>{t('signMust', { percent })}</Kind>}
      {minutes > 0 && <Kind>{t('signMinutes', { minutes })}</Kind>}
      {minutes === 0 && times > 0 && <Kind>{t('signTimes', { times })}</Kind>}
      {count > 0 && <Kind>{t('signDevices', { count })}</Kind>}
    </>
  )
}
