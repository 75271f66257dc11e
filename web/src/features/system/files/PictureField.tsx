import type { ReactNode } from 'react'
import type { PlainFileKind } from 'contract/system/files/schemas'
import type { Stored } from '../../../platform/upload.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { FieldSet } from '../../../ui/forms/Field.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { usePictureUpload } from './files.api.ts'
import { fileMessages } from './files.messages.ts'
import { PictureButtons, useUploadFailure } from './PictureButtons.tsx'
import css from './PictureField.module.css'

interface PictureFieldProps {
  label: string
  kind: PlainFileKind
  /** The current picture. */
  url: string | null
  /** Shown without a picture. */
  instead: ReactNode
  shape?: 'wide' | 'square'
  error?: string | undefined
  onStored: (file: Stored) => void
  onRemove?: (() => void) | undefined
}

/** Shows one picture, and uploads another one of any size. */
export function PictureField({ label, kind, url, instead, shape = 'wide', ...props }: PictureFieldProps) {
  const t = useMessages(fileMessages)
  const upload = usePictureUpload(kind, (file) => {
    props.onStored(file)
    toast(t('done'))
  })
  return (
    <FieldSet legend={label} error={useUploadFailure(upload) ?? props.error}>
      <div className={css.picture} data-shape={shape}>
        <div className={css.frame}>{url ? <img src={url} alt="" /> : instead}</div>
        <div className={css.side}>
          <p>{t('hint')}</p>
          <PictureButtons label={label} upload={upload} hasPicture={Boolean(url)} onRemove={props.onRemove} />
        </div>
      </div>
    </FieldSet>
  )
}
