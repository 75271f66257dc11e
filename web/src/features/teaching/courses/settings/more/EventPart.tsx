import { IconPlus, IconTrash } from '@tabler/icons-react'
import { MAX_EVENT_FIELDS } from 'contract/teaching/courses/settings.rules'
import { eventFieldTypes, type EventField } from 'contract/teaching/courses/settings.rules'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { DateTimeInput } from '../../../../../ui/forms/DateTimeInput.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import { MoveButtons } from '../../../../../ui/MoveButtons.tsx'
import css from './EventPart.module.css'
import { fieldTrouble, newField, type MorePart } from './more.ts'
import { moreMessages } from './more.messages.ts'

/** The owner's own details of the class, in order. */
export function EventPart({ draft, change, isTried }: MorePart) {
  const t = useMessages(moreMessages)
  const { fields } = draft
  const isFull = fields.length >= MAX_EVENT_FIELDS
  const put = (key: string, part: Partial<EventField>) =>
    change({ fields: fields.map((field) => (field.key === key ? { ...field, ...part } : field)) })
  const nameOf = (field: EventField, at: number) => field.title.trim() || t('fieldOf', { n: at + 1 })
  return (
    <FormSection title={t('event')} why={t('eventWhy')}>
      {fields.length > 0 && (
        <ol className={css.fields}>
          {fields.map((field, at) => (
            <li key={field.key} aria-label={t('fieldOf', { n: at + 1 })}>
              <Inputs field={field} isTried={isTried} onChange={(part) => put(field.key, part)} />
              <div className={css.buttons}>
                <MoveButtons
                  rows={fields}
                  at={at}
                  upLabel={t('up', { name: nameOf(field, at) })}
                  downLabel={t('down', { name: nameOf(field, at) })}
                  onMove={(next) => change({ fields: next })}
                />
                <IconButton
                  label={t('remove', { name: nameOf(field, at) })}
                  icon={<IconTrash size={18} />}
                  onPress={() => change({ fields: fields.filter(({ key }) => key !== field.key) })}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <div className={css.add}>
        <Button
          variant="outline"
          icon={<IconPlus size={18} />}
          disabled={isFull}
          onPress={() => change({ fields: [...fields, newField(fields)] })}
        >
          {t('add')}
        </Button>
        <small>{isFull ? t('most', { count: MAX_EVENT_FIELDS }) : t('valueHint')}</small>
      </div>
    </FormSection>
  )
}

interface InputsProps {
  field: EventField
  isTried: boolean
  onChange: (part: Partial<EventField>) => void
}
function Inputs({ field, isTried, onChange }: InputsProps) {
  const t = useMessages(moreMessages)
  const { title, type, value } = field
  const trouble = isTried ? fieldTrouble(field) : null
  const valueError = trouble && trouble !== 'fieldTitleMissing' ? t(trouble) : undefined
  const change = (text: string) => onChange({ value: text })
  return (
    <div className={css.inputs}>
      <TextInput
        label={t('fieldTitle')}
        placeholder={t('fieldTitlePlaceholder')}
        value={title}
        onChange={(text) => onChange({ title: text })}
        maxLength={40}
        error={trouble === 'fieldTitleMissing' ? t(trouble) : undefined}
      />
      <Select
        label={t('fieldType')}
        value={type}
        onChange={(kind) => onChange({ type: kind, ...(kind !== type && { value: '' }) })}
        options={eventFieldTypes.map((kind) => ({ value: kind, label: t(kind) }))}
      />
      {type === 'date' ? (
        <DateTimeInput kind="date" label={t('value')} value={value} onChange={change} error={valueError} />
      ) : (
        <TextInput
          label={t('value')}
          type={type === 'url' ? 'url' : 'text'}
          placeholder={type === 'url' ? 'https://' : undefined}
          value={value}
          onChange={change}
          maxLength={500}
          error={valueError}
        />
      )}
    </div>
  )
}
