import { IconDownload } from '@tabler/icons-react'
import { isMapped } from 'contract/workflows/file-imports/file-imports.rules'
import { messageOf } from '../../../../platform/call.ts'
import { fetchFile } from '../../../../platform/management/SpreadsheetButton.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { useImportResult, useStartImport, type FileImport } from '../file-imports.api.ts'
import { importFileMessages } from '../import-file.messages.ts'
import css from './file-imports.module.css'

/** What would be made, and the button that begins. */
export function ImportStart({ of: { fileImportSeq, counts, kind, columns } }: { of: FileImport }) {
  const t = useMessages(importFileMessages)
  const start = useStartImport(fileImportSeq)
  const { groups, rows, faulty } = counts
  const places = Object.fromEntries(columns.map(({ key, at }) => [key, at]))
  if (!isMapped(kind, places))
    return (
      <Notice tone="soon" title={t('titleMissing')}>
        {t('titleMissingText')}
      </Notice>
    )
  const run = () =>
    void start.run({}).catch((error: unknown) => {
      toast({ text: messageOf(error, t('startFailed')), tone: 'error' })
    })
  return (
    <>
      <p role="status">{groups > 0 ? t('ready', { groups, rows }) : t('nothing')}</p>
      {faulty > 0 && <Notice tone="soon">{t('faulty', { faulty })}</Notice>}
      <div>
        <Button onPress={run} loading={start.isRunning} disabled={groups === 0}>
          {t('start', { groups })}
        </Button>
      </div>
    </>
  )
}

export function ImportProgress({ of: { counts } }: { of: FileImport }) {
  const t = useMessages(importFileMessages)
  const now = counts.done + counts.already + counts.failed
  return (
    <div className={css.progress}>
      <p role="status">{t('progressText', { now, all: counts.groups })}</p>
      <ProgressBar label={t('progress')} value={(now * 100) / Math.max(1, counts.groups)} />
    </div>
  )
}

/** What became of the file, in words and as a spreadsheet. */
export function ImportResult({ of: { fileImportSeq, counts } }: { of: FileImport }) {
  const t = useMessages(importFileMessages)
  const result = useImportResult(fileImportSeq)
  const { done, already, failed, faulty } = counts
  const download = () =>
    void result.run({}).then(
      ({ url }) => fetchFile(url),
      () => toast({ text: t('downloadFailed'), tone: 'error' }),
    )
  return (
    <>
      <p role="status">
        <b>{t('doneText', { done })}</b>
      </p>
      {already > 0 && <p>{t('alreadyText', { already })}</p>}
      {failed > 0 && <Notice tone="soon">{t('failedText', { failed })}</Notice>}
      {faulty > 0 && <p>{t('leftOutText', { faulty })}</p>}
      <div className={css.acts}>
        <Button href="/settings/course">{t('toClasses')}</Button>
        <Button
          variant="outline"
          icon={<IconDownload size={18} aria-hidden />}
          loading={result.isRunning}
          onPress={download}
        >
          {t('download')}
        </Button>
      </div>
    </>
  )
}
