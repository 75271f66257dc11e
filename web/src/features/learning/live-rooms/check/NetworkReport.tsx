import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { getNetworkCheck } from 'contract/learning/live-rooms/api'
import { isLost, isRefusal } from '../../../../platform/call.ts'
import { useChannel, useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import type { LessonRef } from '../live-rooms.api.ts'
import { whenStarted } from '../when-started.ts'
import type { NetworkResult, TryNetwork } from './network.ts'
import { networkMessages } from './network.messages.ts'
import css from './DeviceCheck.module.css'

interface Report {
  result: NetworkResult
  port: number | null
}
/**
 * Null while it is tried, or waits for the media process. A refused call says nothing about the network, so nothing is shown; nor does
 * an attempt during which that process ended, so it is repeated.
 */
function useNetwork({ courseSeq, itemSeq }: LessonRef, tryNetwork: TryNetwork) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const [report, setReport] = useState<Report | null>(null)
  const [isSilent, setSilent] = useState(false)
  const [isStarting, setStarting] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const waiting = {
      isNeeded: () => isCurrent,
      onWait: () => {
        if (isCurrent) setStarting(true)
      },
    }
    const ask = () => call(getNetworkCheck, { channelSeq, courseSeq, itemSeq })
    const hasEnded = () =>
      ask().then(
        () => false,
        (error: unknown) => isRefusal(error, 'VIDEO_ROOM_STARTING'),
      )
    const show = async () => {
      const check = await whenStarted(ask, waiting)
      if (isCurrent) setStarting(false)
      const result = await tryNetwork(check)
      const isVoid = result !== 'FINE' && isCurrent && (await hasEnded())
      if (!isCurrent) return
      if (isVoid) return show()
      setReport({ result, port: check.port })
    }
    show().catch((error: unknown) => {
      if (!isCurrent) return
      if (isLost(error)) setReport({ result: 'UNREACHABLE', port: null })
      else setSilent(true)
    })
    return () => {
      isCurrent = false
    }
  }, [call, channelSeq, courseSeq, itemSeq, tryNetwork])
  return { report, isSilent, isStarting }
}

interface ReportProps {
  lessonRef: LessonRef
  tryNetwork: TryNetwork
}
/** Whether picture and sound can reach this browser, before the user enters. */
export function NetworkReport(props: ReportProps) {
  const [round, setRound] = useState(0)
  return <OneTry key={round} {...props} onRetry={() => setRound(round + 1)} />
}

function OneTry({ lessonRef, tryNetwork, onRetry }: ReportProps & { onRetry: () => void }) {
  const t = useMessages(networkMessages)
  const { report, isSilent, isStarting } = useNetwork(lessonRef, tryNetwork)
  if (isSilent) return null
  if (!report) {
    return (
      <li>
        <Spinner />
        <p>{t(isStarting ? 'starting' : 'trying')}</p>
      </li>
    )
  }
  const { result, port } = report
  if (result === 'FINE') {
    return (
      <li>
        <IconCircleCheckFilled size={20} className={css.fine} aria-hidden />
        <p>{t('fine')}</p>
      </li>
    )
  }
  const isPortKnown = result === 'BLOCKED' && port !== null
  return (
    <li role="alert" data-failed>
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        <p>{t(`failed${result}`)}</p>
        <small>{t(`hint${result}`)}</small>
        {isPortKnown && <small>{t('askFor', { port: String(port) })}</small>}
      </div>
      <Button variant="outline" size="sm" onPress={onRetry}>
        {t('tryAgain')}
      </Button>
    </li>
  )
}
