import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import { vodTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { videoMessages } from '../../videos/videos.messages.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
import { useKindOf } from '../item-kind.ts'
import { textKind } from '../kinds/text.tsx'
import { KindSign } from './KindSign.tsx'
import { Rename } from './Rename.tsx'
import css from './rows.module.css'
import { SortableRow } from './Sortable.tsx'
import { useItemMenu, type RowDeeds } from './use-item-menu.tsx'

/** One lesson: its kind, the state of its video, and its actions. */
export function LessonRow({ item, deeds }: { item: EditableItem; deeds: RowDeeds }) {
  const t = useMessages(curriculumMessages)
  const [isChanging, setChanging] = useState(false)
  const menu = useItemMenu(item, deeds, () => setChanging(true))
  const isNew = deeds.naming === item.curriculumSeq
  const { Line, Tags, Buttons } = useKindOf(item) ?? textKind
  return (
    <SortableRow item={item} choosing={deeds.choosing} className={css.item}>
      <KindSign kind={item.vodTypeCd === vodTypes.uploaded ? item.curriculumTypeCd : 'link'} />
      <div className={css.text}>
        <div className={css.title}>
          {isNew || isChanging ? (
            <Rename
              name={item.title}
              onName={(title) => deeds.editing.change(item, { title })}
              onClose={() => (isNew ? deeds.onName(null) : setChanging(false))}
            />
          ) : (
            <b>{item.title}</b>
          )}
          {item.isPublic && <Kind tone="ok">{t('free')}</Kind>}
          {item.lockStatusYn === 'Y' && <Kind>{t('locked')}</Kind>}
          {Tags && <Tags item={item} />}
          <Preparing item={item} />
        </div>
        <Line item={item} videos={deeds.videoActions} />
      </div>
      <div className={css.buttons}>
        {Buttons && <Buttons item={item} videos={deeds.videoActions} />}
        <Menu label={t('more', { name: item.title })} icon={<IconDots size={18} />} items={menu} />
      </div>
    </SortableRow>
  )
}

/** Explains that learners do not see an item before its video is ready. docs/rules.md R-610. */
function Preparing({ item: { video, isAvailable } }: { item: EditableItem }) {
  const t = useMessages(videoMessages)
  const isPreparing = video?.state === 'WAITING' || video?.state === 'PROCESSING'
  if (isPreparing) return <Kind tone="soon">{t(isAvailable ? 'processingTag' : 'preparingUnseen')}</Kind>
  return isAvailable ? null : <Kind tone="soon">{t('unseen')}</Kind>
}
