import { IconPlus, IconX } from '@tabler/icons-react'
import {
  agreeKinds,
  hasOptions,
  isAnswerable,
  LONGEST_HELP,
  LONGEST_LABEL,
  LONGEST_OPTION,
  LONGEST_TERMS,
  MAX_OPTIONS,
  type ItemType,
} from 'contract/growth/forms/forms.rules'
import type { FormItem } from 'contract/growth/forms/schemas'
import { useTriedForm } from '../../../../../platform/management/tried-form.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { FieldSet } from '../../../../../ui/forms/Field.tsx'
import { RadioGroup } from '../../../../../ui/forms/RadioGroup.tsx'
import { TextArea } from '../../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import { formEditMessages } from '../form-edit.messages.ts'
import type { NewItem } from '../form-settings.api.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { itemFaults, newOption } from './item-draft.ts'
import css from './forms.module.css'

interface ItemEditorProps {
  /** The earlier questions that can decide whether it is shown. */
  deciders: readonly FormItem[]
  draft: NewItem
  onChange: (draft: NewItem) => void
  save: () => Promise<unknown>
  isSaving: boolean
  onClose: () => void
}

/** The fields of one item, while it is edited in the list. */
export function ItemEditor({ deciders, draft, onChange, save, isSaving, onClose }: ItemEditorProps) {
  const t = useMessages(formEditMessages)
  const { itemType } = draft
  const change = (part: Partial<NewItem>) => onChange({ ...draft, ...part })
  const { errorOf, submit } = useTriedForm({ faults: itemFaults(draft), t, save, onSaved: onClose })
  const labels: Partial<Record<ItemType, string>> = {
    SECTION: t('sectionLabel'),
    PAGE: t('pageLabel'),
    AGREE: t('agreeLabel'),
  }
  const isQuestion = isAnswerable(draft)
  return (
    <div className={css.editor}>
      <h3>{t(itemType)}</h3>
      <TextInput
        label={labels[itemType] ?? t('label')}
        required
        focusOnOpen
        maxLength={LONGEST_LABEL}
        value={draft.label}
        onChange={(label) => change({ label })}
        error={errorOf('label')}
      />
      <TextArea
        label={t('help')}
        rows={2}
        maxLength={LONGEST_HELP}
        value={draft.helpText}
        onChange={(helpText) => change({ helpText })}
      />
      {hasOptions(itemType) && <Options draft={draft} change={change} error={errorOf('options')} />}
      {itemType === 'AGREE' && (
        <>
          <RadioGroup
            label={t('agreeKind')}
            layout="row"
            value={draft.agreeKind}
            onChange={(agreeKind) => change({ agreeKind })}
            options={agreeKinds.map((value) => ({ value, label: t(value) }))}
          />
          <TextArea
            label={t('agreeText')}
            hint={t('agreeTextHint')}
            maxLength={LONGEST_TERMS}
            value={draft.agreeText}
            onChange={(agreeText) => change({ agreeText })}
            error={errorOf('agreeText')}
          />
        </>
      )}
      {isQuestion && (
        <Checkbox
          label={t('requiredLabel')}
          checked={draft.isRequired}
          onChange={(isRequired) => change({ isRequired })}
        />
      )}
      {deciders.length > 0 && itemType !== 'PAGE' && (
        <ConditionFields deciders={deciders} draft={draft} change={change} error={errorOf('showIf')} />
      )}
      <div className={css.ends}>
        <Button variant="outline" onPress={onClose} disabled={isSaving}>
          {t('cancel')}
        </Button>
        <Button onPress={submit} loading={isSaving}>
          {t('saveItem')}
        </Button>
      </div>
    </div>
  )
}

interface OptionsProps {
  draft: NewItem
  change: (part: Partial<NewItem>) => void
  error: string | undefined
}
function Options({ draft: { options }, change, error }: OptionsProps) {
  const t = useMessages(formEditMessages)
  const rename = (key: string, label: string) =>
    change({ options: options.map((one) => (one.key === key ? { key, label } : one)) })
  return (
    <FieldSet legend={t('options')} error={error}>
      <div className={css.options}>
        {options.map(({ key, label }, at) => (
          <div key={key} className={css.option}>
            <TextInput
              label={t('option', { n: at + 1 })}
              hideLabel
              maxLength={LONGEST_OPTION}
              value={label}
              onChange={(text) => rename(key, text)}
            />
            <IconButton
              label={t('removeOption', { name: label || t('option', { n: at + 1 }) })}
              icon={<IconX size={18} aria-hidden />}
              disabled={options.length === 1}
              onPress={() => change({ options: options.filter((one) => one.key !== key) })}
            />
          </div>
        ))}
        {options.length < MAX_OPTIONS && (
          <Button
            variant="subtle"
            icon={<IconPlus size={16} aria-hidden />}
            onPress={() =>
              change({ options: [...options, newOption(t('option', { n: options.length + 1 }))] })
            }
          >
            {t('addOption')}
          </Button>
        )}
      </div>
    </FieldSet>
  )
}
