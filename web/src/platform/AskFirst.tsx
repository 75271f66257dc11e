import { useState, type ReactNode } from 'react'
import { Confirm } from '../ui/layers/Alert.tsx'
import { toast } from '../ui/layers/toast.ts'
import { isProofMissing, messageOf } from './call.ts'

interface AskFirstProps {
  title: string
  children: ReactNode
  /** Verbs: what happens, what stays. */
  okLabel: string
  cancelLabel: string
  danger?: boolean | undefined
  /** What is done on a yes. It answers what is said when it is done. */
  deed: () => Promise<string | null>
  /** Said when it fails and the server gives no reason. */
  failed: string
  onClose: () => void
}

/** Confirms an action, runs it and reports the result. Rendered only while it asks. */
export function AskFirst({ deed, failed, onClose, ...asked }: AskFirstProps) {
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
  return <Confirm open {...asked} busy={isRunning} onOk={() => void act()} onCancel={onClose} />
}
