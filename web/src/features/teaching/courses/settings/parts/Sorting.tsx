import { classesPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import { categoryCds } from 'contract/values/platform-categories'
import { platformCategories } from 'contract/values/platform-categories'
import { useState } from 'react'
import { difficulties } from 'contract/values/type-codes'
import { useChannel, useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { Button } from '../../../../../ui/Button.tsx'
import { FieldSet } from '../../../../../ui/forms/Field.tsx'
import { SegmentedControl } from '../../../../../ui/forms/SegmentedControl.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { useCategories } from '../../categories.api.ts'
import { aliasChoiceMessages } from '../alias-choice.messages.ts'
import { classSettingsMessages } from '../class-settings.messages.ts'
import { useCreateCategory } from '../course-settings.api.ts'
import { kindSettingsMessages } from '../kind-settings.messages.ts'
import type { InformationDraft } from '../information.ts'
import css from './Sorting.module.css'

interface SortingProps {
  draft: InformationDraft
  onChange: (part: Partial<InformationDraft>) => void
}
const levels = [difficulties.beginner, difficulties.intermediate, difficulties.advanced] as const
const levelOf = (value: string) => levels.find((level) => level === value) ?? difficulties.beginner

/** The category, difficulty and service alias of the class. */
export function Sorting({ draft, onChange }: SortingProps) {
  const t = useMessages(classSettingsMessages)
  return (
    <FormSection title={t('sorting')} why={t('sortingWhy')}>
      <CategoryChoice draft={draft} onChange={onChange} />
      <FieldChoice draft={draft} onChange={onChange} />
      <AliasChoice draft={draft} onChange={onChange} />
      <FieldSet legend={t('difficulty')}>
        <SegmentedControl
          label={t('difficulty')}
          value={draft.difficultyCd}
          onChange={(level) => onChange({ difficultyCd: levelOf(level) })}
          options={levels.map((value) => ({ value, label: t(`d${value}`) }))}
        />
      </FieldSet>
    </FormSection>
  )
}

/** The category of the class, from a list that all sites share. */
function FieldChoice({ draft, onChange }: SortingProps) {
  const t = useMessages(kindSettingsMessages)
  const { language } = useSite()
  return (
    <Select
      label={t('category')}
      hint={t('categoryHint')}
      value={draft.categoryCd ?? ''}
      onChange={(value) => onChange({ categoryCd: categoryCds.find((one) => one === value) ?? null })}
      options={[
        { value: '', label: t('noCategory') },
        ...categoryCds.map((value) => ({ value, label: platformCategories[value][language] })),
      ]}
    />
  )
}

/** Shown only on sites with service aliases. */
function AliasChoice({ draft, onChange }: SortingProps) {
  const t = useMessages(aliasChoiceMessages)
  const { serviceAliases } = useChannel()
  if (serviceAliases.length === 0) return null
  return (
    <Select
      label={t('alias')}
      hint={t('aliasHint')}
      value={draft.serviceAlias}
      onChange={(serviceAlias) => onChange({ serviceAlias })}
      options={[
        { value: DEFAULT_ALIAS, label: t('usual', { path: classesPath() }) },
        ...serviceAliases.map(({ alias, name }) => ({
          value: alias,
          label: t('named', { name, path: classesPath(alias) }),
        })),
      ]}
    />
  )
}

function CategoryChoice({ draft, onChange }: SortingProps) {
  const t = useMessages(classSettingsMessages)
  const categories = useCategories().data?.list ?? []
  const create = useCreateCategory()
  const [name, setName] = useState('')
  const add = () => {
    const trimmed = name.trim()
    if (!trimmed || create.isRunning) return
    create.run({ body: { name: trimmed } }).then(
      ({ channelCategorySeq }) => {
        onChange({ channelCategorySeq })
        setName('')
      },
      (error: unknown) => {
        if (error instanceof Error) toast({ text: error.message, tone: 'error' })
      },
    )
  }
  const choose = (value: string) => {
    const found = categories.find(({ channelCategorySeq }) => String(channelCategorySeq) === value)
    onChange({ channelCategorySeq: found?.channelCategorySeq ?? null })
  }
  return (
    <div className={css.category}>
      <Select
        label={t('category')}
        value={String(draft.channelCategorySeq ?? '')}
        onChange={choose}
        options={[
          { value: '', label: t('noCategory') },
          ...categories.map((category) => ({
            value: String(category.channelCategorySeq),
            label: category.name,
          })),
        ]}
      />
      <div className={css.add}>
        <TextInput
          label={t('newCategoryName')}
          value={name}
          onChange={setName}
          maxLength={30}
          onEnter={add}
        />
        <Button variant="outline" onPress={add} disabled={name.trim() === ''} loading={create.isRunning}>
          {t('addCategory')}
        </Button>
      </div>
    </div>
  )
}
