import { formatBytes } from 'contract/values/bytes'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { saveFile } from '../../../../platform/save-file.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { useOpenSiteExport, type SiteExport } from '../site-export.api.ts'
import { siteExportMessages } from '../site-export.messages.ts'
import css from './site-export.module.css'

const tones = { RUNNING: 'soon', READY: 'ok', FAILED: 'plain', DELETED: 'plain' } as const

/** One export: how far it is, what became of it, and its file. */
export function ExportCard({ of }: { of: SiteExport }) {
  const t = useMessages(siteExportMessages)
  const { language } = useSite()
  const { state, requestedAt, requestedBy, percent } = of
  const at = formatMoment(requestedAt, language, { withYear: true })
  return (
    <Card pad="lg" as="article" label={at}>
      <div className={css.head}>
        <h3>{at}</h3>
        <Kind tone={tones[state]}>{t(state)}</Kind>
      </div>
      <p className={css.by}>{t('requested', { name: requestedBy })}</p>
      {state === 'RUNNING' && (
        <>
          <div className={css.progress}>
            <ProgressBar value={percent} label={t('progress')} />
            <span className="num">{t('percent', { percent })}</span>
          </div>
          <p className={css.by}>{t('leave')}</p>
        </>
      )}
      {state === 'FAILED' && <p className={css.by}>{t('failedWhy')}</p>}
      {(state === 'READY' || state === 'DELETED') && <FileFacts of={of} />}
      {state === 'READY' && <Download of={of} at={at} />}
    </Card>
  )
}

function FileFacts({ of: { state, bytes, expiresAt, sha256 } }: { of: SiteExport }) {
  const t = useMessages(siteExportMessages)
  const { language } = useSite()
  return (
    <>
      <KVList>
        <KV k={t('size')} v={formatBytes(bytes ?? 0)} />
        {expiresAt && (
          <KV
            k={t(state === 'READY' ? 'until' : 'deletedAt')}
            v={formatMoment(expiresAt, language, { withYear: true })}
          />
        )}
      </KVList>
      {state === 'READY' && (
        <p className={css.checksum}>
          {t('checksum')} <code>{sha256}</code>
        </p>
      )}
    </>
  )
}

function Download({ of: { siteExportSeq }, at }: { of: SiteExport; at: string }) {
  const t = useMessages(siteExportMessages)
  const open = useOpenSiteExport()
  const download = () =>
    void open.run({ siteExportSeq }).then(saveFile, (error: unknown) => {
      if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
    })
  return (
    <div className={css.act}>
      <Button variant="outline" label={t('downloadOf', { at })} onPress={download} loading={open.isRunning}>
        {t('download')}
      </Button>
    </div>
  )
}
