import { IconX } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../IconButton.tsx'
import { useNativeDialog } from './use-native-dialog.ts'
import styles from './Sheet.module.css'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  /** Always takes three quarters of the screen, for lists that load. */
  tall?: boolean | undefined
}

/** Slides in from below on phones and from the right on wider screens. */
export function Sheet({ open, onClose, title, closeLabel, children, footer, tall = false }: SheetProps) {
  const titleId = useId()
  const native = useNativeDialog({ open, cancelable: true, onClose })
  return (
    // The keyboard's way out is the cancel event.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...native}
      className={cx(styles.sheet, tall && styles.tall)}
      aria-labelledby={open ? titleId : undefined}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} icon={<IconX aria-hidden="true" />} onPress={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
