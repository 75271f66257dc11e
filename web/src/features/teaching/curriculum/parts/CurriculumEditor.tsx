import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import type { CurriculumProgressCd } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { SwitchedOffNote } from '../../../../platform/management/SwitchedOffNote.tsx'
import { pickVideos } from '../../videos/pick-videos.ts'
import { useVideoNews } from '../../videos/videos.api.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
import type { ItemKind } from '../item-kind.ts'
import { groupsOf } from '../order.ts'
import { useLayerFromUrl } from '../use-dialog-from-url.ts'
import { useChoosing } from '../use-selection.ts'
import { complain, useEditing, useVideoActions } from '../use-editing.ts'
import { Aside } from './Aside.tsx'
import { ChosenBar } from './SelectionBar.tsx'
import css from './CurriculumEditor.module.css'
import { isFilledIn, ItemLayers } from './ItemDialogs.tsx'
import { SectionCard } from './SectionCard.tsx'
import { SortableList } from './Sortable.tsx'
import { Tools } from './Tools.tsx'
import type { RowDeeds } from './use-item-menu.tsx'

interface CurriculumEditorProps {
  courseSeq: CourseSeq
  stored: EditableItem[]
  mode: CurriculumProgressCd
}
const isPreparing = ({ video }: EditableItem) => video?.state === 'WAITING' || video?.state === 'PROCESSING'

export function CurriculumEditor({ courseSeq, stored, mode }: CurriculumEditorProps) {
  const t = useMessages(curriculumMessages)
  const editing = useEditing(courseSeq, stored)
  const videoActions = useVideoActions(editing)
  const choosing = useChoosing(courseSeq, editing)
  const [layer, setLayer] = useLayerFromUrl(courseSeq, stored)
  const [naming, setNaming] = useState<CurriculumSeq | null>(null)
  useVideoNews(stored.some(isPreparing))

  const { items } = editing
  const last = items.at(-1)?.curriculumSeq ?? null
  const addVideos = (afterSeq: CurriculumSeq | null) =>
    pickVideos((files) => videoActions.addVideos(files, afterSeq, setNaming), { several: true })
  const add = (kind: ItemKind, afterSeq: CurriculumSeq | null) =>
    isFilledIn(kind) ? setLayer({ show: 'new', kind, afterSeq }) : addVideos(afterSeq)
  // A new section prompts for its name immediately.
  const addSection = () =>
    void editing.addSection().then(({ curriculumSeq }) => setNaming(curriculumSeq), complain)
  const deeds: RowDeeds = {
    naming,
    onName: setNaming,
    editing,
    videoActions,
    choosing,
    onEdit: (item) => setLayer({ show: 'edit', item }),
    onRemove: (item) => setLayer({ show: 'remove', item }),
    onAction: (action, item) => setLayer({ show: 'action', action, item }),
    onMove: (seqs) => setLayer({ show: 'move', seqs }),
  }
  return (
    <div className={css.grid}>
      <div className={css.list}>
        <SwitchedOffNote feature="VIDEO_UPLOADS" />
        <Tools
          choosing={choosing}
          onImport={() => setLayer({ show: 'import' })}
          canChoose={items.length > 0}
        />
        {items.length === 0 && (
          <Empty
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Button icon={<IconPlus size={17} />} onPress={() => addVideos(null)}>
                {t('kind02')}
              </Button>
            }
          />
        )}
        <SortableList items={items} onMove={editing.move}>
          {groupsOf(items).map(({ section, lessons }) => (
            <SectionCard
              key={section?.curriculumSeq ?? 'top'}
              section={section}
              lessons={lessons}
              deeds={deeds}
              onAdd={add}
            />
          ))}
        </SortableList>
        <button type="button" className={css.addSection} onClick={addSection}>
          <IconPlus size={18} aria-hidden="true" />
          {t('addSection')}
        </button>
      </div>
      <Aside courseSeq={courseSeq} mode={mode} onAdd={(kind) => add(kind, last)} />
      <ItemLayers
        courseSeq={courseSeq}
        layer={layer}
        editing={editing}
        choosing={choosing}
        onAdd={(kind) => {
          setLayer(null)
          add(kind, last)
        }}
        onClose={() => setLayer(null)}
      />
      <ChosenBar
        choosing={choosing}
        onMove={deeds.onMove}
        onRemove={(seqs) => setLayer({ show: 'removeSome', seqs })}
      />
    </div>
  )
}
