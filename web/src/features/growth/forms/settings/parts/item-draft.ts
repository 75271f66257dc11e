import { hasOptions, type ItemType } from 'contract/growth/forms/forms.rules'
import type { Translate } from '../../../../../platform/words/dictionary.ts'
import type { formEditMessages } from '../form-edit.messages.ts'
import type { NewItem } from '../form-settings.api.ts'

/** Stays with an option when its label is changed. */
const newOptionKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(16).padStart(2, '0')).join('')
export const newOption = (label: string) => ({ key: newOptionKey(), label })

/** A new item of this type, with what it cannot be without. */
export const newItem = (itemType: ItemType, t: Translate<keyof typeof formEditMessages.ko>): NewItem => ({
  itemType,
  label: '',
  helpText: '',
  isRequired: itemType === 'AGREE',
  options: hasOptions(itemType) ? [newOption(t('newOption'))] : [],
  agreeKind: itemType === 'AGREE' ? 'privacy' : null,
  agreeText: itemType === 'AGREE' ? t('privacyTerms') : '',
  showIf: null,
})

/** What is stored: without empty options. */
export const storedItem = (draft: NewItem): NewItem => ({
  ...draft,
  label: draft.label.trim(),
  options: draft.options.filter(({ label }) => label.trim() !== ''),
})

/** What keeps each field from being saved. */
export function itemFaults(draft: NewItem) {
  const { label, options, itemType, agreeText, showIf } = storedItem(draft)
  return {
    label: label === '' && ('labelNeeded' as const),
    options: hasOptions(itemType) && options.length === 0 && ('optionsNeeded' as const),
    showIf: showIf?.optionKeys.length === 0 && ('conditionNeeded' as const),
    agreeText: itemType === 'AGREE' && agreeText.trim() === '' && ('termsNeeded' as const),
  }
}
