import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

interface AlertProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  okLabel: string
  onClose: () => void
}

/** A message with one button. */
export const Alert = ({ open, title, children, okLabel, onClose }: AlertProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    size="small"
    role="alertdialog"
    footer={<Button onPress={onClose}>{okLabel}</Button>}
  >
    {children}
  </Dialog>
)

interface ConfirmProps extends Omit<FormDialogProps, 'open' | 'onClose' | 'size' | 'role'> {
  open: boolean
  onCancel: () => void
}

/** A decision. While `busy`, the user can neither repeat nor leave it. */
export const Confirm = ({ onCancel, ...props }: ConfirmProps) => (
  <FormDialog {...props} onClose={onCancel} size="small" role="alertdialog" />
)
