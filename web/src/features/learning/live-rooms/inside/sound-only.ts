import type { DeviceChoices } from '../check/device-choices.ts'
import type { useRoomDevices } from './use-room-devices.ts'
import type { useStage } from './use-stage.ts'

interface SoundInput {
  stage: ReturnType<typeof useStage>
  devices: ReturnType<typeof useRoomDevices>
  choices: DeviceChoices
  onReconnect: (choices: DeviceChoices) => void
}

/** Less to carry for a weak connection: no picture in either direction. docs/rules.md R-994. */
export function soundOnly({ stage, devices, choices, onReconnect }: SoundInput) {
  return {
    takeSoundOnly() {
      stage.saveData()
      devices.stopCamera()
    },
    retry({ isSoundOnly }: { isSoundOnly: boolean }) {
      if (isSoundOnly) stage.saveData()
      onReconnect(isSoundOnly ? { ...choices, isCameraOn: false } : choices)
    },
  }
}
