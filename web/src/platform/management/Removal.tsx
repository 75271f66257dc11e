import type { ReactNode } from 'react'
import { Confirm } from '../../ui/layers/Alert.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { Notice } from '../../ui/Notice.tsx'
import { messageOf } from '../call.ts'

interface RemovalProps {
  title: string
  /** What is lost. */
  children: ReactNode
  removeLabel: string
  cancelLabel: string
  /** What is said afterwards, and where it did not work and nobody knows why. */
  doneText: string
  failedText: string
  command: { error: unknown; isRunning: boolean }
  remove: () => Promise<unknown>
  onClose: () => void
  onDone?: (() => void) | undefined
}
/** Removes something for good, after a question that also shows why it did not work. */
export function Removal({ title, children, command, remove, onClose, onDone, ...texts }: RemovalProps) {
  const run = () =>
    void remove().then(
      () => {
        toast({ text: texts.doneText, tone: 'ok' })
        onClose()
        onDone?.()
      },
      // Shown below.
      () => null,
    )
  return (
    <Confirm
      open
      danger
      title={title}
      okLabel={texts.removeLabel}
      cancelLabel={texts.cancelLabel}
      busy={command.isRunning}
      onOk={run}
      onCancel={onClose}
    >
      {children}
      {command.error !== null && command.error !== undefined && (
        <Notice tone="error">{messageOf(command.error, texts.failedText)}</Notice>
      )}
    </Confirm>
  )
}
