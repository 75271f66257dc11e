import { useEffect, useEffectEvent, useState } from 'react'
import { deviceFailureOf, type DeviceFailure } from './device-failure.ts'

export type Capture =
  | { state: 'off' }
  | { state: 'starting' }
  | { state: 'on'; stream: MediaStream }
  | { state: 'failed'; failure: DeviceFailure }

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}
const constraintsOf = (kind: 'video' | 'audio', deviceId: string): MediaStreamConstraints => ({
  [kind]: deviceId === '' ? true : { deviceId: { ideal: deviceId } },
})

interface DeviceOptions {
  isOn: boolean
  deviceId: string
  /** Called once a device is running: only then do browsers name the devices. */
  onStart: () => void
}
/** One camera or microphone while it is switched on. It is captured apart from the other, so that one may fail alone. */
export function useDevice(kind: 'video' | 'audio', { isOn, deviceId, onStart }: DeviceOptions) {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ of: string; capture: Capture } | null>(null)
  const request = `${attempt} ${deviceId}`
  const start = useEffectEvent(onStart)
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    let opened: MediaStream | null = null
    const show = (capture: Capture) => setResult({ of: request, capture })
    open(constraintsOf(kind, deviceId)).then(
      (stream) => {
        if (isOver) return stop(stream)
        opened = stream
        start()
        return show({ state: 'on', stream })
      },
      (error: unknown) => {
        if (!isOver) show({ state: 'failed', failure: failureOf(error) })
      },
    )
    return () => {
      isOver = true
      if (opened) stop(opened)
      setResult(null)
    }
  }, [kind, isOn, deviceId, request])
  const isCurrent = result?.of === request
  const capture: Capture = !isOn ? { state: 'off' } : isCurrent ? result.capture : { state: 'starting' }
  return { capture, retry: () => setAttempt(attempt + 1) }
}

const hasDevices = () => typeof navigator === 'object' && 'mediaDevices' in navigator
/** Browsers have no devices on pages without TLS. */
const failureOf = (error: unknown) => (hasDevices() ? deviceFailureOf(error) : 'INSECURE')
const open = async (constraints: MediaStreamConstraints) => navigator.mediaDevices.getUserMedia(constraints)
