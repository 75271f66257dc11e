import { IconRefresh, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatBytes } from 'contract/values/bytes'
import { documentOf } from 'contract/values/documents'
import type { DocumentKind, DocumentRow } from 'contract/system/files/schemas'
import { acceptedFor, MAX_DOCUMENT_BYTES } from 'contract/system/files/files.rules'
import type { FileSeq } from 'contract/values/ids'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/forms/FileDrop.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ProgressBar } from '../../../ui/Progress.tsx'
import { DocumentLine } from './DocumentLine.tsx'
import css from './Documents.module.css'
import { documentMessages } from './documents.messages.ts'
import type { Documents } from './use-documents.ts'
import type { Sent } from './use-sending.ts'

interface DocumentsFieldProps {
  label: string
  kind: DocumentKind
  documents: Documents
  /** Documents that are stored already and stay. */
  kept?: readonly DocumentRow[]
  onDrop?: (fileSeq: FileSeq) => void
  /** Accepts a single file, and hides the button once there is one. */
  single?: boolean
  /** Hides the button once there are so many. */
  limit?: number
  /** In place of the usual words about size and kinds. */
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
}

/** Files of any accepted type: stored ones, running uploads, and a button for more. */
export function DocumentsField({ label, kind, documents, kept = [], onDrop, ...props }: DocumentsFieldProps) {
  const t = useMessages(documentMessages)
  const { single = false, limit = Infinity, hint, error, required } = props
  const most = formatBytes(MAX_DOCUMENT_BYTES[kind])
  const isFull = kept.length + documents.list.length >= (single ? 1 : limit)
  return (
    <div className={css.field}>
      {!isFull && (
        <FileDrop
          label={label}
          prompt={t('prompt')}
          hint={hint ?? t(kind === 'payee' || kind === 'invoice' ? 'hintPapers' : 'hint', { most })}
          accept={acceptedFor(kind)}
          multiple={!single}
          required={required}
          error={error}
          onFiles={documents.add}
        />
      )}
      {kept.length + documents.list.length > 0 && (
        <ul className={css.list} aria-label={label}>
          {kept.map(({ fileSeq, originFileName: name, contentType, fileSize }) => (
            <li key={fileSeq}>
              <DocumentLine name={name} contentType={contentType} fileSize={fileSize}>
                {onDrop && (
                  <IconButton
                    label={t('remove', { name })}
                    icon={<IconX size={18} />}
                    onPress={() => onDrop(fileSeq)}
                  />
                )}
              </DocumentLine>
            </li>
          ))}
          {documents.list.map((one) => (
            <li key={one.key}>
              <OnItsWay one={one} documents={documents} most={most} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OnItsWay({ one, documents, most }: { one: Sent; documents: Documents; most: string }) {
  const t = useMessages(documentMessages)
  const { file, stored, trouble, percent } = one
  const { name } = file
  const note = trouble ? (
    <small className={css.trouble} role="alert">
      {trouble.message ?? t(trouble.why, { most })}
    </small>
  ) : stored ? undefined : (
    <>
      <small className="num">{t('sending', { percent })}</small>
      <ProgressBar size="thin" value={percent} label={t('sendingOf', { name })} />
    </>
  )
  return (
    <DocumentLine name={name} contentType={documentOf(name)?.type ?? ''} fileSize={file.size} note={note}>
      {trouble?.why === 'notSent' && (
        <Button
          size="sm"
          variant="outline"
          label={t('againOf', { name })}
          icon={<IconRefresh size={16} />}
          onPress={() => documents.again(one)}
        >
          {t('again')}
        </Button>
      )}
      <IconButton
        label={t(stored || trouble ? 'remove' : 'cancel', { name })}
        icon={<IconX size={18} />}
        onPress={() => documents.remove(one.key)}
      />
    </DocumentLine>
  )
}
