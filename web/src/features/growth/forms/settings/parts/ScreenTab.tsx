import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { deciders } from 'contract/growth/forms/conditions.rules'
import { itemTypes, MAX_ITEMS } from 'contract/growth/forms/forms.rules'
import type { FormItem } from 'contract/growth/forms/schemas'
import type { FormItemSeq } from 'contract/values/ids'
import { seqIn } from '../../../../../platform/address.ts'
import { AskFirst } from '../../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../../platform/call.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Empty } from '../../../../../ui/Empty.tsx'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import { Menu } from '../../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { FormPreview } from '../../parts/FormPreview.tsx'
import { formEditMessages } from '../form-edit.messages.ts'
import {
  useAddItem,
  useChangeItem,
  useDeleteItem,
  useOrderItems,
  type Form,
  type NewItem,
} from '../form-settings.api.ts'
import { newItem, storedItem } from './item-draft.ts'
import { ItemEditor } from './ItemEditor.tsx'
import { SortableItem, SortableItems } from './SortableItems.tsx'
import css from './forms.module.css'

/** What is edited: one item, or a new one. */
interface Editing {
  formItemSeq: FormItemSeq | null
  draft: NewItem
}

/** The items of a form beside what people will see. */
export function ScreenTab({ form }: { form: Form }) {
  const t = useMessages(formEditMessages)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [order, setOrder] = useState<FormItem[] | null>(null)
  const items = order ?? form.items
  const orderItems = useOrderItems(form.formSeq)
  function reorder(next: FormItem[]) {
    setOrder(next)
    orderItems
      .run({ body: { formItemSeqs: next.map(({ formItemSeq }) => formItemSeq) } })
      .catch((error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }))
      .finally(() => setOrder(null))
  }
  return (
    <div className={css.grid}>
      <section aria-label={t('questions')}>
        {items.length === 0 && !editing && <Empty compact title={t('noItems')} text={t('noItemsText')} />}
        <SortableItems items={items} onOrder={reorder}>
          <ol className={css.items}>
            {items.map((item) =>
              editing?.formItemSeq === item.formItemSeq ? (
                <li key={item.formItemSeq} className={css.item}>
                  <ItemForm form={form} editing={editing} onChange={setEditing} />
                </li>
              ) : (
                <ItemRow
                  key={item.formItemSeq}
                  form={form}
                  item={item}
                  onEdit={() => {
                    const { formItemSeq, ...draft } = item
                    setEditing({ formItemSeq, draft })
                  }}
                />
              ),
            )}
            {editing?.formItemSeq === null && (
              <li className={css.item}>
                <ItemForm form={form} editing={editing} onChange={setEditing} />
              </li>
            )}
          </ol>
        </SortableItems>
        {!editing && items.length < MAX_ITEMS && (
          <Menu
            label={t('add')}
            icon={<IconPlus size={17} aria-hidden />}
            variant="outline"
            align="start"
            items={itemTypes.map((type) => ({
              key: type,
              label: t(type),
              onPress: () => setEditing({ formItemSeq: null, draft: newItem(type, t) }),
            }))}
          >
            {t('add')}
          </Menu>
        )}
      </section>
      <aside className={css.preview} aria-label={t('livePreview')}>
        <FormPreview
          {...form}
          items={previewedItems(items, editing)}
          editedSeq={editing && (editing.formItemSeq ?? newItemSeq ?? null)}
        />
      </aside>
    </div>
  )
}

/** Stands for the number that a new item does not have yet. */
const newItemSeq = seqIn('formItemSeq', String(Number.MAX_SAFE_INTEGER))

/** The items with what is being typed. */
function previewedItems(items: readonly FormItem[], editing: Editing | null): FormItem[] {
  if (!editing) return [...items]
  const draft = storedItem(editing.draft)
  if (editing.formItemSeq !== null)
    return items.map((item) => (item.formItemSeq === editing.formItemSeq ? { ...item, ...draft } : item))
  return [...items, ...(newItemSeq === undefined ? [] : [{ ...draft, formItemSeq: newItemSeq }])]
}

interface ItemFormProps {
  form: Form
  editing: Editing
  onChange: (editing: Editing | null) => void
}
function ItemForm({ form, editing, onChange }: ItemFormProps) {
  const add = useAddItem(form.formSeq)
  const change = useChangeItem(form.formSeq)
  const { formItemSeq, draft } = editing
  function save() {
    const { itemType, ...body } = storedItem(draft)
    return formItemSeq === null ? add.run({ body: { ...body, itemType } }) : change.run({ formItemSeq, body })
  }
  return (
    <ItemEditor
      deciders={deciders(form.items, formItemSeq)}
      draft={draft}
      onChange={(next) => onChange({ formItemSeq, draft: next })}
      save={save}
      isSaving={add.isRunning || change.isRunning}
      onClose={() => onChange(null)}
    />
  )
}

interface ItemRowProps {
  form: Form
  item: FormItem
  onEdit: () => void
}
function ItemRow({ form, item, onEdit }: ItemRowProps) {
  const t = useMessages(formEditMessages)
  const remove = useDeleteItem(form.formSeq)
  const [isAsking, setAsking] = useState(false)
  const { label: name, itemType, isRequired, formItemSeq } = item
  async function removeNow() {
    await remove.run({ formItemSeq })
    return t('removed')
  }
  return (
    <SortableItem item={item}>
      <div>
        <b>{name}</b>
        <small>
          {t(itemType)}
          {isRequired && ` · ${t('required')}`}
          {item.showIf && ` · ${t('conditional')}`}
        </small>
      </div>
      <IconButton
        label={t('editItem', { name })}
        icon={<IconPencil size={18} aria-hidden />}
        onPress={onEdit}
      />
      <IconButton
        label={t('removeItem', { name })}
        icon={<IconTrash size={18} aria-hidden />}
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <AskFirst
          title={t('removeTitle')}
          okLabel={t('remove')}
          cancelLabel={t('keep')}
          danger
          deed={removeNow}
          failed={t('failed')}
          onClose={() => setAsking(false)}
        >
          {t('removeText')}
        </AskFirst>
      )}
    </SortableItem>
  )
}
