import { useState, type ComponentType } from 'react'
import type { CourseSetting } from 'contract/teaching/courses/settings.schemas'
import { eventRecords } from 'contract/teaching/courses/settings.rules'
import type { CourseSeq } from 'contract/values/ids'
import { isRefusal, messageOf } from '../../../../../platform/call.ts'
import { useDraft } from '../../../../../platform/draft.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { DraftBar } from '../../../../../platform/management/DraftBar.tsx'
import { ErrorNote } from '../../../../../ui/ErrorNote.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { Loading, SkeletonBlock } from '../../../../../ui/Skeleton.tsx'
import { useShownSettings } from '../ClassSettingsShell.tsx'
import type { ClassSettings } from '../course-settings.api.ts'
import { useSaveError } from '../parts/use-save-error.ts'
import { EndPart } from './EndPart.tsx'
import { EntryPart } from './EntryPart.tsx'
import { EventPart } from './EventPart.tsx'
import { FloatingPart } from './FloatingPart.tsx'
import {
  useSaveEtc,
  useSaveEvent,
  useSaveFloating,
  useSetting,
  useLevelChoice,
  useSwitches,
  type Switches,
} from './more.api.ts'
import {
  etcOf,
  firstTrouble,
  floatingOf,
  isFloatingName,
  moreOf,
  type MoreDraft,
  type MorePart,
} from './more.ts'
import { moreMessages } from './more.messages.ts'
import { AccessPart, PromotionPart, VisibilityPart } from './VisibilityPart.tsx'

/**
 * The properties of a part from another feature; its switches take effect immediately, its texts wait for the save bar.
 */
export interface AddedPartProps extends MorePart {
  courseSeq: CourseSeq
  switches: Switches
}
type AddedParts = readonly ComponentType<AddedPartProps>[]

/** Further settings of the class page, and further actions. Other features add `parts`. */
export function MoreScreen({ parts }: { parts: AddedParts }) {
  const t = useMessages(moreMessages)
  const settings = useShownSettings()
  const { data, error, refetch } = useSetting(settings.courseSeq)
  if (data) return <MoreForm settings={settings} setting={data} parts={parts} />
  if (error) {
    return (
      <ErrorNote
        title={t('failed')}
        text={error.message}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  }
  return (
    <Loading label={t('loading')}>
      <SkeletonBlock height={420} radius={14} />
    </Loading>
  )
}

interface MoreFormProps {
  settings: ClassSettings
  setting: CourseSetting
  parts?: AddedParts
}

const none: AddedParts = []

/** The tab, after the stored settings have loaded. */
export function MoreForm({ settings, setting, parts = none }: MoreFormProps) {
  const t = useMessages(moreMessages)
  const switches = useSwitches(settings.courseSeq, setting)
  const level = useLevelChoice(settings.courseSeq, setting)
  const { draft, changed, change, revert, adopt } = useDraft(moreOf(setting))
  const [isTried, setTried] = useState(false)
  const save = useSaveMore(settings)
  const trouble = firstTrouble(draft)
  const refusedText = useSaveError(isRefusal(save.error) ? save.error : null)
  const submit = () => {
    setTried(true)
    if (trouble) return
    save.run(draft, changed).then(
      () => {
        adopt(draft)
        setTried(false)
        toast({ text: t('saved'), tone: 'ok' })
      },
      // The save bar shows the error.
      () => null,
    )
  }
  const startAgain = () => {
    save.forget()
    setTried(false)
    revert()
  }
  const part = { draft, change, isTried }
  return (
    <>
      <AccessPart switches={switches} level={level} />
      <VisibilityPart switches={switches} />
      <PromotionPart switches={switches} {...part} />
      <FloatingPart {...part} />
      <EventPart {...part} />
      {parts.map((Part, at) => (
        <Part key={at} courseSeq={settings.courseSeq} switches={switches} {...part} />
      ))}
      <EntryPart courseSeq={settings.courseSeq} />
      <EndPart settings={settings} />
      <DraftBar
        changes={changed.length}
        error={
          isTried && trouble
            ? t(trouble)
            : save.error
              ? (refusedText ?? messageOf(save.error, t('notSaved')))
              : undefined
        }
        isSaving={save.isRunning}
        onSave={submit}
        onRevert={startAgain}
      />
    </>
  )
}

/** Saves the changes, with one call per part. */
function useSaveMore({ courseSeq }: ClassSettings) {
  const etc = useSaveEtc(courseSeq)
  const floating = useSaveFloating(courseSeq)
  const event = useSaveEvent(courseSeq)
  return {
    isRunning: etc.isRunning || floating.isRunning || event.isRunning,
    error: etc.error ?? floating.error ?? event.error,
    forget: () => {
      etc.reset()
      floating.reset()
      event.reset()
    },
    run: async (draft: MoreDraft, changed: readonly string[]) => {
      const rest = etcOf(draft, changed)
      if (Object.keys(rest).length > 0) await etc.run({ body: rest })
      if (changed.some(isFloatingName)) await floating.run({ body: floatingOf(draft) })
      if (changed.includes('fields')) await event.run({ body: eventRecords(draft.fields) })
    },
  }
}
