import { IconDownload } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { formatBytes } from 'contract/values/bytes'
import type { FileLink } from 'contract/values/file-link'
import { MAX_UPLOAD_ROWS, MAX_WORKBOOK_BYTES } from 'contract/values/workbooks'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { FileDrop } from '../../../ui/forms/FileDrop.tsx'
import { withSeparators } from '../../../ui/forms/digits.ts'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { messageOf } from '../../call.ts'
import { useMessages } from '../../words/use-messages.ts'
import { fetchFile } from '../SpreadsheetButton.tsx'
import { UploadPreview, UploadProgress } from './UploadPreview.tsx'
import { UploadResult } from './UploadResult.tsx'
import { uploadMessages } from './upload.messages.ts'
import { useUpload, type Upload, type UploadCalls } from './use-upload.ts'
import css from './UploadDialog.module.css'

export interface UploadDialogProps extends UploadCalls {
  title: string
  about: ReactNode
  /** The names of the cells of a row. */
  heads: string[]
  okLabel: (count: number) => string
  /** What staff confirm before the rows are carried out. */
  consent?: string
  template: () => Promise<FileLink>
  onClose: () => void
}

/** Takes in a spreadsheet: template, file, preview of every row, then the result of every row. */
export function UploadDialog({ title, about, heads, okLabel, consent, ...props }: UploadDialogProps) {
  const t = useMessages(uploadMessages)
  const upload = useUpload(props)
  const [hasConsent, setConsent] = useState(consent === undefined)
  const { rows, ready, results, isRunning, isDone, error } = upload
  const isStopped = results.length > 0 && !isDone && !isRunning
  return (
    <Dialog
      open
      onClose={props.onClose}
      cancelable={!isRunning}
      title={title}
      size={rows ? 'large' : 'medium'}
      footer={
        <>
          <Button variant="outline" disabled={isRunning} onPress={props.onClose}>
            {t('close')}
          </Button>
          {rows && !isDone && (
            <Button
              loading={isRunning}
              disabled={ready.length === 0 || !hasConsent}
              onPress={() => void upload.sendAll()}
            >
              {isStopped ? t('goOn') : okLabel(ready.length)}
            </Button>
          )}
        </>
      }
    >
      <div className={css.body}>
        {!rows && <Choosing about={about} template={props.template} upload={upload} />}
        {rows && results.length === 0 && !isRunning && (
          <>
            <UploadPreview heads={heads} upload={upload} />
            {consent !== undefined && ready.length > 0 && (
              <Checkbox label={consent} checked={hasConsent} onChange={setConsent} />
            )}
          </>
        )}
        {rows && (isRunning || isStopped) && <UploadProgress upload={upload} />}
        {error !== null && <Notice tone="error">{messageOf(error, t('checkFailed'))}</Notice>}
        {isDone && <UploadResult heads={heads} upload={upload} />}
      </div>
    </Dialog>
  )
}

interface ChoosingProps {
  about: ReactNode
  template: () => Promise<FileLink>
  upload: Upload
}
function Choosing({ about, template, upload }: ChoosingProps) {
  const t = useMessages(uploadMessages)
  const [fault, setFault] = useState<'notXlsx' | 'tooLarge' | null>(null)
  const bytes = formatBytes(MAX_WORKBOOK_BYTES)
  const take = ([file]: File[]) => {
    if (!file || upload.isRunning) return
    const found = faultOf(file)
    setFault(found)
    if (!found) void upload.open(file)
  }
  const fetchTemplate = () =>
    template().then(
      ({ url }) => fetchFile(url),
      () => toast({ text: t('templateFailed'), tone: 'error' }),
    )
  return (
    <>
      <p>{about}</p>
      <div>
        <Button
          variant="outline"
          icon={<IconDownload size={18} aria-hidden />}
          onPress={() => void fetchTemplate()}
        >
          {t('template')}
        </Button>
      </div>
      <FileDrop
        label={t('file')}
        prompt={upload.isRunning ? t('reading') : t('prompt')}
        hint={t('fileHint', { rows: withSeparators(MAX_UPLOAD_ROWS), bytes })}
        accept=".xlsx"
        error={fault ? t(fault, { bytes }) : undefined}
        onFiles={take}
      />
    </>
  )
}

function faultOf({ name, size }: File) {
  if (!name.toLowerCase().endsWith('.xlsx')) return 'notXlsx'
  return size > MAX_WORKBOOK_BYTES ? 'tooLarge' : null
}
