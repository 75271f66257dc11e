import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { errorName } from '../check/device-failure.ts'
import type { DeviceChoices } from '../check/device-choices.ts'
import type { DeviceKind, MediaRoom, Participant } from './participant.ts'
import { liveRoomMessages } from './room.messages.ts'

interface DeviceInput {
  media: MediaRoom
  me: Participant | undefined
  choices: DeviceChoices
  onChoose: (choices: DeviceChoices) => void
}

/** The user's own camera, microphone and screen. What they switch is stored for the next time. */
export function useRoomDevices({ media, me, choices, onChoose }: DeviceInput) {
  const t = useMessages(liveRoomMessages)
  const attempt = (work: Promise<void>, failure: 'deviceFailed' | 'shareFailed') =>
    void work.catch((error: unknown) => {
      // Who closes the browser's choice of screens has not failed.
      if (failure === 'shareFailed' && errorName(error) === 'NotAllowedError') return
      toast({ text: t(failure), tone: 'error' })
    })
  return {
    microphone() {
      const isMicrophoneOn = !me?.isMicrophoneOn
      onChoose({ ...choices, isMicrophoneOn })
      attempt(media.setMicrophone(isMicrophoneOn), 'deviceFailed')
    },
    camera() {
      const isCameraOn = !me?.isCameraOn
      onChoose({ ...choices, isCameraOn })
      attempt(media.setCamera(isCameraOn), 'deviceFailed')
    },
    stopCamera() {
      onChoose({ ...choices, isCameraOn: false })
      attempt(media.setCamera(false), 'deviceFailed')
    },
    share: () => attempt(media.setScreen(!me?.isSharing), 'shareFailed'),
    choose(kind: DeviceKind, next: DeviceChoices, deviceId: string) {
      onChoose(next)
      attempt(media.chooseDevice(kind, deviceId), 'deviceFailed')
    },
    playAudio: () => attempt(media.startAudio(), 'deviceFailed'),
  }
}
