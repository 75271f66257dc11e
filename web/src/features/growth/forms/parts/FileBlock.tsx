import { useEffect } from 'react'
import { MAX_FORM_FILES } from 'contract/growth/forms/forms.rules'
import { MAX_DOCUMENT_BYTES } from 'contract/system/files/files.rules'
import { formatBytes } from 'contract/values/bytes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { DocumentsField } from '../../../system/files/DocumentsField.tsx'
import { useDocumentsSentBy } from '../../../system/files/use-documents.ts'
import { formPageMessages } from '../form-page.messages.ts'
import { useFieldProps, type BlockProps } from './block-props.tsx'
import type { AnswerFiles } from './use-answer-files.ts'
import css from './form-page.module.css'

/** A question that is answered with files. In a preview nothing is sent. */
export function FileBlock(props: BlockProps) {
  const t = useMessages(formPageMessages)
  const { files } = props
  if (files) return <SentFiles {...props} files={files} />
  const nothing = {
    list: [],
    fileSeqs: [],
    isSending: false,
    add: () => toast({ text: t('filesPreview') }),
    again: () => undefined,
    remove: () => undefined,
    clear: () => undefined,
  }
  return <FilesField {...props} documents={nothing} kept={[]} />
}

function SentFiles({ files, ...props }: BlockProps & { files: AnswerFiles }) {
  const t = useMessages(formPageMessages)
  const { item, value, onChange } = props
  const documents = useDocumentsSentBy(
    'form_file',
    (file, watch) => files.put(item, file, watch),
    (stored) => {
      files.keep(stored)
      onChange((keys) => [...(Array.isArray(keys) ? keys : []), String(stored.fileSeq)])
    },
  )
  const kept = files.rowsOf(value)
  const { isSending } = documents
  const { setSending } = files
  useEffect(() => {
    setSending(item, isSending)
    return () => setSending(item, false)
    // The functions change with every render; only whether something is on its way matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSending, item.formItemSeq])
  function add(chosen: readonly File[]) {
    const free = Math.max(0, MAX_FORM_FILES - kept.length - documents.list.length)
    documents.add(chosen.slice(0, free))
    if (chosen.length > free) toast({ text: t('FILES', { count: MAX_FORM_FILES }), tone: 'error' })
  }
  return (
    <FilesField
      {...props}
      documents={{ ...documents, add }}
      kept={kept}
      onDrop={(fileSeq) =>
        onChange((keys) => (Array.isArray(keys) ? keys.filter((key) => key !== String(fileSeq)) : []))
      }
    />
  )
}

type FieldProps = BlockProps & Pick<Parameters<typeof DocumentsField>[0], 'documents' | 'kept' | 'onDrop'>
function FilesField({ documents, kept = [], onDrop, ...props }: FieldProps) {
  const t = useMessages(formPageMessages)
  const { label, optionalLabel, hint, error, required } = useFieldProps(props)
  const size = formatBytes(MAX_DOCUMENT_BYTES.form_file)
  return (
    <DocumentsField
      label={optionalLabel ? `${label} ${optionalLabel}` : label}
      hint={
        <>
          {hint && <span className={css.helped}>{hint}</span>}
          {t('filesHint', { count: MAX_FORM_FILES, size })}
        </>
      }
      kind="form_file"
      documents={documents}
      kept={kept}
      {...(onDrop && { onDrop })}
      limit={MAX_FORM_FILES}
      error={error}
      required={required}
    />
  )
}
