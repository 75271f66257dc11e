import { columnNames } from 'contract/workflows/file-imports/column-names'
import {
  importColumns,
  neededColumns,
  type ImportColumn,
} from 'contract/workflows/file-imports/file-imports.rules'
import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useTranslations } from '../../../../platform/words/use-translations.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useSaveColumns, type FileImport } from '../file-imports.api.ts'
import { importFileMessages } from '../import-file.messages.ts'
import css from './file-imports.module.css'

const UNUSED = 'unused'

/** Which heading of the file is which column. A heading that is chosen for another column leaves its former one. */
export function ColumnChoice({ of: { kind, headings, columns: stored, fileImportSeq } }: { of: FileImport }) {
  const t = useMessages(importFileMessages)
  const say = useTranslations()
  const save = useSaveColumns(fileImportSeq)
  const [columns, setColumns] = useState(stored)
  const needed: readonly ImportColumn[] = neededColumns[kind]
  async function choose(key: ImportColumn, at: number | null) {
    const others = columns.filter((one) => one.key !== key && one.at !== at)
    const next = at === null ? others : [...others, { key, at }]
    setColumns(next)
    // Until then there is nothing to check.
    if (!needed.every((name) => next.some((one) => one.key === name))) return
    await save.run({ body: { columns: next } }).catch((error: unknown) => {
      setColumns(columns)
      toast({ text: messageOf(error, t('columnsFailed')), tone: 'error' })
    })
  }
  const options = headings.map((name, at) => ({ value: String(at), label: name || String(at + 1) }))
  return (
    <div className={css.columns}>
      {importColumns[kind].map((key) => {
        const at = columns.find((one) => one.key === key)?.at
        const isNeeded = needed.includes(key)
        return (
          <Select
            key={key}
            label={say(columnNames[key])}
            required={isNeeded}
            disabled={save.isRunning}
            value={at === undefined ? (isNeeded ? '' : UNUSED) : String(at)}
            placeholder={isNeeded ? t('titleMissing') : undefined}
            options={isNeeded ? options : [{ value: UNUSED, label: t('unused') }, ...options]}
            onChange={(chosen) => void choose(key, chosen === UNUSED ? null : Number(chosen))}
          />
        )
      })}
    </div>
  )
}
