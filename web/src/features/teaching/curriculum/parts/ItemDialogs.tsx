import { useState } from 'react'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { curriculumTypes, liveServices } from 'contract/values/type-codes'
import { now } from '../../../../platform/clock.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useQuoted } from '../../../../platform/words/use-quoted.ts'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { draftOf, useEditableCurriculum } from '../curriculum.api.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
import { useLocale, type ItemAction, type ItemKind } from '../item-kind.ts'
import { isSection } from '../order.ts'
import type { Choosing } from '../use-selection.ts'
import type { Editing } from '../use-editing.ts'
import { BulkLayer } from './BulkDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { KindGrid } from './KindGrid.tsx'

/** A kind with a form for new items. */
export type NewKind = ItemKind & Required<Pick<ItemKind, 'start'>>
export const isFilledIn = (kind: ItemKind): kind is NewKind => kind.start !== undefined

/** The dialog over the list. */
export type Layer =
  | { show: 'new'; kind: NewKind; afterSeq: CurriculumSeq | null }
  | { show: 'edit'; item: EditableItem }
  | { show: 'remove'; item: EditableItem }
  | { show: 'action'; action: ItemAction; item: EditableItem }
  | { show: 'move' | 'removeSome'; seqs: CurriculumSeq[] }
  | { show: 'import' }
  | { show: 'kinds' }

interface ItemLayersProps {
  courseSeq: CourseSeq
  layer: Layer | null
  editing: Editing
  choosing: Choosing
  onAdd: (kind: ItemKind) => void
  onClose: () => void
}

export function ItemLayers({ courseSeq, layer, editing, choosing, onAdd, onClose }: ItemLayersProps) {
  const t = useMessages(curriculumMessages)
  const locale = useLocale()
  const { channelLiveTypeCd = liveServices.zoom } = useEditableCurriculum(courseSeq).data ?? {}
  if (!layer) return null
  if (layer.show === 'import') {
    const afterSeq = editing.items.at(-1)?.curriculumSeq ?? null
    return <ImportDialog courseSeq={courseSeq} afterSeq={afterSeq} onClose={onClose} />
  }
  if (layer.show === 'kinds')
    return (
      <Dialog open title={t('newItem')} size="small-medium" closeLabel={t('cancel')} onClose={onClose}>
        <KindGrid onAdd={onAdd} />
      </Dialog>
    )
  if ('seqs' in layer)
    return <BulkLayer layer={layer} items={editing.items} choosing={choosing} onClose={onClose} />
  if (layer.show === 'new') {
    const { kind, afterSeq } = layer
    return (
      <ItemDialog
        courseSeq={courseSeq}
        title={kind.newTitle(locale)}
        okLabel={t('add')}
        start={kind.start(now(), { channelLiveTypeCd })}
        isNew
        items={editing.items}
        onSave={(draft, weeks) => editing.add(draft, afterSeq, weeks)}
        onClose={onClose}
      />
    )
  }
  const { item } = layer
  if (layer.show === 'action') {
    const { Dialog: ActionDialog } = layer.action
    return <ActionDialog courseSeq={courseSeq} item={item} onClose={onClose} />
  }
  if (layer.show === 'edit') {
    return (
      <ItemDialog
        courseSeq={courseSeq}
        title={t('editOf', { name: item.title })}
        okLabel={t('save')}
        start={draftOf(item)}
        isLiveStarted={item.isLiveStarted}
        item={item}
        files={item.files}
        items={editing.items.filter(({ curriculumSeq }) => curriculumSeq !== item.curriculumSeq)}
        onSave={(draft) => editing.save(item, draft).then(() => toast({ text: t('saved'), tone: 'ok' }))}
        onClose={onClose}
      />
    )
  }
  return <Removing item={item} editing={editing} onClose={onClose} />
}

interface RemovingProps {
  item: EditableItem
  editing: Editing
  onClose: () => void
}
/** Confirms the deletion of an item, twice if it deletes learners' work. */
function Removing({ item, editing, onClose }: RemovingProps) {
  const t = useMessages(curriculumMessages)
  const quoted = useQuoted()
  const [warning, setWarning] = useState<string | null>(null)
  const isComing = item.curriculumTypeCd === curriculumTypes.live && !item.isLiveStarted
  const remove = () =>
    void editing
      .remove(item, warning === null ? 'N' : 'Y')
      .then((answer) => (answer === null ? onClose() : setWarning(answer)))
  return (
    <Confirm
      open
      title={t('removeTitle', { name: quoted(item.title) })}
      okLabel={t(warning === null ? 'remove' : 'removeWork')}
      cancelLabel={t('cancel')}
      danger
      busy={editing.isRemoving}
      onOk={remove}
      onCancel={onClose}
    >
      {warning ?? t(isSection(item) ? 'removeSectionText' : isComing ? 'removeLiveText' : 'removeText')}
    </Confirm>
  )
}
