import { IconPlus, IconX } from '@tabler/icons-react'
import {
  BOARD_CATEGORY_LENGTH,
  BOARD_DESCRIPTION_LENGTH,
  BOARD_TITLE_LENGTH,
  MAX_CATEGORIES,
  siteBoardTypes,
} from 'contract/community/boards/boards.rules'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { MoveButtons } from '../../../../ui/MoveButtons.tsx'
import { BoardPeople } from './BoardPeople.tsx'
import { kindNames, type BoardDraft, type CategoryDraft } from './board-draft.ts'
import { boardSettingsMessages } from './board-settings.messages.ts'
import css from './Boards.module.css'

interface FieldsProps {
  draft: BoardDraft
  change: (part: Partial<BoardDraft>) => void
  errorOf: (field: 'title' | 'writeAudience' | 'categories') => string | undefined
}

/** All that can be set about a board. */
export function BoardFields(props: FieldsProps) {
  return (
    <>
      <Basics {...props} />
      <BoardPeople {...props} />
      <Categories {...props} />
      <WritingRules {...props} />
    </>
  )
}

function Basics({ draft, change, errorOf }: FieldsProps) {
  const t = useMessages(boardSettingsMessages)
  return (
    <FormSection title={t('basics')} why={t('basicsWhy')}>
      <TextInput
        label={t('name')}
        value={draft.title}
        onChange={(title) => change({ title })}
        maxLength={BOARD_TITLE_LENGTH}
        counter
        required
        error={errorOf('title')}
      />
      <Select
        label={t('kind')}
        value={draft.boardTypeCd}
        onChange={(boardTypeCd) => change({ boardTypeCd })}
        options={siteBoardTypes.map((value) => ({ value, label: t(kindNames[value]) }))}
      />
      <TextArea
        label={t('description')}
        value={draft.description}
        onChange={(description) => change({ description })}
        maxLength={BOARD_DESCRIPTION_LENGTH}
        rows={2}
      />
    </FormSection>
  )
}

function Categories({ draft: { categories }, change, errorOf }: FieldsProps) {
  const t = useMessages(boardSettingsMessages)
  const set = (next: CategoryDraft[]) => change({ categories: next })
  const error = errorOf('categories')
  return (
    <FormSection title={t('categories')} why={t('categoriesWhy')}>
      {categories.map((category, index) => {
        const at = index + 1
        const name = category.name || t('categoryName', { at })
        return (
          <div key={category.boardCategorySeq ?? `new ${index}`} className={css.category}>
            <TextInput
              label={t('categoryName', { at })}
              value={category.name}
              onChange={(typed) => set(categories.with(index, { ...category, name: typed }))}
              maxLength={BOARD_CATEGORY_LENGTH}
              error={index === categories.length - 1 ? error : undefined}
            />
            <MoveButtons
              rows={categories}
              at={index}
              upLabel={t('up', { name })}
              downLabel={t('down', { name })}
              onMove={set}
            />
            <IconButton
              label={t('removeCategory', { at })}
              icon={<IconX size={18} />}
              onPress={() => set(categories.toSpliced(index, 1))}
            />
          </div>
        )
      })}
      {categories.length < MAX_CATEGORIES && (
        <div>
          <Button
            variant="outline"
            size="sm"
            icon={<IconPlus size={16} />}
            onPress={() => set([...categories, { boardCategorySeq: null, name: '' }])}
          >
            {t('newCategory')}
          </Button>
        </div>
      )}
    </FormSection>
  )
}

function WritingRules({ draft, change }: FieldsProps) {
  const t = useMessages(boardSettingsMessages)
  return (
    <FormSection title={t('rules')} why={t('rulesWhy')}>
      <Checkbox
        label={t('comments')}
        hint={t('commentsHint')}
        checked={draft.allowsComments}
        onChange={(allowsComments) => change({ allowsComments })}
      />
      <Checkbox
        label={t('privates')}
        hint={t('privatesHint')}
        checked={draft.allowsPrivate}
        onChange={(allowsPrivate) => change({ allowsPrivate })}
      />
      <Checkbox
        label={t('hide')}
        hint={t('hideHint')}
        checked={draft.isHidden}
        onChange={(isHidden) => change({ isHidden })}
      />
    </FormSection>
  )
}
