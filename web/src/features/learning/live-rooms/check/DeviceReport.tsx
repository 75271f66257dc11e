import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconMicrophone,
  IconVolume,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import { liveCheckMessages } from './check.messages.ts'
import { playTestTone } from './test-tone.ts'
import { BARS, useLevel } from './use-level.ts'
import type { useDevice } from './use-device.ts'
import css from './DeviceCheck.module.css'

type Device = ReturnType<typeof useDevice>
interface ReportProps {
  /** Null where the user needs none. */
  camera: Device | null
  microphone: Device | null
  speakerId: string
  /** The row about the network. */
  network: ReactNode
}

/** One list of checks; each is a sentence about its result. */
export function DeviceReport({ camera, microphone, speakerId, network }: ReportProps) {
  const t = useMessages(liveCheckMessages)
  return (
    <ul className={css.checks}>
      {network}
      {microphone && <Microphone device={microphone} />}
      {camera && <Camera device={camera} />}
      <li>
        <IconVolume size={20} aria-hidden />
        <p>{t('speakerCheck')}</p>
        <Button variant="outline" onPress={() => void playTestTone(speakerId)}>
          {t('playTone')}
        </Button>
      </li>
    </ul>
  )
}

function Microphone({ device }: { device: Device }) {
  const t = useMessages(liveCheckMessages)
  const { capture } = device
  const { bars, hasSound } = useLevel(capture.state === 'on' ? capture.stream : null)
  if (capture.state !== 'on') return <NotOn kind="microphone" device={device} />
  return (
    <Row sign={hasSound ? <Fine /> : <IconMicrophone size={20} aria-hidden />}>
      <p>{t(hasSound ? 'microphoneFine' : 'microphoneQuiet')}</p>
      <span className={css.bars} aria-hidden="true">
        {Array.from({ length: BARS }, (_, at) => (
          <i key={at} data-on={at < bars || undefined} />
        ))}
      </span>
    </Row>
  )
}

function Camera({ device }: { device: Device }) {
  const t = useMessages(liveCheckMessages)
  if (device.capture.state !== 'on') return <NotOn kind="camera" device={device} />
  return (
    <Row sign={<Fine />}>
      <p>{t('cameraFine')}</p>
      <small>{t('cameraHint')}</small>
    </Row>
  )
}

function NotOn({ kind, device: { capture, retry } }: { kind: 'camera' | 'microphone'; device: Device }) {
  const t = useMessages(liveCheckMessages)
  if (capture.state === 'failed') {
    return (
      <li role="alert" data-failed>
        <IconAlertTriangle size={20} aria-hidden />
        <div>
          <p>{t(`${kind}Failed`)}</p>
          <small>{t(`failed${capture.failure}`)}</small>
        </div>
        <Button variant="outline" size="sm" onPress={retry}>
          {t('retryDevice')}
        </Button>
      </li>
    )
  }
  const isStarting = capture.state === 'starting'
  return (
    <Row sign={isStarting ? <Spinner /> : <IconCircleMinus size={20} aria-hidden />}>
      <p>{t(isStarting ? `${kind}Starting` : `${kind}Off`)}</p>
      {isStarting && <small>{t('allowHint')}</small>}
    </Row>
  )
}

const Fine = () => <IconCircleCheckFilled size={20} className={css.fine} aria-hidden />
const Row = ({ sign, children }: { sign: ReactNode; children: ReactNode }) => (
  <li>
    {sign}
    <div>{children}</div>
  </li>
)
