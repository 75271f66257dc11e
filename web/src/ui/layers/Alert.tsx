import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

interface AlertProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  okLabel: string
  onClose: () => void
}

/** Something to be read, and one button. */
export const Alert = ({ open, title, children, okLabel, onClose }: AlertProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    width={400}
    role="alertdialog"
    footer={<Button onPress={onClose}>{okLabel}</Button>}
  >
    {children}
  </Dialog>
)

interface ConfirmProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** Verbs: what happens, what stays. */
  okLabel: string
  cancelLabel: string
  danger?: boolean | undefined
  busy?: boolean | undefined
  onOk: () => void
  onCancel: () => void
}

/** A decision. While `busy` it can neither be repeated nor left. */
export const Confirm = ({ open, title, children, okLabel, cancelLabel, ...props }: ConfirmProps) => (
  <Dialog
    open={open}
    onClose={props.onCancel}
    title={title}
    width={400}
    role="alertdialog"
    cancelable={!props.busy}
    footer={
      <>
        <Button variant="outline" onPress={props.onCancel} disabled={props.busy}>
          {cancelLabel}
        </Button>
        <Button variant={props.danger ? 'danger' : 'primary'} onPress={props.onOk} loading={props.busy}>
          {okLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
