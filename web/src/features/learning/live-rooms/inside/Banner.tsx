import {
  IconChartBar,
  IconHandStop,
  IconMicrophone,
  IconUsers,
  IconVolumeOff,
  IconWifiOff,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { RoomMessage, RoomState } from 'contract/learning/live-rooms/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import { InvitationLine, isInvited } from '../audience/AudienceLines.tsx'
import { liveCheckMessages } from '../check/check.messages.ts'
import { Line } from './BannerLine.tsx'
import { connectionMessages } from './connection.messages.ts'
import { announcementLine, helpLine, moveLine } from './GroupLines.tsx'
import { deviceLine, weakLine } from './MediaLines.tsx'
import { liveGroupMessages } from './groups.messages.ts'
import type { RoomView } from './participant.ts'
import { liveRoomMessages } from './room.messages.ts'
import type { RoomCommands } from './use-commands.ts'
import type { GroupsView } from './use-groups.ts'

interface BannerProps {
  view: RoomView
  state: RoomState
  isHandRaised: boolean
  groups: GroupsView | null
  /** The group or the room in which the user is. */
  groupName: string
  announcement: RoomMessage | null
  onAnnouncementRead: () => void
  isUnmutePrompted: boolean
  commands: RoomCommands
  onUnmute: (isAccepted: boolean) => void
  onPlayAudio: () => void
  onSoundOnly: () => void
  onDevice: (source: 'camera' | 'microphone') => void
  /** Null where the poll is shown already. */
  onPoll: (() => void) | null
}

/** The one thing that the user should know now, over the stage: never two at a time. */
export function Banner(props: BannerProps) {
  const t = useMessages(liveRoomMessages)
  const { view, state, commands } = props
  const tGroups = useMessages(liveGroupMessages)
  const tConnection = useMessages(connectionMessages)
  const tCheck = useMessages(liveCheckMessages)
  const [isWeakDismissed, setWeakDismissed] = useState(false)
  const [dismissedDevice, setDismissedDevice] = useState<RoomView['deviceProblem']>(null)
  const { groups, announcement } = props
  // The alert in place of the stage says it.
  if (view.connection === 'failed') return null
  if (view.connection === 'connecting' || view.connection === 'ended')
    return (
      <Line sign={<Spinner />}>
        {groups?.open.mine ? tGroups('connecting', { group: props.groupName }) : t('connecting')}
      </Line>
    )
  if (view.connection === 'reconnecting')
    return <Line sign={<IconWifiOff size={20} aria-hidden />}>{t('reconnecting')}</Line>
  const notice = groups && moveLine(groups, tGroups)
  if (notice) return notice
  if (view.isAudioBlocked)
    return (
      <Line
        sign={<IconVolumeOff size={20} aria-hidden />}
        action={
          <Button size="sm" onPress={props.onPlayAudio}>
            {t('playAudio')}
          </Button>
        }
      >
        {t('audioBlocked')}
      </Line>
    )
  if (view.problem === 'WEAK' && !isWeakDismissed) {
    const onDismiss = () => setWeakDismissed(true)
    const onSoundOnly = () => {
      onDismiss()
      props.onSoundOnly()
    }
    return weakLine({ t: tConnection, onSoundOnly, onDismiss })
  }
  const { deviceProblem } = view
  // The page before the room said already that there is no such device.
  if (deviceProblem && deviceProblem.reason !== 'MISSING' && dismissedDevice !== deviceProblem) {
    const onDismiss = () => setDismissedDevice(deviceProblem)
    const onRetry = () => {
      onDismiss()
      props.onDevice(deviceProblem.source)
    }
    return deviceLine({ problem: deviceProblem, t: tConnection, tCheck, onRetry, onDismiss })
  }
  if (props.isUnmutePrompted)
    return (
      <Line
        sign={<IconMicrophone size={20} aria-hidden />}
        action={
          <>
            <Button size="sm" variant="outline" onPress={() => props.onUnmute(false)}>
              {t('notNow')}
            </Button>
            <Button size="sm" onPress={() => props.onUnmute(true)}>
              {t('unmute')}
            </Button>
          </>
        }
      >
        {t('unmutePrompt')}
      </Line>
    )
  if (isInvited(state)) return <InvitationLine commands={commands} />
  if (announcement) return announcementLine({ announcement, onRead: props.onAnnouncementRead, t: tGroups })
  const [first, ...others] = state.waiting
  if (first)
    return (
      <Line
        sign={<IconUsers size={20} aria-hidden />}
        action={
          <Button
            size="sm"
            label={others.length > 0 ? undefined : t('admitOf', { name: first.name })}
            onPress={() => commands.admit(others.length > 0 ? null : first.userSeq)}
          >
            {t(others.length > 0 ? 'admitAll' : 'admit')}
          </Button>
        }
      >
        {others.length > 0
          ? t('waitingMany', { name: first.name, count: others.length })
          : t('waitingOne', { name: first.name })}
      </Line>
    )
  const help = groups && helpLine({ groups, commands, t: tGroups })
  if (help) return help
  if (props.onPoll && state.poll && !state.poll.isClosed && state.poll.myChoice === null && !state.isHost)
    return (
      <Line
        sign={<IconChartBar size={20} aria-hidden />}
        action={
          <Button size="sm" onPress={props.onPoll}>
            {t('toPoll')}
          </Button>
        }
      >
        {t('pollOpen')}
      </Line>
    )
  if (props.isHandRaised)
    return (
      <Line
        sign={<IconHandStop size={20} aria-hidden />}
        action={
          <Button size="sm" variant="subtle" onPress={() => commands.raiseHand(false)}>
            {t('lower')}
          </Button>
        }
      >
        {t('handRaised')}
      </Line>
    )
  return null
}
