import { useState } from 'react'
import * as api from 'contract/teaching/courses/settings.api'
import type { CourseSetting } from 'contract/teaching/courses/settings.schemas'
import type { CourseSeq } from 'contract/values/ids'
import { questionStatuses } from 'contract/values/type-codes'
import { messageOf } from '../../../../../platform/call.ts'
import { useCommand, useEndpoint } from '../../../../../platform/endpoint.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { useLevelNames } from '../../../../people/levels/levels.api.ts'
import { toast } from '../../../../../ui/layers/toast.ts'
import { moreMessages } from './more.messages.ts'

export const useSetting = (courseSeq: CourseSeq) => useEndpoint(api.getEtc, { courseSeq })
export const useSaveEtc = (courseSeq: CourseSeq) => useCommand(api.saveEtc, { courseSeq })
export const useSaveFloating = (courseSeq: CourseSeq) => useCommand(api.saveFloatingCta, { courseSeq })
export const useSaveEvent = (courseSeq: CourseSeq) => useCommand(api.saveCustomEvent, { courseSeq })

export type SwitchName =
  | 'courseReviewShowYn'
  | 'courseQaShowYn'
  | 'courseQuestionStatus'
  | 'coursePostOpenYn'
  | 'courseTutorShowYn'
  | 'courseAttendCountShowYn'
  | 'courseValidityShowYn'
  | 'courseAttendSumShowYn'
  | 'memberOnlyYn'
  | 'inviteEventYn'
  | 'canSendInviteEventYn'
  | 'coursePromotionShowYn'
  | 'courseRemainingTermShowYn'
  | 'courseRemainingAttendeeShowYn'
  | 'courseRollingShowYn'

const without = <Names extends object>(names: Names, gone: keyof Names) => {
  const { [gone]: _gone, ...rest } = names
  return rest
}

/** The API values of a switch. */
const sayings = (name: SwitchName) =>
  name === 'courseQuestionStatus'
    ? { on: questionStatuses.open, off: questionStatuses.closed }
    : { on: 'Y', off: 'N' }

/** Switches that take effect immediately: shown as pressed, and reverted if the server refuses. */
export function useSwitches(courseSeq: CourseSeq, setting: CourseSetting) {
  const t = useMessages(moreMessages)
  const save = useSaveEtc(courseSeq)
  const [pressed, setPressed] = useState<Partial<Record<SwitchName, string>>>({})
  const forget = (name: SwitchName) => setPressed((all) => without(all, name))
  return {
    isOn: (name: SwitchName) => (pressed[name] ?? setting[name]) === sayings(name).on,
    press: (name: SwitchName, isOn: boolean) => {
      const value = isOn ? sayings(name).on : sayings(name).off
      setPressed((all) => ({ ...all, [name]: value }))
      save.run({ body: { [name]: value } }).then(
        () => forget(name),
        (error: unknown) => {
          forget(name)
          toast({ text: messageOf(error, t('notSaved')), tone: 'error' })
        },
      )
    },
  }
}
export type Switches = ReturnType<typeof useSwitches>

/** The level that a class asks for: stored as chosen, and shown as before if the server refuses. */
export function useLevelChoice(courseSeq: CourseSeq, setting: CourseSetting) {
  const t = useMessages(moreMessages)
  const options = useLevelNames().data ?? []
  const save = useSaveEtc(courseSeq)
  const [chosen, setChosen] = useState<string | null>(null)
  return {
    options,
    value: chosen ?? String(setting.minLevelSeq ?? ''),
    choose: (value: string) => {
      const level = options.find(({ levelSeq }) => String(levelSeq) === value)
      setChosen(value)
      save.run({ body: { minLevelSeq: level?.levelSeq ?? null } }).then(
        () => setChosen(null),
        (error: unknown) => {
          setChosen(null)
          toast({ text: messageOf(error, t('notSaved')), tone: 'error' })
        },
      )
    },
  }
}
export type LevelChoice = ReturnType<typeof useLevelChoice>
