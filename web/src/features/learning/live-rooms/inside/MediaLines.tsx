import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react'
import type { Translate } from '../../../../platform/words/dictionary.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { liveCheckMessages } from '../check/check.messages.ts'
import { Line } from './BannerLine.tsx'
import type { connectionMessages } from './connection.messages.ts'
import type { RoomView } from './participant.ts'

interface WeakInput {
  t: Translate<keyof (typeof connectionMessages)['ko']>
  onSoundOnly: () => void
  onDismiss: () => void
}
/** That the connection is lost often, and what helps. */
export const weakLine = ({ t, onSoundOnly, onDismiss }: WeakInput) => (
  <Line
    sign={<IconWifiOff size={20} aria-hidden />}
    action={
      <>
        <Button size="sm" variant="outline" onPress={onDismiss}>
          {t('notNow')}
        </Button>
        <Button size="sm" onPress={onSoundOnly}>
          {t('toSound')}
        </Button>
      </>
    }
  >
    {t('weak')}
  </Line>
)

interface DeviceInput extends Pick<WeakInput, 't' | 'onDismiss'> {
  problem: NonNullable<RoomView['deviceProblem']>
  tCheck: Translate<keyof (typeof liveCheckMessages)['ko']>
  onRetry: () => void
}
/** That a device did not start, why, and what to do. */
export const deviceLine = ({ problem: { source, reason }, t, tCheck, onRetry, onDismiss }: DeviceInput) => (
  <Line
    sign={<IconAlertTriangle size={20} aria-hidden />}
    action={
      <>
        <Button size="sm" variant="outline" onPress={onDismiss}>
          {t('notNow')}
        </Button>
        <Button size="sm" onPress={onRetry}>
          {t('retryDevice')}
        </Button>
      </>
    }
  >
    <b>{t(source === 'camera' ? 'cameraFailed' : 'microphoneFailed')}</b> {tCheck(`failed${reason}`)}
  </Line>
)
