import { IconAlertCircle } from '@tabler/icons-react'
import type { VideoState } from 'contract/teaching/videos/state.schemas'
import type { z } from 'zod'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ProgressBar } from '../../../ui/Progress.tsx'
import { formatBytes } from 'contract/values/bytes'
import type { RunningUpload } from '../../../platform/uploads/upload-store.ts'
import css from './VideoProgress.module.css'
import { useVideoLimits } from './videos.api.ts'
import { videoMessages } from './videos.messages.ts'

export type Video = z.input<typeof VideoState>

/** The state of a video that is not ready: uploading, in preparation, or failed with the reason. */
export function VideoProgress({ video, upload }: { video: Video | null; upload: RunningUpload | undefined }) {
  const t = useMessages(videoMessages)
  if (upload) return <Sending upload={upload} />
  if (!video) return <small className={css.dimmed}>{t('noVideo')}</small>
  if (video.state === 'UPLOADING') return <FailureText text={t('lost')} />
  if (video.state === 'WAITING') return <Waiting />
  if (video.state === 'PROCESSING') {
    return (
      <div className={css.line}>
        <ProgressBar value={video.progress} label={t('processing', { percent: video.progress })} />
        <small className="num">{t('processing', { percent: video.progress })}</small>
      </div>
    )
  }
  return video.state === 'FAILED' ? <FailureText text={t(reasonOf(video.failedReason))} /> : null
}

/** Explains that the installation cannot prepare videos, because waiting would never end. */
function Waiting() {
  const t = useMessages(videoMessages)
  const { isPrepared } = useVideoLimits()
  return isPrepared ? (
    <small className={css.dimmed}>{t('waiting')}</small>
  ) : (
    <FailureText text={t('noTranscoder')} />
  )
}

function Sending({ upload }: { upload: RunningUpload }) {
  const t = useMessages(videoMessages)
  const sent = formatBytes(upload.sent)
  if (upload.step === 'broken') return <FailureText text={t('broken', { sent })} />
  if (upload.step === 'refused') return <FailureText text={t(reasonOfStatus(upload.status))} />
  if (upload.step === 'paused') return <small className={css.dimmed}>{t('paused', { sent })}</small>
  const percent = Math.floor((upload.sent / Math.max(1, upload.total)) * 100)
  return (
    <div className={css.line}>
      <ProgressBar value={percent} label={t('sending')} />
      <small className="num">
        <b>{percent}%</b> {t('sent', { sent, total: formatBytes(upload.total) })} · <Left {...upload} />
      </small>
    </div>
  )
}

function Left({ secondsLeft }: RunningUpload) {
  const t = useMessages(videoMessages)
  if (secondsLeft === null) return t('measuring')
  return secondsLeft < 60
    ? t('secondsLeft', { count: secondsLeft })
    : t('minutesLeft', { count: Math.ceil(secondsLeft / 60) })
}

const FailureText = ({ text }: { text: string }) => (
  <small className={css.trouble} role="status">
    <IconAlertCircle size={15} aria-hidden="true" />
    {text}
  </small>
)

function reasonOf(reason: string | null) {
  if (reason === 'NOT_A_VIDEO') return 'NOT_A_VIDEO'
  return reason === 'STORAGE_FULL' ? 'NO_ROOM' : 'OTHER'
}
/** The message for each status of an upload. */
function reasonOfStatus(status: number | null) {
  if (status === 415) return 'NOT_A_VIDEO'
  if (status === 413) return 'TOO_LARGE'
  return status === 507 ? 'NO_ROOM' : 'OVER'
}
