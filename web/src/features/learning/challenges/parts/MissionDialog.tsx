import { useState } from 'react'
import { checkInTypes, type CheckInType } from 'contract/learning/challenges/missions.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useSaveMission, type Mission, type TermRef } from '../challenges.api.ts'
import { challengeMissionMessages } from '../missions.messages.ts'
import css from '../challenges.module.css'

interface Draft {
  title: string
  content: string
  checkInType: CheckInType
  unit: string
  fromDay: number | null
  untilDay: number | null
  dailyStartTime: string
  dailyEndTime: string
  point: number | null
  xp: number | null
}
const empty: Draft = {
  title: '',
  content: '',
  checkInType: 'CHECK',
  unit: '',
  fromDay: 1,
  untilDay: null,
  dailyStartTime: '',
  dailyEndTime: '',
  point: null,
  xp: null,
}
const draftOf = (mission: Mission): Draft => ({
  ...empty,
  title: mission.title,
  content: mission.content,
  checkInType: mission.checkInType,
  unit: mission.unit,
  fromDay: mission.fromDay,
  untilDay: mission.untilDay,
  dailyStartTime: mission.dailyStartTime ?? '',
  dailyEndTime: mission.dailyEndTime ?? '',
  point: mission.point || null,
  xp: mission.xp || null,
})
const bodyOf = (draft: Draft) => ({
  ...draft,
  title: draft.title.trim(),
  content: draft.content.trim(),
  unit: draft.unit.trim(),
  fromDay: Math.max(1, draft.fromDay ?? 1),
  untilDay: draft.untilDay || null,
  dailyStartTime: draft.dailyStartTime || null,
  dailyEndTime: draft.dailyEndTime || null,
  point: draft.point ?? 0,
  xp: draft.xp ?? 0,
})

interface MissionDialogProps {
  termRef: TermRef
  /** Null for a new one. */
  mission: Mission | null
  onClose: () => void
}
export function MissionDialog({ termRef, mission, onClose }: MissionDialogProps) {
  const t = useMessages(challengeMissionMessages)
  const save = useSaveMission(termRef)
  const [draft, setDraft] = useState(() => (mission ? draftOf(mission) : empty))
  const [isTried, setTried] = useState(false)
  const isNameless = draft.title.trim() === ''
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }))
  const send = () => {
    setTried(true)
    if (isNameless) return
    const body = { ...bodyOf(draft), challengeMissionSeq: mission?.challengeMissionSeq ?? null }
    save.run({ body }).then(
      () => {
        toast({ text: t('saved'), tone: 'ok' })
        onClose()
      },
      // The notice shows it.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t(mission ? 'editTitle' : 'add')}
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      busy={save.isRunning}
      onOk={send}
      onClose={onClose}
    >
      <div className={css.fields}>
        {save.error && <Notice tone="error">{messageOf(save.error, t('failed'))}</Notice>}
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          value={draft.title}
          onChange={(title) => change({ title })}
          maxLength={100}
          required
          focusOnOpen
          error={isTried && isNameless ? t('nameNeeded') : undefined}
        />
        <TextArea
          label={t('content')}
          optionalLabel={t('optional')}
          placeholder={t('contentPlaceholder')}
          value={draft.content}
          onChange={(content) => change({ content })}
          maxLength={2000}
          rows={2}
        />
        <div className={css.pair}>
          <Select
            label={t('type')}
            value={draft.checkInType}
            onChange={(checkInType) => change({ checkInType })}
            options={checkInTypes.map((value) => ({ value, label: t(`type${value}`) }))}
          />
          {draft.checkInType === 'NUMBER' && (
            <TextInput
              label={t('unit')}
              placeholder={t('unitPlaceholder')}
              value={draft.unit}
              onChange={(unit) => change({ unit })}
              maxLength={10}
            />
          )}
        </div>
        <MissionTimes draft={draft} change={change} />
      </div>
    </FormDialog>
  )
}

interface MissionTimesProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
}
function MissionTimes({ draft, change }: MissionTimesProps) {
  const t = useMessages(challengeMissionMessages)
  return (
    <div className={css.pair}>
      <NumberInput
        label={t('from')}
        value={draft.fromDay}
        onChange={(fromDay) => change({ fromDay })}
        max={1000}
      />
      <NumberInput
        label={t('until')}
        hint={t('untilHint')}
        value={draft.untilDay}
        onChange={(untilDay) => change({ untilDay })}
        max={1000}
      />
      <DateTimeInput
        kind="time"
        label={t('startTime')}
        value={draft.dailyStartTime}
        onChange={(dailyStartTime) => change({ dailyStartTime })}
      />
      <DateTimeInput
        kind="time"
        label={t('endTime')}
        hint={t('timeHint')}
        value={draft.dailyEndTime}
        onChange={(dailyEndTime) => change({ dailyEndTime })}
      />
      <NumberInput
        label={t('point')}
        optionalLabel={t('optional')}
        unit="P"
        value={draft.point}
        onChange={(point) => change({ point })}
        max={100_000}
      />
      <NumberInput
        label={t('xp')}
        optionalLabel={t('optional')}
        unit="XP"
        value={draft.xp}
        onChange={(xp) => change({ xp })}
        max={100_000}
      />
    </div>
  )
}
