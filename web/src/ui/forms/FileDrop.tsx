import { IconUpload } from '@tabler/icons-react'
import { useState, type DragEvent, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './FileDrop.module.css'

interface FileDropProps extends FieldProps {
  /** For example "Choose a file or drop it here". */
  prompt: ReactNode
  accept?: string | undefined
  multiple?: boolean | undefined
  onFiles: (files: File[]) => void
  icon?: ReactNode
}

/** Passes files on unchecked; the screen checks size and type, because dropped files ignore `accept`. */
export function FileDrop({ prompt, accept, multiple = false, onFiles, icon, ...props }: FileDropProps) {
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !props.disabled) onFiles(multiple ? files : files.slice(0, 1))
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <Field {...props}>
      {(ids) => (
        <div
          className={cx(styles.drop, over && styles.over)}
          role="presentation"
          onDragOver={hover}
          onDragLeave={() => setOver(false)}
          onDrop={dropped}
        >
          <input
            {...ids}
            type="file"
            className={styles.input}
            accept={accept}
            multiple={multiple}
            onChange={(event) => {
              take(event.target.files)
              // Cleared, so that the user can choose the same file again after a failure.
              event.target.value = ''
            }}
          />
          {icon ?? <IconUpload size={22} aria-hidden="true" />}
          <span>{prompt}</span>
        </div>
      )}
    </Field>
  )
}
