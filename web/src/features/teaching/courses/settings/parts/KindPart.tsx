import { openTypes, courseTypes, type CourseTypeCd } from 'contract/values/type-codes'
import { weekdayName } from 'contract/values/moments'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { DateTimeInput } from '../../../../../ui/forms/DateTimeInput.tsx'
import { FieldSet } from '../../../../../ui/forms/Field.tsx'
import { RadioGroup } from '../../../../../ui/forms/RadioGroup.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import type { InformationDraft } from '../information.ts'
import { kindSettingsMessages } from '../kind-settings.messages.ts'
import css from './payment.module.css'

export interface KindPartProps {
  draft: InformationDraft
  change: (part: Partial<InformationDraft>) => void
  errorOf: (name: string) => string | undefined
}
/** The most common type first. */
const offered = Object.values(courseTypes).toReversed()

/** Selects the type of a class. */
export function TypeChoice({
  value,
  onChange,
  error,
}: {
  value: CourseTypeCd
  onChange: (type: CourseTypeCd) => void
  error?: string | undefined
}) {
  const t = useMessages(kindSettingsMessages)
  return (
    <RadioGroup
      label={t('courseType')}
      value={value}
      onChange={onChange}
      error={error}
      options={offered.map((type) => ({
        value: type,
        label: t(`type${type}`),
        hint: t(`type${type}Hint`),
      }))}
    />
  )
}

/** The type of a class, and the days on which it meets. */
export function KindPart({ draft, change, errorOf }: KindPartProps) {
  const t = useMessages(kindSettingsMessages)
  return (
    <FormSection title={t('kind')} why={t('kindWhy')}>
      <TypeChoice
        value={draft.courseTypeCd}
        onChange={(courseTypeCd) => change({ courseTypeCd })}
        error={errorOf('courseTypeCd')}
      />
      <RadioGroup
        label={t('scheduleType')}
        layout="row"
        hint={t('longEnough')}
        value={draft.scheduleTypeCd}
        onChange={(scheduleTypeCd) => change({ scheduleTypeCd })}
        error={errorOf('scheduleTypeCd')}
        options={(['D', 'S', 'R'] as const).map((value) => ({ value, label: t(`schedule${value}`) }))}
      />
      {draft.scheduleTypeCd === 'R' && <Week draft={draft} change={change} errorOf={errorOf} />}
    </FormSection>
  )
}

const byNumber = (one: number, other: number) => one - other
const week = [1, 2, 3, 4, 5, 6, 0]
function Week({ draft, change, errorOf }: KindPartProps) {
  const t = useMessages(kindSettingsMessages)
  const { language } = useSite()
  const { weekdays } = draft
  const turn = (day: number, isOn: boolean) =>
    change({
      weekdays: week.filter((one) => (one === day ? isOn : weekdays.includes(one))).toSorted(byNumber),
    })
  return (
    <>
      <FieldSet legend={t('weekdays')} error={errorOf('weekdays')}>
        <div className={css.week}>
          {week.map((day) => (
            <Checkbox
              key={day}
              label={weekdayName(day, language)}
              checked={weekdays.includes(day)}
              onChange={(isOn) => turn(day, isOn)}
            />
          ))}
        </div>
      </FieldSet>
      <div className={css.pair}>
        <DateTimeInput
          kind="time"
          label={t('from')}
          value={draft.classStartTime ?? ''}
          onChange={(time) => change({ classStartTime: time || null })}
          error={errorOf('classStartTime')}
        />
        <DateTimeInput
          kind="time"
          label={t('until')}
          value={draft.classEndTime ?? ''}
          onChange={(time) => change({ classEndTime: time || null })}
          error={errorOf('classEndTime')}
        />
      </div>
    </>
  )
}

/** Whether the class takes place here or on another site. */
export function WherePart({ draft, change, errorOf }: KindPartProps) {
  const t = useMessages(kindSettingsMessages)
  return (
    <FormSection title={t('where')} why={t('whereWhy')}>
      <RadioGroup
        label={t('where')}
        hideLabel
        value={draft.openTypeCd}
        onChange={(openTypeCd) => change({ openTypeCd })}
        options={[
          { value: openTypes.onSite, label: t('here') },
          { value: openTypes.external, label: t('elsewhere'), hint: t('elsewhereHint') },
        ]}
      />
      {draft.openTypeCd === openTypes.external && (
        <TextInput
          type="url"
          inputMode="url"
          label={t('url')}
          hint={t('urlHint')}
          placeholder="https://"
          maxLength={1000}
          required
          value={draft.openTypeUrl ?? ''}
          onChange={(url) => change({ openTypeUrl: url.trim() || null })}
          error={errorOf('openTypeUrl')}
        />
      )}
    </FormSection>
  )
}
