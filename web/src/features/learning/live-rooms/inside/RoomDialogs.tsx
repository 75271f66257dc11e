import { IconCamera, IconMicrophone, IconVolume } from '@tabler/icons-react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import type { DeviceChoices } from '../check/device-choices.ts'
import { DevicePicker } from '../check/DevicePicker.tsx'
import { useDeviceList } from '../check/use-device-list.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import { RecordingDialog } from '../recordings/RecordingDialog.tsx'
import type { DeviceKind } from './participant.ts'
import { liveRoomMessages } from './room.messages.ts'
import { TimerDialog } from './TimerDialog.tsx'
import type { RoomCommands } from './use-commands.ts'
import type { TimerView } from './use-room-timer.ts'
import { shortcutKeys } from './use-shortcuts.ts'
import css from './Room.module.css'

/** Every shortcut with its keys. */
function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(liveRoomMessages)
  const names = {
    microphone: t('microphone'),
    camera: t('camera'),
    share: t('share'),
    hand: t('hand'),
    talk: t('talk'),
    people: t('people'),
    layout: t('layoutGrid'),
  }
  const keys = Object.entries(shortcutKeys)
  return (
    <Dialog open onClose={onClose} title={t('shortcutsTitle')} size="small" closeLabel={t('close')}>
      <KVList>
        {keys.map(([name, key]) => (
          <KV
            key={name}
            k={Object.entries(names).find(([one]) => one === name)?.[1] ?? name}
            v={`Alt + ${key}`}
          />
        ))}
      </KVList>
    </Dialog>
  )
}

interface DevicesProps {
  choices: DeviceChoices
  onChoose: (kind: DeviceKind, choices: DeviceChoices, deviceId: string) => void
  onClose: () => void
}
/** Another camera, microphone or speaker, without going out of the room. */
function DevicesDialog({ choices, onChoose, onClose }: DevicesProps) {
  const t = useMessages(liveRoomMessages)
  const { lists } = useDeviceList()
  return (
    <Dialog open onClose={onClose} title={t('deviceSettings')} size="small" closeLabel={t('close')}>
      <div className={css.dialogFields}>
        <DevicePicker
          label={t('microphone')}
          icon={<IconMicrophone size={19} aria-hidden />}
          devices={lists.audioinput}
          value={choices.microphoneId}
          onChange={(microphoneId) => onChoose('audioinput', { ...choices, microphoneId }, microphoneId)}
        />
        <DevicePicker
          label={t('camera')}
          icon={<IconCamera size={19} aria-hidden />}
          devices={lists.videoinput}
          value={choices.cameraId}
          onChange={(cameraId) => onChoose('videoinput', { ...choices, cameraId }, cameraId)}
        />
        {lists.audiooutput.length > 0 && (
          <DevicePicker
            label={t('speaker')}
            icon={<IconVolume size={19} aria-hidden />}
            devices={lists.audiooutput}
            value={choices.speakerId}
            onChange={(speakerId) => onChoose('audiooutput', { ...choices, speakerId }, speakerId)}
          />
        )}
      </div>
    </Dialog>
  )
}

export type RoomDialog = 'shortcuts' | 'devices' | 'timer' | 'recording' | 'leave'
interface DialogsProps {
  open: RoomDialog | null
  choices: DeviceChoices
  timer: TimerView | null
  commands: RoomCommands
  lessonRef: LessonRef
  state: RoomState
  refresh: () => void
  onChooseDevice: DevicesProps['onChoose']
  onLeave: () => void
  onClose: () => void
}
/** The dialog that is open over the room, if any. */
export function RoomDialogs({ open, choices, onChooseDevice, onLeave, onClose, ...props }: DialogsProps) {
  const t = useMessages(liveRoomMessages)
  if (open === 'shortcuts') return <ShortcutsDialog onClose={onClose} />
  if (open === 'devices')
    return <DevicesDialog choices={choices} onChoose={onChooseDevice} onClose={onClose} />
  if (open === 'timer') return <TimerDialog view={props.timer} commands={props.commands} onClose={onClose} />
  if (open === 'recording') {
    const { lessonRef, state, refresh } = props
    return <RecordingDialog {...{ lessonRef, state, refresh, onClose }} />
  }
  if (open === null) return null
  return (
    <Confirm
      open
      danger
      title={t('leaveTitle')}
      okLabel={t('leave')}
      cancelLabel={t('stay')}
      onOk={onLeave}
      onCancel={onClose}
    >
      {t('leaveText')}
    </Confirm>
  )
}
