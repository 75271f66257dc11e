import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { Device } from 'contract/people/sessions/devices.schemas'
import { useState } from 'react'
import { AskFirst } from '../../../platform/AskFirst.tsx'
import { messageOf } from '../../../platform/call.ts'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useDevices, useEndDevice, useEndOtherDevices } from '../sign-in/sign-in.api.ts'
import { deviceMessages } from './devices.messages.ts'
import css from './Devices.module.css'

/** The open sessions of the user, with buttons to end them. */
export function Devices() {
  const t = useMessages(deviceMessages)
  const { data, error, refetch } = useDevices()
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" className={css.title}>
        {t('title')}
      </h2>
      <p className={css.lead}>{t('lead')}</p>
      {error && (
        <ErrorNote
          compact
          title={t('notLoaded')}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && (
        <div className={css.list}>
          <SkeletonText lines={3} />
        </div>
      )}
      {data && (
        <>
          <ul className={css.list}>
            {data.list.map((device) => (
              <DeviceRow key={device.deviceId} device={device} />
            ))}
          </ul>
          {data.list.length > 1 && <EndOthers />}
        </>
      )}
    </section>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const t = useMessages(deviceMessages)
  const { language } = useSite()
  const { run, isRunning } = useEndDevice()
  const { deviceId, browser, system, isHandheld, seenAt, isThis, isSignedIn, trustedUntil } = device
  const name = [browser ?? t('someBrowser'), system].filter(Boolean).join(' · ')
  const Icon = isHandheld ? IconDeviceMobile : IconDeviceDesktop
  async function end() {
    try {
      await run({ deviceId })
      toast({ text: t(isSignedIn ? 'ended' : 'forgotten'), tone: 'ok' })
    } catch (refusal) {
      toast({ text: messageOf(refusal, t('failed')), tone: 'error' })
    }
  }
  return (
    <li className={css.device}>
      <Icon size={22} aria-hidden />
      <div>
        <b>{name}</b>
        <span>
          {isThis ? <Kind tone="ok">{t('here')}</Kind> : t('seen', { at: formatMoment(seenAt, language) })}
        </span>
        {trustedUntil && (
          <span>
            {t(isSignedIn ? 'trusted' : 'onlyTrusted', { until: formatMoment(trustedUntil, language) })}
          </span>
        )}
      </div>
      {!isThis && (
        <Button
          size="sm"
          variant="outline"
          loading={isRunning}
          label={t(isSignedIn ? 'endThis' : 'forgetThis', { name })}
          onPress={() => void end()}
        >
          {t(isSignedIn ? 'end' : 'forget')}
        </Button>
      )}
    </li>
  )
}

function EndOthers() {
  const t = useMessages(deviceMessages)
  const { run } = useEndOtherDevices()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outline" onPress={() => setAsking(true)}>
        {t('endOthers')}
      </Button>
      {isAsking && (
        <AskFirst
          title={t('askTitle')}
          okLabel={t('endOthers')}
          cancelLabel={t('cancel')}
          deed={() => run({}).then(({ ended }) => t('endedOthers', { count: ended }))}
          failed={t('failed')}
          onClose={() => setAsking(false)}
        >
          {t('askText')}
        </AskFirst>
      )}
    </>
  )
}
