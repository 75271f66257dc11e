import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { isMapped } from 'contract/workflows/file-imports/file-imports.rules'
import { messageOf } from '../../../../platform/call.ts'
import { fetchFile } from '../../../../platform/management/SpreadsheetButton.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
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
  const [sendsInvitations, setInvites] = useState(false)
  const [addsSeats, setAddsSeats] = useState(false)
  const { groups, rows, faulty } = counts
  const places = Object.fromEntries(columns.map(({ key, at }) => [key, at]))
  if (!isMapped(kind, places))
    return (
      <Notice tone="soon" title={t('titleMissing')}>
        {t('titleMissingText')}
      </Notice>
    )
  const isPlaces = kind === 'PLACES'
  const run = () =>
    void start.run({ body: { sendsInvitations, addsSeats } }).catch((error: unknown) => {
      toast({ text: messageOf(error, t('startFailed')), tone: 'error' })
    })
  return (
    <>
      <p role="status">
        {groups > 0
          ? t(isPlaces ? 'placesReady' : 'ready', { groups, rows })
          : t(isPlaces ? 'placesNothing' : 'nothing')}
      </p>
      {faulty > 0 && <Notice tone="soon">{t('faulty', { faulty })}</Notice>}
      {isPlaces && groups > 0 && (
        <>
          <Checkbox label={t('addsSeats')} checked={addsSeats} onChange={setAddsSeats} />
          <Checkbox label={t('invites')} checked={sendsInvitations} onChange={setInvites} />
        </>
      )}
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
  const { done, already, failed, waiting, recorded } = counts
  const now = done + already + failed + waiting + recorded
  return (
    <div className={css.progress}>
      <p role="status">{t('progressText', { now, all: counts.groups })}</p>
      <ProgressBar label={t('progress')} value={(now * 100) / Math.max(1, counts.groups)} />
    </div>
  )
}

/** What became of the file, in words and as a spreadsheet. */
export function ImportResult({ of: { fileImportSeq, counts, kind } }: { of: FileImport }) {
  const t = useMessages(importFileMessages)
  const result = useImportResult(fileImportSeq)
  const { done, already, failed, faulty, waiting, recorded } = counts
  const isPlaces = kind === 'PLACES'
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
      {waiting > 0 && <p>{t('waitingText', { waiting })}</p>}
      {recorded > 0 && <p>{t('recordedText', { recorded })}</p>}
      {already > 0 && <p>{t('alreadyText', { already })}</p>}
      {failed > 0 && <Notice tone="soon">{t('failedText', { failed })}</Notice>}
      {faulty > 0 && <p>{t('leftOutText', { faulty })}</p>}
      <div className={css.acts}>
        <Button href={isPlaces ? '/settings/import/sales' : '/settings/course'}>
          {t(isPlaces ? 'toSales' : 'toClasses')}
        </Button>
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
