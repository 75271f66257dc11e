import { useState, type FocusEvent } from 'react'
import { isRefusal } from '../../../../platform/call.ts'
import { now } from '../../../../platform/clock.ts'
import { isSame, useDraft, type Change } from '../../../../platform/draft.tsx'
import { useAutosave } from '../../../../platform/use-autosave.ts'
import { useSaveInformation, type ClassSettings } from './course-settings.api.ts'
import {
  fieldsNamed,
  informationOf,
  isTitleFine,
  keepable,
  kindTroubles,
  type InformationDraft,
} from './information.ts'

/** Only staff see a class in these states, so it may be incomplete. */
const isUnwatched = ({ state }: ClassSettings) => state === 'DRAFT' || state === 'REJECTED'

/** The refused fields, with the draft in which they were refused. */
interface Rejected {
  draft: InformationDraft
  fields: Readonly<Record<string, string>>
}

/**
 * The draft of a class. Until the class is public, it saves automatically without incomplete fields; a public class is
 * saved with the bar only, so that visitors never read half a sentence. docs/rules.md.
 */
export function useInformation(settings: ClassSettings) {
  const [isWriting, setWriting] = useState(false)
  const [isTried, setTried] = useState(false)
  const byItself = isUnwatched(settings)
  const { draft, base, changed, change, revert, adopt } = useDraft(informationOf(settings), {
    isHeld: byItself && isWriting,
  })
  const { save, savedAt, rejected, forgetRejected, submit } = useSubmission(settings, { adopt, change })
  const troubles = kindTroubles(draft, settings)
  const refusedFields = stillRefused(rejected, draft)
  const wrong = [
    ...(isTitleFine(draft.title) ? [] : ['title']),
    ...troubles.keys(),
    ...Object.keys(refusedFields),
  ]
  const { kept, held } = keepable(draft, base, wrong)
  const isHeldBack = held.some((field) => !isSame(draft[field], base[field]))
  const refused = isRefusal(save.error) ? save.error : null
  const isConflict = isRefusal(refused, 'CLASS_STATE_CHANGED')

  /** Saves every valid field; an invalid one shows its error from now on. */
  const keepWhole = () => {
    setTried(true)
    if (!isSame(kept, base)) submit(kept)
  }
  const isStuck = save.error !== null && (isConflict || Object.keys(refusedFields).length === 0)
  const isDue = byItself && changed.length > 0 && !save.isRunning && !isStuck
  const { onBlur } = useAutosave({ isDue, draft, save: keepWhole })
  return {
    draft,
    changed,
    refused,
    refusedFields,
    troubles,
    isTried,
    isSaving: save.isRunning,
    /** Saves on a press of the bar: the whole draft, or its valid part for an unpublished class. */
    save: (then: () => void) => {
      setTried(true)
      if (wrong.length === 0) submit(draft, then)
      else if (byItself) keepWhole()
    },
    change: (part: Change<InformationDraft>) => {
      if (save.error) save.reset()
      change(part)
    },
    startAgain: () => {
      setTried(false)
      forgetRejected()
      save.reset()
      revert()
    },
    saving: byItself
      ? { isSaving: save.isRunning, savedAt, isHeldBack: isHeldBack && isTried, isRefused: isStuck }
      : null,
    isHeldBack,
    unwatched: watching(onBlur, setWriting),
  }
}

/** Reports whether the user is typing in the form, and passes on the blur of its fields. */
const watching = (onBlur: (event: FocusEvent<HTMLElement>) => void, setWriting: (is: boolean) => void) => ({
  onFocus: () => setWriting(true),
  onBlur: (event: FocusEvent<HTMLElement>) => {
    onBlur(event)
    setWriting(event.currentTarget.contains(event.relatedTarget))
  },
})

type DraftHandle = ReturnType<typeof useDraft<InformationDraft>>
/** Saves a draft, and keeps the refused fields with the draft in which they were refused. */
function useSubmission(settings: ClassSettings, { adopt, change }: Pick<DraftHandle, 'adopt' | 'change'>) {
  const save = useSaveInformation(settings.courseSeq)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [rejected, setRejected] = useState<Rejected | null>(null)
  const submit = (body: InformationDraft, then?: () => void) => {
    save.run({ body }).then(
      ({ rowVersion }) => {
        adopt({ ...body, rowVersion })
        change({ rowVersion })
        setSavedAt(now())
        then?.()
      },
      // The save bar and the fields show the error.
      (error: unknown) => {
        if (isRefusal(error)) setRejected({ draft: body, fields: error.fields })
      },
    )
  }
  return { save, savedAt, rejected, forgetRejected: () => setRejected(null), submit }
}

/** A refusal of a field counts until the user changes the field. */
function stillRefused(rejected: Rejected | null, draft: InformationDraft): Record<string, string> {
  if (!rejected) return {}
  const isUnchanged = ([path]: [string, string]) =>
    fieldsNamed(draft, path).some((field) => isSame(draft[field], rejected.draft[field]))
  return Object.fromEntries(Object.entries(rejected.fields).filter(isUnchanged))
}
