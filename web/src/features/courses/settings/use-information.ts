import { useState, type FocusEvent } from 'react'
import { isRefusal } from '../../../platform/call.ts'
import { now } from '../../../platform/clock.ts'
import { useDraft, type Change } from '../../../platform/draft.tsx'
import { useAutosave } from '../../../platform/use-autosave.ts'
import { useSaveInformation, type ClassSettings } from './course-settings.api.ts'
import { informationOf, isTitleFine, kindTroubles, type InformationDraft } from './information.ts'

/** Nobody but its staff sees such a class: what is half written may stand there. */
const isUnwatched = ({ state }: ClassSettings) => state === 'DRAFT' || state === 'REJECTED'

/**
 * What the class is, while it is written. Before anybody can see the class it saves itself; a published one is saved by
 * its bar, so that no half sentence is ever sold. docs/rules.md R-415.
 */
export function useInformation(settings: ClassSettings) {
  const save = useSaveInformation(settings.courseSeq)
  const [isWriting, setWriting] = useState(false)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const byItself = isUnwatched(settings)
  const { draft, changed, change, revert, adopt } = useDraft(informationOf(settings), {
    isHeld: byItself && isWriting,
  })
  const refused = isRefusal(save.error) ? save.error : null

  const submit = (then?: () => void) => {
    save.run({ body: draft }).then(
      ({ rowVersion }) => {
        adopt({ ...draft, rowVersion })
        change({ rowVersion })
        setSavedAt(now())
        then?.()
      },
      // Said by the bar and beside the fields.
      () => null,
    )
  }
  const isFine = isTitleFine(draft.title) && kindTroubles(draft, settings).size === 0
  const isDue = byItself && changed.length > 0 && !save.isRunning && !save.error && isFine
  const { onBlur } = useAutosave({ isDue, draft, save: () => submit() })
  return {
    draft,
    changed,
    refused,
    isSaving: save.isRunning,
    submit,
    change: (part: Change<InformationDraft>) => {
      if (save.error) save.reset()
      change(part)
    },
    startAgain: () => {
      save.reset()
      revert()
    },
    saving: byItself ? { isSaving: save.isRunning, savedAt } : null,
    unwatched: {
      onFocus: () => setWriting(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        onBlur(event)
        setWriting(event.currentTarget.contains(event.relatedTarget))
      },
    },
  }
}
