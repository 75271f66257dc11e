import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Reasons } from '../../../ui/PickBar.tsx'
import { useMessages } from '../../words/use-messages.ts'
import { saveResult } from './save-result.ts'
import { uploadMessages } from './upload.messages.ts'
import type { Upload } from './use-upload.ts'
import css from './UploadDialog.module.css'

/** What became of every row, on the screen and as a file. */
export function UploadResult({ heads, upload }: { heads: string[]; upload: Upload }) {
  const t = useMessages(uploadMessages)
  const rows = upload.rows ?? []
  const results = new Map(upload.results.map((one) => [one.rowNo, one]))
  const of = (outcome: 'DONE' | 'ALREADY' | 'FAILED') =>
    upload.results.filter((one) => one.outcome === outcome)
  const leftOut = rows.length - upload.ready.length
  const nameOf = (rowNo: number) =>
    rows.find((row) => row.rowNo === rowNo)?.cells.find((cell) => cell !== '') ?? String(rowNo)
  const save = () =>
    saveResult(t('resultName'), [
      [t('row'), ...heads, t('result'), t('state')],
      ...rows.map(({ rowNo, cells, problem }) => {
        const result = results.get(rowNo)
        const [outcome, reason] = result ? [t(result.outcome), result.message] : [t('skipped'), problem]
        return [rowNo, ...cells, outcome, reason ?? '']
      }),
    ]).catch(() => toast({ text: t('resultFailed'), tone: 'error' }))
  return (
    <>
      <div className={css.head}>
        <p role="status">
          <b>{t('finished', { done: of('DONE').length })}</b>
        </p>
        <Button
          size="sm"
          variant="outline"
          icon={<IconDownload size={16} aria-hidden />}
          onPress={() => void save()}
        >
          {t('resultFile')}
        </Button>
      </div>
      {of('ALREADY').length > 0 && <p>{t('already', { count: of('ALREADY').length })}</p>}
      {leftOut > 0 && <p>{t('leftOut', { count: leftOut })}</p>}
      {of('FAILED').length > 0 && (
        <Notice tone="soon" title={t('failedCount', { count: of('FAILED').length })}>
          <Reasons
            list={of('FAILED').map(({ rowNo, message }) => ({
              key: rowNo,
              name: nameOf(rowNo),
              reason: message ?? '',
            }))}
          />
        </Notice>
      )}
    </>
  )
}
