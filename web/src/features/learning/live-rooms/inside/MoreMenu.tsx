import { IconDots } from '@tabler/icons-react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { liveAudienceMessages } from '../audience/audience.messages.ts'
import { recordingMessages } from '../recordings/recordings.messages.ts'
import { liveGroupMessages } from './groups.messages.ts'
import { liveRoomMessages } from './room.messages.ts'
import type { StageLayout } from './stage.ts'
import { liveTimerMessages } from './timer.messages.ts'
import type { RoomCommands } from './use-commands.ts'
import type { RoomTools } from './use-room-tools.ts'
import type { SmallWindow } from './use-small-window.ts'
import css from './Room.module.css'

interface MoreProps {
  isHost: boolean
  isLocked: boolean
  layout: StageLayout
  savesData: boolean
  commands: RoomCommands
  /** Null where there is one picture alone. */
  onLayout: (() => void) | null
  onSaveData: () => void
  /** Null where the user is on no stage that they can leave. */
  onLeaveStage: (() => void) | null
  onPeople: () => void
  onPoll: (() => void) | null
  onDevices: (() => void) | null
  onShortcuts: () => void
  tools: RoomTools
  onTimer: () => void
  onRecording: () => void
  /** Null where nobody is divided into groups. */
  onGroups: (() => void) | null
  smallWindow: SmallWindow
  playsSounds: boolean
  onSounds: () => void
}

/** What is used seldom, and what only hosts may do. */
export function MoreMenu(props: MoreProps) {
  const t = useMessages(liveRoomMessages)
  const tGroups = useMessages(liveGroupMessages)
  const tTimer = useMessages(liveTimerMessages)
  const tAudience = useMessages(liveAudienceMessages)
  const tRecording = useMessages(recordingMessages)
  const { board, captions } = props.tools
  const { isHost, isLocked, layout, savesData, commands, onDevices, smallWindow } = props
  return (
    <span className={css.more}>
      <Menu
        label={t('more')}
        icon={<IconDots aria-hidden />}
        side="above"
        items={[
          ...(isHost
            ? [
                { key: 'mute', label: t('muteAll'), onPress: () => commands.mute(null) },
                {
                  key: 'lock',
                  label: t(isLocked ? 'unlock' : 'lock'),
                  onPress: () => commands.lock(!isLocked),
                },
                { key: 'timer', label: tTimer('title'), onPress: props.onTimer },
                ...(props.onGroups
                  ? [{ key: 'groups', label: tGroups('title'), onPress: props.onGroups }]
                  : []),
                { key: 'recording', label: tRecording('title'), onPress: props.onRecording },
              ]
            : []),
          ...(board.toggle ? [{ key: 'board', label: board.label, onPress: board.toggle }] : []),
          ...(captions.switchForAll
            ? [{ key: 'captions', label: captions.switchLabel, onPress: captions.switchForAll }]
            : []),
          ...(captions.toggle ? [{ key: 'reading', label: captions.label, onPress: captions.toggle }] : []),
          { key: 'people', label: t('people'), onPress: props.onPeople },
          ...(props.onPoll ? [{ key: 'poll', label: t('poll'), onPress: props.onPoll }] : []),
          ...(props.onLayout
            ? [
                {
                  key: 'layout',
                  label: t(layout === 'grid' ? 'layoutSpeaker' : 'layoutGrid'),
                  onPress: props.onLayout,
                },
              ]
            : []),
          {
            key: 'data',
            label: t(savesData ? 'savesDataOff' : 'savesData'),
            onPress: props.onSaveData,
          },
          ...(props.onLeaveStage
            ? [{ key: 'stage', label: tAudience('leaveStage'), onPress: props.onLeaveStage }]
            : []),
          ...(smallWindow.toggle
            ? [{ key: 'window', label: smallWindow.label, onPress: smallWindow.toggle }]
            : []),
          {
            key: 'sounds',
            label: t(props.playsSounds ? 'soundsOff' : 'soundsOn'),
            onPress: props.onSounds,
          },
          ...(onDevices ? [{ key: 'devices', label: t('deviceSettings'), onPress: onDevices }] : []),
          { key: 'shortcuts', label: t('shortcuts'), onPress: props.onShortcuts },
        ]}
      />
      <span aria-hidden="true">{t('more')}</span>
    </span>
  )
}
