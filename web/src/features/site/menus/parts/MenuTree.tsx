import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Card } from '../../../../ui/Card.tsx'
import type { MenuItem, SiteMenu } from '../menus.api.ts'
import { menuMessages } from '../menus.messages.ts'
import { dropped } from '../tree.ts'
import { useMenuOrder } from '../use-menu-order.ts'
import { MenuRow } from './MenuRow.tsx'
import css from './MenuTree.module.css'

interface MenuTreeProps {
  menus: SiteMenu[]
  onEdit: (menu: MenuItem) => void
  onAddBelow: (menu: SiteMenu) => void
  onRemove: (menu: SiteMenu) => void
}

/** Both levels as one list: users drag rows or move them with buttons, and every move is announced. */
export function MenuTree({ menus, onEdit, onAddBelow, onRemove }: MenuTreeProps) {
  const t = useMessages(menuMessages)
  const { shown, tree, said, step, put } = useMenuOrder(menus)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const rows = shown.flatMap((menu) => [
    { menu, isBelow: false },
    ...menu.subMenus.map((item) => ({ menu: { ...item, subMenus: [] }, isBelow: true })),
  ])
  const seqOf = (id: UniqueIdentifier) => rows.find(({ menu }) => menu.menuSeq === id)?.menu.menuSeq
  return (
    <Card pad="none">
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => {
          const from = seqOf(active.id)
          const onto = over && seqOf(over.id)
          const next = from && onto && dropped(tree, from, onto)
          if (next) put(next, from)
        }}
        // The buttons announce each move; dragging is a visual alternative.
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      >
        <SortableContext items={rows.map(({ menu }) => menu.menuSeq)} strategy={verticalListSortingStrategy}>
          <ol className={css.list} aria-label={t('list')}>
            {rows.map(({ menu, isBelow }) => (
              <MenuRow
                key={menu.menuSeq}
                menu={menu}
                isBelow={isBelow}
                tree={tree}
                onStep={step}
                onEdit={() => onEdit(menu)}
                onAddBelow={() => onAddBelow(menu)}
                onRemove={() => onRemove(menu)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </Card>
  )
}

const silence = () => undefined
const silent = { onDragStart: silence, onDragOver: silence, onDragEnd: silence, onDragCancel: silence }
