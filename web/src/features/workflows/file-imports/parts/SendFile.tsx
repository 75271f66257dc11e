import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import {
  importKinds,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  type ImportKind,
} from 'contract/workflows/file-imports/file-imports.rules'
import { formatBytes } from 'contract/values/bytes'
import { useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { fetchFile } from '../../../../platform/management/SpreadsheetButton.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { FileDrop } from '../../../../ui/forms/FileDrop.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useImportTemplate, useSendImport } from '../file-imports.api.ts'
import { fileImportMessages } from '../file-imports.messages.ts'
import css from './file-imports.module.css'

const bytes = formatBytes(MAX_IMPORT_BYTES)

const tips = {
  COURSES: ['tip1', 'tip2', 'tip3'],
  PLACES: ['placeTip1', 'placeTip2', 'placeTip3'],
} as const

/** The template, and the file that is uploaded and read. */
export function SendFile() {
  const t = useMessages(fileImportMessages)
  const [kind, setKind] = useState<ImportKind>('COURSES')
  const template = useImportTemplate()
  const fetchTemplate = () =>
    void template.run({ body: { kind } }).then(
      ({ url }) => fetchFile(url),
      () => toast({ text: t('templateFailed'), tone: 'error' }),
    )
  return (
    <>
      <div>
        <SegmentedControl
          label={t('kind')}
          value={kind}
          onChange={setKind}
          options={importKinds.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <ul className={css.tips}>
        {tips[kind].map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
      <div>
        <Button
          variant="outline"
          icon={<IconDownload size={18} aria-hidden />}
          loading={template.isRunning}
          onPress={fetchTemplate}
        >
          {t('template')}
        </Button>
      </div>
      <Drop kind={kind} />
    </>
  )
}

function Drop({ kind }: { kind: ImportKind }) {
  const t = useMessages(fileImportMessages)
  const go = useGo()
  const send = useSendImport()
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  async function take(file: File) {
    const fault = faultOf(file)
    setError(fault ? t(fault, { bytes }) : undefined)
    if (fault) return
    setPercent(0)
    try {
      const { fileImportSeq } = await send(kind, file, setPercent)
      go(`/settings/import/${fileImportSeq}`)
    } catch (failure) {
      setError(messageOf(failure, t('sendFailed')))
    }
    setPercent(null)
  }
  const prompt = percent === null ? t('prompt') : t(percent < 100 ? 'sending' : 'reading', { percent })
  return (
    <FileDrop
      label={t('file')}
      prompt={<span role="status">{prompt}</span>}
      hint={t('hint', { bytes, rows: withSeparators(MAX_IMPORT_ROWS) })}
      accept=".xlsx,.csv"
      error={error}
      disabled={percent !== null}
      onFiles={([file]) => {
        if (file) void take(file)
      }}
    />
  )
}

function faultOf({ name, size }: File) {
  if (!/\.(?:xlsx|csv)$/i.test(name)) return 'notSheet'
  return size > MAX_IMPORT_BYTES ? 'tooLarge' : null
}
