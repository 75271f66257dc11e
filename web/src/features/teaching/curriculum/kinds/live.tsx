import { IconBroadcast } from '@tabler/icons-react'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import { isVideoRoom } from 'contract/teaching/curriculum/live-items.rules'
import { readSeoul } from 'contract/values/korea-time'
import { curriculumTypes, liveServices } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { curriculumMessages } from '../curriculum.messages.ts'
import { liveDraft } from '../item.ts'
import { says, type ItemKind, type LineProps } from '../item-kind.ts'
import { meetingMessages } from '../meeting.messages.ts'
import { LivePart } from '../parts/LivePart.tsx'

/** An online meeting at a set time. */
export const liveKind: ItemKind = {
  key: curriculumTypes.live,
  Sign: IconBroadcast,
  isOf: ({ curriculumTypeCd }) => curriculumTypeCd === curriculumTypes.live,
  name: says(curriculumMessages, 'kind00'),
  newTitle: says(curriculumMessages, 'newLive'),
  start: liveDraft,
  Part: LivePart,
  isNeverFree: true,
  Line,
  Tags,
}

function Line({ item }: LineProps) {
  const t = useMessages(curriculumMessages)
  const { language } = useSite()
  const starts = readSeoul(item.liveStartAt ?? '')
  const service = t(`liveType${item.liveTypeCd ?? liveServices.other}`)
  return (
    <small>
      {[t('kind00'), starts && formatMoment(starts, language), service].filter(Boolean).join(' · ')}
    </small>
  )
}

function Tags({ item: { joinUrl, isLiveStarted, liveTypeCd, meeting } }: { item: EditableItem }) {
  const t = useMessages(curriculumMessages)
  const tm = useMessages(meetingMessages)
  if (meeting)
    return (
      meeting.state !== 'MADE' && (
        <Kind tone={meeting.state === 'FAILED' ? 'soon' : 'plain'}>
          {tm(meeting.state === 'FAILED' ? 'tagFailed' : 'tagMaking')}
        </Kind>
      )
    )
  return !joinUrl && !isLiveStarted && !isVideoRoom(liveTypeCd) && <Kind tone="soon">{t('linkMissing')}</Kind>
}
