import { Button } from '../Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'footer' | 'cancelable'> {
  open?: boolean | undefined
  /** Verbs that name the action and its alternative. */
  okLabel: string
  cancelLabel: string
  onOk: () => void
  /** While the action runs, the user can neither repeat nor leave it. */
  busy?: boolean | undefined
  /** Whether the action is unavailable for now. */
  disabled?: boolean | undefined
  danger?: boolean | undefined
}

/** A form or a decision: one button carries it out, the other leaves everything as it is. */
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
