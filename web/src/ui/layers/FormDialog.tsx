import { Button } from '../Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'footer' | 'cancelable'> {
  open?: boolean | undefined
  /** Verbs: what happens, what stays. */
  okLabel: string
  cancelLabel: string
  onOk: () => void
  /** While it is carried out it can neither be repeated nor left. */
  busy?: boolean | undefined
  /** Whether what happens cannot happen yet. */
  disabled?: boolean | undefined
  danger?: boolean | undefined
}

/** Something to fill in or to decide: one button does it, the other leaves everything as it is. */
export function FormDialog({ okLabel, cancelLabel, onOk, ...props }: FormDialogProps) {
  const { open = true, busy = false, disabled, danger, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      open={open}
      cancelable={!busy}
      footer={
        <>
          <Button variant="outline" onPress={dialog.onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onPress={onOk} disabled={disabled} loading={busy}>
            {okLabel}
          </Button>
        </>
      }
    />
  )
}
