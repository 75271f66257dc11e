import { useState, type ReactNode } from 'react'
import { Confirm } from '../ui/layers/Alert.tsx'
import { toast } from '../ui/layers/toast.ts'
import { isProofMissing, messageOf } from './call.ts'

interface AskFirstProps {
  title: string
  children: ReactNode
  /** Verbs that name the action and its alternative. */
  okLabel: string
  cancelLabel: string
  danger?: boolean | undefined
  /** Runs the confirmed action. Returns the success message, or null for none. */
  deed: () => Promise<string | null>
  /** The failure message if the server gives no reason. */
  failed: string
  onClose: () => void
}

/** Confirms an action, runs it and reports the result. Rendered only while the dialog is open. */
export function AskFirst({ deed, failed, onClose, ...question }: AskFirstProps) {
  const [isRunning, setRunning] = useState(false)
  async function act() {
    setRunning(true)
    try {
      const done = await deed()
      if (done !== null) toast({ text: done, tone: 'ok' })
    } catch (error) {
      if (!isProofMissing(error)) toast({ text: messageOf(error, failed), tone: 'error' })
    }
    onClose()
  }
  return <Confirm open {...question} busy={isRunning} onOk={() => void act()} onCancel={onClose} />
}
