import { z } from 'zod'

/** What a user chose the last time, on this device. */
const DeviceChoices = z.object({
  isCameraOn: z.boolean().catch(true),
  isMicrophoneOn: z.boolean().catch(true),
  cameraId: z.string().catch(''),
  microphoneId: z.string().catch(''),
  speakerId: z.string().catch(''),
  /** Whether the room plays sounds of its own, such as at the end of a timer. */
  playsSounds: z.boolean().catch(true),
  /** Whether captions are read where a room has them. */
  readsCaptions: z.boolean().catch(false),
  captionSize: z.enum(['M', 'L', 'XL']).catch('M'),
})
export type DeviceChoices = z.output<typeof DeviceChoices>

const KEY = 'seodang-live-devices'
const initial: DeviceChoices = {
  isCameraOn: true,
  isMicrophoneOn: true,
  cameraId: '',
  microphoneId: '',
  speakerId: '',
  playsSounds: true,
  readsCaptions: false,
  captionSize: 'M',
}

export function loadChoices(): DeviceChoices {
  try {
    return DeviceChoices.catch(initial).parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return initial
  }
}

/** A browser that stores nothing asks again the next time. */
export function storeChoices(choices: DeviceChoices) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices))
  } catch {
    // Nothing is lost.
  }
}
