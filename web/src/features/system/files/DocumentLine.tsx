import { IconFile, IconFileTypePdf } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatBytes } from 'contract/values/bytes'
import { isPdf } from 'contract/values/documents'
import css from './Documents.module.css'

interface DocumentLineProps {
  name: string
  contentType: string
  /** The text under the name; defaults to the size. */
  note?: ReactNode
  fileSize: number
  children?: ReactNode
}

/** One file with its icon, name and size. */
export function DocumentLine({ name, contentType, fileSize, note, children }: DocumentLineProps) {
  const Sign = isPdf({ contentType }) ? IconFileTypePdf : IconFile
  return (
    <div className={css.line}>
      <span className={css.sign} data-pdf={isPdf({ contentType }) || undefined}>
        <Sign size={20} stroke={1.6} aria-hidden />
      </span>
      <span className={css.text}>
        <b>{name}</b>
        {note ?? <small className="num">{formatBytes(fileSize)}</small>}
      </span>
      {children}
    </div>
  )
}
