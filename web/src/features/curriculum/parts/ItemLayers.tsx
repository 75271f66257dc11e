import type { EditableItem } from 'contract/curriculum'
import type { CourseSeq, CurriculumSeq } from 'contract/values'
import { now } from '../../../platform/clock.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { Confirm } from '../../../ui/layers/Alert.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { BookDialog } from '../../live/BookDialog.tsx'
import { draftOf } from '../curriculum.api.ts'
import { curriculumWords } from '../curriculum.words.ts'
import { emptyDraft, liveDraft } from '../item.ts'
import { isSection } from '../order.ts'
import type { Editing } from '../use-editing.ts'
import { ItemDialog } from './ItemDialog.tsx'

/** What lies over the list. */
export type Layer =
  | { show: 'new'; kind: '00' | '04' | '05'; afterSeq: CurriculumSeq | null }
  | { show: 'edit'; item: EditableItem }
  | { show: 'remove'; item: EditableItem }
  | { show: 'book'; item: EditableItem }

const newNames = { '00': 'newLive', '04': 'newOffline', '05': 'newText' } as const

interface ItemLayersProps {
  courseSeq: CourseSeq
  layer: Layer | null
  editing: Editing
  onClose: () => void
}

export function ItemLayers({ courseSeq, layer, editing, onClose }: ItemLayersProps) {
  const t = useWords(curriculumWords)
  if (!layer) return null
  if (layer.show === 'new') {
    const { kind, afterSeq } = layer
    return (
      <ItemDialog
        title={t(newNames[kind])}
        okLabel={t('add')}
        start={kind === '00' ? liveDraft(now()) : emptyDraft(kind)}
        isNew
        onSave={(draft, weeks) => editing.add(draft, afterSeq, weeks)}
        onClose={onClose}
      />
    )
  }
  const { item } = layer
  if (layer.show === 'book') {
    const { curriculumSeq: itemSeq, title } = item
    return <BookDialog courseSeq={courseSeq} itemSeq={itemSeq} title={title} onClose={onClose} />
  }
  if (layer.show === 'edit') {
    return (
      <ItemDialog
        title={t('editOf', { name: item.title })}
        okLabel={t('save')}
        start={draftOf(item)}
        isLiveStarted={item.isLiveStarted}
        onSave={(draft) => editing.save(item, draft).then(() => toast({ text: t('saved'), tone: 'ok' }))}
        onClose={onClose}
      />
    )
  }
  const isComing = item.curriculumTypeCd === '00' && !item.isLiveStarted
  return (
    <Confirm
      open
      title={t('removeTitle', { name: `‘${item.title}’` })}
      okLabel={t('remove')}
      cancelLabel={t('cancel')}
      danger
      busy={editing.isRemoving}
      onOk={() => void editing.remove(item).then(onClose)}
      onCancel={onClose}
    >
      {t(isSection(item) ? 'removeSectionText' : isComing ? 'removeLiveText' : 'removeText')}
    </Confirm>
  )
}
