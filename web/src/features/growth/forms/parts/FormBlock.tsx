import { LONGEST_LONG_TEXT, LONGEST_SHORT_TEXT } from 'contract/growth/forms/answers.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { PhoneInput } from '../../../../ui/forms/PhoneInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { StarPicker } from '../../../../ui/StarPicker.tsx'
import { formPageMessages } from '../form-page.messages.ts'
import { useFieldProps, type BlockProps } from './block-props.tsx'
import { blockId } from './block-id.ts'
import { AgreeBlock } from './AgreeBlock.tsx'
import { FileBlock } from './FileBlock.tsx'
import { ManyBlock, OneBlock } from './ChoiceBlocks.tsx'
import css from './form-page.module.css'

/** One block of a form: a question with its field, or the heading of a section. */
export function FormBlock(props: BlockProps) {
  const { item } = props
  if (item.itemType === 'SECTION')
    return (
      <div className={css.section}>
        <h2>{item.label}</h2>
        {item.helpText && <p className={css.lines}>{item.helpText}</p>}
      </div>
    )
  return (
    <div id={blockId(item)} className={css.block}>
      <Answer {...props} />
    </div>
  )
}

function Answer(props: BlockProps) {
  const { item, onChange } = props
  const t = useMessages(formPageMessages)
  const field = useFieldProps(props)
  const text = typeof props.value === 'boolean' ? '' : String(props.value ?? '')
  const line = { ...field, value: text, onChange }
  switch (item.itemType) {
    case 'SHORT_TEXT':
      return <TextInput {...line} maxLength={LONGEST_SHORT_TEXT} />
    case 'LONG_TEXT':
      return <TextArea {...line} maxLength={LONGEST_LONG_TEXT} />
    case 'PHONE_NUMBER':
      return <PhoneInput {...line} />
    case 'EMAIL':
      return <TextInput {...line} type="email" inputMode="email" autoComplete="email" />
    case 'NUMBER':
      return <TextInput {...line} inputMode="decimal" autoComplete="off" />
    case 'DATE':
      return <DateTimeInput {...line} kind="date" />
    case 'DROPDOWN':
      return (
        <Select
          {...line}
          placeholder={t('choose')}
          options={item.options.map(({ key, label }) => ({ value: key, label }))}
        />
      )
    case 'RATING':
      return (
        <StarPicker
          label={item.isRequired ? item.label : `${item.label} ${t('optional')}`}
          hint={item.helpText || undefined}
          error={field.error}
          required={item.isRequired}
          value={Number(text) || null}
          onChange={onChange}
          nameOf={(n) => t('starsOf', { n })}
        />
      )
    case 'MULTIPLE_CHOICE':
      return <ManyBlock {...props} />
    case 'SINGLE_CHOICE':
      return <OneBlock {...props} />
    case 'FILE':
      return <FileBlock {...props} />
    case 'AGREE':
      return <AgreeBlock {...props} />
    case 'SECTION':
    case 'PAGE':
      return null
  }
}
