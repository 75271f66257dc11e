import { IconX } from '@tabler/icons-react'
import { classRelations, MAX_CLASSES } from 'contract/growth/segments/audience.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { usePublicClasses, type ConditionDraft } from '../conditions.api.ts'
import { conditionMessages } from '../conditions.messages.ts'
import css from './conditions.module.css'

type Draft = Extract<ConditionDraft, { kind: 'CLASS' }>
interface ClassConditionProps {
  condition: Draft
  onChange: (condition: Draft) => void
}

/** Has a place in one of these classes, had one, or never had. */
export function ClassCondition({ condition, onChange }: ClassConditionProps) {
  const t = useMessages(conditionMessages)
  const { data } = usePublicClasses()
  const { courseSeqs } = condition
  const classes = data?.list ?? []
  const titleOf = (courseSeq: number) =>
    classes.find((one) => one.courseSeq === courseSeq)?.title ?? String(courseSeq)
  const others = classes.filter(({ courseSeq }) => !courseSeqs.includes(courseSeq))
  return (
    <>
      <div className={css.fields}>
        <Select
          label={t('relation')}
          value={condition.relation}
          onChange={(relation) => onChange({ ...condition, relation })}
          options={classRelations.map((value) => ({ value, label: t(value) }))}
        />
        <Select
          label={t('chooseClass')}
          placeholder={courseSeqs.length === 0 ? t('anyClass') : t('chooseClass')}
          value=""
          disabled={courseSeqs.length >= MAX_CLASSES}
          onChange={(value: string) => {
            const chosen = others.find(({ courseSeq }) => String(courseSeq) === value)
            if (chosen) onChange({ ...condition, courseSeqs: [...courseSeqs, chosen.courseSeq] })
          }}
          options={others.map(({ courseSeq, title }) => ({ value: String(courseSeq), label: title }))}
        />
      </div>
      {courseSeqs.length > 0 && (
        <ul className={css.picked}>
          {courseSeqs.map((courseSeq) => (
            <li key={courseSeq}>
              {titleOf(courseSeq)}
              <IconButton
                label={t('removeClass', { title: titleOf(courseSeq) })}
                icon={<IconX size={15} />}
                onPress={() =>
                  onChange({ ...condition, courseSeqs: courseSeqs.filter((one) => one !== courseSeq) })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
