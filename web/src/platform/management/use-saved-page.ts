import { useEffect, useState } from 'react'
import { useGo } from '../address.ts'
import { useDraft } from '../draft.tsx'
import { toast } from '../../ui/layers/toast.ts'

interface SavedPage<Draft, Fault> {
  stored: Draft
  /** The first thing that keeps it from being saved. */
  faultOf: (draft: Draft) => Fault | null
  /** Stores it, and says on which page it stands from then on. */
  store: (draft: Draft) => Promise<string>
  savedText: string
}
/** The form of something that has a page of its own, to which the browser goes once it is saved. */
export function useSavedPage<Draft extends object, Fault>(form: SavedPage<Draft, Fault>) {
  const { stored, faultOf, store, savedText } = form
  const go = useGo()
  const { draft, change, isDirty, adopt } = useDraft(stored)
  const [isPressed, setPressed] = useState(false)
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    // Only once the draft counts as saved; earlier, leaving would open the warning.
    if (page !== null) go(page, { replace: true })
  }, [page, go])
  function save() {
    setPressed(true)
    if (faultOf(draft)) return
    store(draft).then(
      (savedAs) => {
        adopt(draft)
        setPage(savedAs)
        toast({ text: savedText, tone: 'ok' })
      },
      // The notice above the form shows the error.
      () => null,
    )
  }
  return { draft, change, isDirty, save, fault: isPressed ? faultOf(draft) : null }
}
