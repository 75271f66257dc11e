import {
  IconCamera,
  IconMicrophone,
  IconMicrophoneOff,
  IconVideo,
  IconVideoOff,
  IconVolume,
} from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import { DevicePicker } from './DevicePicker.tsx'
import { liveCheckMessages } from './check.messages.ts'
import type { DeviceChoices } from './device-choices.ts'
import { DeviceReport } from './DeviceReport.tsx'
import { useDeviceList } from './use-device-list.ts'
import { useDevice } from './use-device.ts'
import css from './DeviceCheck.module.css'

interface CheckProps {
  name: string
  choices: DeviceChoices
  onChoose: (choices: DeviceChoices) => void
  /** The lesson: title, time and countdown. */
  children: ReactNode
  isEntering: boolean
  onEnter: () => void
  /** The row about the network. */
  network: ReactNode
  /** The reason why entering failed. */
  problem: ReactNode
  /** Learners of a webinar need no devices. */
  isListenOnly: boolean
}

/** Camera, microphone and speaker before the user enters: what the others will see and whether they can be heard. */
export function DeviceCheck(props: CheckProps) {
  const { name, choices, onChoose, children, isEntering, onEnter, network, problem, isListenOnly } = props
  const t = useMessages(liveCheckMessages)
  const { lists, refresh } = useDeviceList()
  const camera = useDevice('video', {
    isOn: choices.isCameraOn && !isListenOnly,
    deviceId: choices.cameraId,
    onStart: refresh,
  })
  const microphone = useDevice('audio', {
    isOn: choices.isMicrophoneOn && !isListenOnly,
    deviceId: choices.microphoneId,
    onStart: refresh,
  })
  const change = (part: Partial<DeviceChoices>) => onChoose({ ...choices, ...part })
  const isWithoutDevices = camera.capture.state !== 'on' && microphone.capture.state !== 'on'
  return (
    <div className={css.check} data-plain={isListenOnly || undefined}>
      {!isListenOnly && (
        <section className={css.devices} aria-label={t('devices')}>
          <div className={css.preview}>
            <Preview capture={camera.capture} name={name} />
            <span className={css.name}>{name}</span>
            <div className={css.switches}>
              <button
                type="button"
                aria-label={t('microphone')}
                aria-pressed={choices.isMicrophoneOn}
                onClick={() => change({ isMicrophoneOn: !choices.isMicrophoneOn })}
              >
                {choices.isMicrophoneOn ? <IconMicrophone aria-hidden /> : <IconMicrophoneOff aria-hidden />}
              </button>
              <button
                type="button"
                aria-label={t('camera')}
                aria-pressed={choices.isCameraOn}
                onClick={() => change({ isCameraOn: !choices.isCameraOn })}
              >
                {choices.isCameraOn ? <IconVideo aria-hidden /> : <IconVideoOff aria-hidden />}
              </button>
            </div>
          </div>
          <div className={css.pickers}>
            <DevicePicker
              label={t('microphone')}
              icon={<IconMicrophone size={19} aria-hidden />}
              devices={lists.audioinput}
              value={choices.microphoneId}
              onChange={(microphoneId) => change({ microphoneId })}
            />
            <DevicePicker
              label={t('camera')}
              icon={<IconCamera size={19} aria-hidden />}
              devices={lists.videoinput}
              value={choices.cameraId}
              onChange={(cameraId) => change({ cameraId })}
            />
            {lists.audiooutput.length > 0 && (
              <DevicePicker
                label={t('speaker')}
                icon={<IconVolume size={19} aria-hidden />}
                devices={lists.audiooutput}
                value={choices.speakerId}
                onChange={(speakerId) => change({ speakerId })}
              />
            )}
          </div>
        </section>
      )}
      <section className={css.lesson}>
        {children}
        <DeviceReport
          camera={isListenOnly ? null : camera}
          microphone={isListenOnly ? null : microphone}
          speakerId={choices.speakerId}
          network={network}
        />
        <div className={css.enter}>
          {problem}
          <Button size="lg" wide loading={isEntering} onPress={onEnter}>
            {t(isWithoutDevices && !isListenOnly ? 'enterWithout' : 'enter')}
          </Button>
        </div>
      </section>
    </div>
  )
}

function Preview({ capture, name }: { capture: ReturnType<typeof useDevice>['capture']; name: string }) {
  const t = useMessages(liveCheckMessages)
  const video = useRef<HTMLVideoElement>(null)
  const stream = capture.state === 'on' ? capture.stream : null
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  if (stream) return <video ref={video} aria-label={t('preview')} autoPlay muted playsInline />
  return (
    <div className={css.noPicture}>
      {capture.state === 'starting' ? <Spinner /> : <Avatar name={name} size={96} />}
    </div>
  )
}
