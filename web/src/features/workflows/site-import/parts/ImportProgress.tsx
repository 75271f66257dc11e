import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { RunningUpload } from '../../../../platform/uploads/upload-store.ts'
import { formatBytes } from 'contract/values/bytes'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { FileDrop } from '../../../../ui/forms/FileDrop.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { useArchiveUploads, useSendArchive, type SiteImport } from '../site-import.api.ts'
import { siteImportMessages } from '../site-import.messages.ts'
import { useAct } from '../use-act.ts'
import css from './site-import.module.css'

/** How far it is: the upload of this page, or the work of the server. */
export function ImportProgress({ of }: { of: SiteImport }) {
  const t = useMessages(siteImportMessages)
  const { running } = useArchiveUploads()
  const upload = running.get(of.siteImportSeq)
  if (of.state === 'UPLOADING') return upload ? <Sending of={of} upload={upload} /> : <Resume of={of} />
  if (of.state !== 'CHECKING' && of.state !== 'IMPORTING') return null
  return (
    <Card pad="lg">
      <Bar percent={of.percent} label={t(of.state)} />
      <p className={css.hint}>{t(of.state === 'CHECKING' ? 'checkingWhat' : 'importingWhat')}</p>
    </Card>
  )
}

function Bar({ percent, label }: { percent: number; label: string }) {
  const t = useMessages(siteImportMessages)
  return (
    <div className={css.progress}>
      <ProgressBar value={percent} label={label} />
      <span className="num">{t('percent', { percent })}</span>
    </div>
  )
}

function Sending({ of: { siteImportSeq }, upload }: { of: SiteImport; upload: RunningUpload }) {
  const t = useMessages(siteImportMessages)
  const { store } = useArchiveUploads()
  const { step, sent, total, secondsLeft, status } = upload
  if (step === 'refused')
    return <Notice tone="error">{t(status === 507 ? 'NO_SPACE' : 'uploadRefused')}</Notice>
  const left = secondsLeft === null ? '' : ` · ${t('minutesLeft', { count: Math.ceil(secondsLeft / 60) })}`
  const isResting = step === 'paused' || step === 'broken'
  return (
    <Card pad="lg">
      <Bar percent={Math.floor((sent / Math.max(1, total)) * 100)} label={t('UPLOADING')} />
      <div className={css.sending}>
        <p className={css.hint} role="status">
          {isResting
            ? t(step, { sent: formatBytes(sent) })
            : t('sent', { sent: formatBytes(sent), total: formatBytes(total) }) + left}
        </p>
        {isResting ? (
          <Button size="sm" variant="outline" onPress={() => store.goOn(siteImportSeq)}>
            {t('resume')}
          </Button>
        ) : (
          <Button size="sm" variant="outline" onPress={() => void store.pause(siteImportSeq)}>
            {t('pause')}
          </Button>
        )}
      </div>
      <p className={css.hint}>{t('keepOpen')}</p>
    </Card>
  )
}

/** The upload was interrupted by leaving the page. */
function Resume({ of: { siteImportSeq, fileSize, fileName } }: { of: SiteImport }) {
  const t = useMessages(siteImportMessages)
  const send = useSendArchive()
  const act = useAct()
  const take = (file: File | undefined) => {
    if (!file) return
    if (file.size === fileSize) act(send(siteImportSeq, file))
    else toast({ text: t('otherFile'), tone: 'error' })
  }
  return (
    <Card pad="lg">
      <FileDrop
        label={t('resumeTitle')}
        hint={t('resumeHint', { fileName, size: formatBytes(fileSize) })}
        prompt={t('chooseAgain')}
        accept=".tar"
        onFiles={([file]) => take(file)}
      />
    </Card>
  )
}
