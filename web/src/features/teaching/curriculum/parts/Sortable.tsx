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
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { curriculumBulkMessages } from '../curriculum-bulk.messages.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
import type { Choosing } from '../use-selection.ts'
import css from './rows.module.css'

interface SortableListProps {
  items: readonly EditableItem[]
  onMove: (fromSeq: number, toSeq: number) => void
  children: ReactNode
}

/** Lets users drag the rows inside by pointer, touch or keyboard, and announces each move. */
export function SortableList({ items, onMove, children }: SortableListProps) {
  const t = useMessages(curriculumMessages)
  const announcements = useAnnouncements(items)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(Number(active.id), Number(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('dragHow') } }}
    >
      <SortableContext
        items={items.map(({ curriculumSeq }) => curriculumSeq)}
        strategy={verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  )
}

function useAnnouncements(items: readonly EditableItem[]): Announcements {
  const t = useMessages(curriculumMessages)
  const placeOf = (id: UniqueIdentifier | undefined) =>
    items.findIndex(({ curriculumSeq }) => curriculumSeq === id) + 1
  const nameOf = (id: UniqueIdentifier) =>
    items.find(({ curriculumSeq }) => curriculumSeq === id)?.title ?? ''
  return {
    onDragStart: ({ active }) => t('dragStart', { name: nameOf(active.id), at: placeOf(active.id) }),
    onDragOver: ({ over }) =>
      over ? t('dragOver', { at: placeOf(over.id), count: items.length }) : undefined,
    onDragEnd: ({ active, over }) =>
      t('dragEnd', { name: nameOf(active.id), at: placeOf(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => t('dragCancel', { name: nameOf(active.id) }),
  }
}

interface SortableRowProps {
  item: EditableItem
  choosing: Choosing
  className?: string | undefined
  as?: 'li' | 'header'
  children: ReactNode
}

/** One row with its drag handle, or with its checkbox while selecting. */
export function SortableRow({ item, choosing, className, as: Row = 'li', children }: SortableRowProps) {
  const t = useMessages(curriculumMessages)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.curriculumSeq, disabled: choosing.isOn })
  return (
    <Row
      ref={setNodeRef}
      className={className}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {choosing.isOn ? (
        <ChooseBox item={item} choosing={choosing} />
      ) : (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={css.grip}
          {...attributes}
          {...listeners}
          aria-label={t('reorder', { name: item.title })}
        >
          <IconGripVertical size={18} aria-hidden="true" />
        </button>
      )}
      {children}
    </Row>
  )
}

function ChooseBox({ item, choosing }: Pick<SortableRowProps, 'item' | 'choosing'>) {
  const t = useMessages(curriculumBulkMessages)
  return (
    <div className={css.pick}>
      <Checkbox
        label={t('chooseItem', { name: item.title })}
        hideLabel
        checked={choosing.chosen.has(item.curriculumSeq)}
        onChange={() => choosing.toggle(item.curriculumSeq)}
      />
    </div>
  )
}
