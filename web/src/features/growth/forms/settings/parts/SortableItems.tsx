import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FormItem } from 'contract/growth/forms/schemas'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { formEditMessages } from '../form-edit.messages.ts'
import css from './forms.module.css'

interface SortableItemsProps {
  items: readonly FormItem[]
  onOrder: (items: FormItem[]) => void
  children: ReactNode
}

/** Lets staff drag items by pointer, touch or keyboard, and announces each move. */
export function SortableItems({ items, onOrder, children }: SortableItemsProps) {
  const t = useMessages(formEditMessages)
  const announcements = useAnnouncements(items)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const at = (id: UniqueIdentifier) => items.findIndex(({ formItemSeq }) => formItemSeq === id)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onOrder(arrayMove([...items], at(active.id), at(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('dragHow') } }}
    >
      <SortableContext
        items={items.map(({ formItemSeq }) => formItemSeq)}
        strategy={verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  )
}

function useAnnouncements(items: readonly FormItem[]): Announcements {
  const t = useMessages(formEditMessages)
  const placeOf = (id: UniqueIdentifier) => items.findIndex(({ formItemSeq }) => formItemSeq === id) + 1
  const nameOf = (id: UniqueIdentifier) => items.find(({ formItemSeq }) => formItemSeq === id)?.label ?? ''
  return {
    onDragStart: ({ active }) => t('dragStart', { name: nameOf(active.id), at: placeOf(active.id) }),
    onDragOver: ({ over }) =>
      over ? t('dragOver', { at: placeOf(over.id), count: items.length }) : undefined,
    onDragEnd: ({ active, over }) =>
      t('dragEnd', { name: nameOf(active.id), at: placeOf(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => t('dragCancel', { name: nameOf(active.id) }),
  }
}

/** One item with its drag handle. */
export function SortableItem({ item, children }: { item: FormItem; children: ReactNode }) {
  const t = useMessages(formEditMessages)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id: item.formItemSeq,
  })
  return (
    <li
      ref={setNodeRef}
      className={`${css.item} ${css.row}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={css.grip}
        {...attributes}
        {...listeners}
        aria-label={t('reorder', { name: item.label })}
      >
        <IconGripVertical size={18} aria-hidden="true" />
      </button>
      {children}
    </li>
  )
}
