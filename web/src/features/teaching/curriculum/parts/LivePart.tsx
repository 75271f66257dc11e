import {
  AUDIENCE_DELAY,
  isVideoRoom,
  MAX_WEEKS,
  type AudienceOff,
} from 'contract/teaching/curriculum/live-items.rules'
import { liveServices, liveTypes } from 'contract/values/type-codes'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { curriculumMessages } from '../curriculum.messages.ts'
import { useEditableCurriculum } from '../curriculum.api.ts'
import { withStart } from '../item.ts'
import type { KindPartProps, PartProps } from '../item-kind.ts'
import css from './ItemDialog.module.css'
import { MeetingPart } from './MeetingPart.tsx'

type LivePartProps = PartProps & Pick<KindPartProps, 'courseSeq' | 'item' | 'weeks'>

/** The times of a live lesson, and where it is held. */
export function LivePart({ courseSeq, item, draft, change, errorOf, weeks }: LivePartProps) {
  const t = useMessages(curriculumMessages)
  const editable = useEditableCurriculum(courseSeq).data
  const { hasVideoRoom = false, meetingServices = [], audienceOff = null } = editable ?? {}
  const isRoomOff = useChannel().switchedOff.includes('LIVE_ROOMS')
  const serviceOfDraft = draft.liveTypeCd ?? liveServices.zoom
  const services = Object.values(liveServices).filter(
    (service) => !isVideoRoom(service) || (hasVideoRoom && !isRoomOff) || isVideoRoom(draft.liveTypeCd),
  )
  return (
    <>
      <div className={css.pair}>
        <DateTimeInput
          label={t('liveStartAt')}
          required
          value={draft.liveStartAt ?? ''}
          onChange={(text) => change(withStart(draft, text || null))}
          error={errorOf('liveStartAt')}
        />
        <DateTimeInput
          label={t('liveEndAt')}
          required
          value={draft.liveEndAt ?? ''}
          min={draft.liveStartAt ?? undefined}
          onChange={(text) => change({ liveEndAt: text || null })}
          error={errorOf('liveEndAt')}
        />
      </div>
      {weeks && (
        <NumberInput
          label={t('repeatWeeks')}
          hint={t('repeatHint')}
          unit={t('repeatUnit')}
          value={weeks.value}
          onChange={(value) => weeks.onChange(value === 0 ? 1 : value)}
          max={MAX_WEEKS}
        />
      )}
      <SegmentedControl
        label={t('liveType')}
        wide
        value={serviceOfDraft}
        onChange={(value) =>
          change({
            liveTypeCd: Object.values(liveServices).find((kind) => kind === value) ?? liveServices.other,
          })
        }
        options={services.map((value) => ({ value, label: t(`liveType${value}`) }))}
      />
      <Switch
        label={t('webinar')}
        hint={t('webinarHint')}
        checked={draft.liveType === liveTypes.webinar}
        onChange={(isOn) => change({ liveType: isOn ? liveTypes.webinar : liveTypes.meeting })}
      />
      {isVideoRoom(draft.liveTypeCd) ? (
        <VideoRoom {...{ draft, change, audienceOff }} isAvailable={hasVideoRoom} />
      ) : meetingServices.includes(serviceOfDraft) ? (
        <MeetingPart draft={draft} change={change} courseSeq={courseSeq} item={item}>
          <Links draft={draft} change={change} errorOf={errorOf} />
        </MeetingPart>
      ) : (
        <Links draft={draft} change={change} errorOf={errorOf} />
      )}
      <JoinMinutes draft={draft} change={change} errorOf={errorOf} />
    </>
  )
}

/** The video room of the site needs no link. */
interface VideoRoomProps extends Pick<PartProps, 'draft' | 'change'> {
  isAvailable: boolean
  audienceOff: AudienceOff | null
}
function VideoRoom({ draft, change, isAvailable, audienceOff }: VideoRoomProps) {
  const t = useMessages(curriculumMessages)
  const hasAudience = draft.hasAudience ?? false
  return (
    <>
      {isAvailable ? (
        <Notice>{t('videoRoomHint')}</Notice>
      ) : (
        <Notice tone="error">{t('videoRoomOff')}</Notice>
      )}
      <Switch
        label={t('waitingRoom')}
        hint={t('waitingRoomHint')}
        checked={draft.hasWaitingRoom ?? false}
        onChange={(hasWaitingRoom) => change({ hasWaitingRoom })}
      />
      <Switch
        label={t('audience')}
        hint={t(audienceOff === null ? 'audienceHint' : `audienceOff${audienceOff}`, AUDIENCE_DELAY)}
        checked={hasAudience}
        disabled={audienceOff !== null && !hasAudience}
        onChange={(isOn) => change({ hasAudience: isOn })}
      />
    </>
  )
}

function Links({ draft, change, errorOf }: PartProps) {
  const t = useMessages(curriculumMessages)
  return (
    <>
      <TextInput
        label={t('joinUrl')}
        hint={t('joinUrlHint')}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={draft.joinUrl ?? ''}
        onChange={(joinUrl) => change({ joinUrl: joinUrl.trim() })}
        error={errorOf('joinUrl')}
      />
      <TextInput
        label={t('startUrl')}
        hint={t('startUrlHint')}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={draft.startUrl ?? ''}
        onChange={(startUrl) => change({ startUrl: startUrl.trim() })}
        error={errorOf('startUrl')}
      />
      <TextInput
        label={t('livePassword')}
        hint={t('livePasswordHint')}
        value={draft.password ?? ''}
        onChange={(password) => change({ password: password.trim() })}
        maxLength={72}
        autoComplete="off"
        error={errorOf('password')}
      />
    </>
  )
}

function JoinMinutes({ draft, change, errorOf }: PartProps) {
  const t = useMessages(curriculumMessages)
  return (
    <div className={css.pair}>
      <NumberInput
        label={t('attendeeMinutes')}
        unit={t('minutesBefore')}
        value={draft.attendeeJoinTimeLive ?? null}
        onChange={(minutes) => change({ attendeeJoinTimeLive: minutes ?? 0 })}
        max={1440}
        error={errorOf('attendeeJoinTimeLive')}
      />
      <NumberInput
        label={t('hostMinutes')}
        unit={t('minutesBefore')}
        value={draft.tchJoinTimeLive ?? null}
        onChange={(minutes) => change({ tchJoinTimeLive: minutes ?? 0 })}
        max={1440}
        error={errorOf('tchJoinTimeLive')}
      />
    </div>
  )
}
