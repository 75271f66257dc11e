import { IconX } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../IconButton.tsx'
import { useNativeDialog } from './use-native-dialog.ts'
import styles from './Dialog.module.css'

/** In pixels: small for alerts, small-medium for one short form, large for pictures and tables. */
const widths = { small: 400, 'small-medium': 500, medium: 678, large: 960 }

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, the safe one first. */
  footer?: ReactNode
  /** Default: medium. */
  size?: keyof typeof widths | undefined
  /** Whether Escape and a press outside close the dialog. */
  cancelable?: boolean | undefined
  /** Draws a close button with this label in the corner. */
  closeLabel?: string | undefined
  hideTitle?: boolean | undefined
  role?: 'dialog' | 'alertdialog' | undefined
}

export function Dialog({ open, onClose, title, children, footer, size = 'medium', ...props }: DialogProps) {
  const { cancelable = true, closeLabel, hideTitle = false, role } = props
  const titleId = useId()
  const native = useNativeDialog({ open, cancelable, onClose })
  return (
    // The keyboard's way out is the cancel event.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...native}
      role={role}
      className={styles.dialog}
      style={{ maxWidth: widths[size] }}
      aria-labelledby={open ? titleId : undefined}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId} className={cx(styles.title, hideTitle && 'visually-hidden')}>
              {title}
            </h2>
            {closeLabel && (
              <IconButton label={closeLabel} icon={<IconX aria-hidden="true" />} onPress={onClose} />
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
