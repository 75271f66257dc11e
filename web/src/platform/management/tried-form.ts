import { useState } from 'react'
import { toast } from '../../ui/layers/toast.ts'
import { isProofMissing, messageOf } from '../call.ts'

interface TriedForm<Fault extends string, Field extends string> {
  /** The first fault of each field. */
  faults: Readonly<Record<Field, Fault | false>>
  t: (name: Fault | 'saved' | 'failed') => string
  save: () => Promise<unknown>
  /** Marks the draft as stored. */
  onSaved: () => void
}

/** A form that names its faults once it was tried, sends nothing while it has some, and says how saving went. */
export function useTriedForm<Fault extends string, Field extends string>({
  faults,
  t,
  save,
  onSaved,
}: TriedForm<Fault, Field>) {
  const [isTried, setTried] = useState(false)
  return {
    errorOf(field: Field) {
      const fault: Fault | false = faults[field]
      return isTried && fault ? t(fault) : undefined
    },
    submit() {
      setTried(true)
      if (Object.values(faults).some(Boolean)) return
      save().then(
        () => {
          onSaved()
          setTried(false)
          toast({ text: t('saved'), tone: 'ok' })
        },
        (error: unknown) => {
          if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
        },
      )
    },
  }
}
