import { ProgressBar } from '../../../ui/Progress.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useMessages } from '../../words/use-messages.ts'
import { uploadMessages } from './upload.messages.ts'
import type { Upload, UploadRow } from './use-upload.ts'
import css from './UploadDialog.module.css'

/** So many rows are listed; the wrong ones first. */
const SHOWN = 100

/** What was read, and which rows are left out and why. */
export function UploadPreview({ heads, upload }: { heads: string[]; upload: Upload }) {
  const t = useMessages(uploadMessages)
  const rows = upload.rows ?? []
  const wrong = rows.filter(({ problem }) => problem !== null)
  const sorted = [...wrong, ...rows.filter(({ problem }) => problem === null)]
  const columns: Column<UploadRow>[] = [
    { key: 'row', head: t('row'), cell: ({ rowNo }) => <span className="num">{rowNo}</span>, width: 64 },
    {
      key: 'state',
      head: t('state'),
      cell: ({ problem }) => <Kind tone={problem ? 'soon' : 'ok'}>{problem ?? t('ready')}</Kind>,
    },
    ...heads.map((head, at): Column<UploadRow> => ({
      key: head,
      head,
      cell: ({ cells }) => <span className={css.cell}>{cells[at] || '–'}</span>,
    })),
  ]
  return (
    <>
      <div className={css.head}>
        <p role="status">{t('sum', { count: rows.length, ready: upload.ready.length })}</p>
        <Button size="sm" variant="outline" onPress={upload.clear}>
          {t('other')}
        </Button>
      </div>
      {upload.ready.length === 0 && <Notice tone="error">{t('none')}</Notice>}
      {wrong.length > 0 && upload.ready.length > 0 && (
        <Notice tone="soon" title={t('wrong', { count: wrong.length })}>
          {t('wrongText')}
        </Notice>
      )}
      <DataTable
        label={t('rows')}
        columns={columns}
        rows={sorted.slice(0, SHOWN)}
        keyOf={({ rowNo }) => rowNo}
      />
      {rows.length > SHOWN && <p>{t('more', { shown: SHOWN, count: rows.length })}</p>}
    </>
  )
}

/** How far the rows are; also where it stopped. */
export function UploadProgress({ upload: { ready, results, isRunning } }: { upload: Upload }) {
  const t = useMessages(uploadMessages)
  const counts = { done: results.length, count: ready.length }
  if (!isRunning)
    return (
      <Notice tone="soon" title={t('stopped', counts)}>
        {t('stoppedText')}
      </Notice>
    )
  return (
    <>
      <p role="status">{t('progressText', counts)}</p>
      <ProgressBar label={t('progress')} value={(results.length * 100) / Math.max(1, ready.length)} />
    </>
  )
}
