import { IconChevronDown, IconChevronRight, IconDots, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CurriculumSeq } from 'contract/values/ids'
import { useSite } from '../../../../platform/site.tsx'
import { formatSpan } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { curriculumMessages } from '../curriculum.messages.ts'
import { useKinds, useLocale, type ItemKind } from '../item-kind.ts'
import { LessonRow } from './LessonRow.tsx'
import { Rename } from './Rename.tsx'
import css from './rows.module.css'
import { SortableRow } from './Sortable.tsx'
import { useItemMenu, type RowDeeds } from './use-item-menu.tsx'

interface SectionCardProps {
  section: EditableItem | null
  lessons: EditableItem[]
  deeds: RowDeeds
  onAdd: (kind: ItemKind, afterSeq: CurriculumSeq | null) => void
}

/** A section with its lessons; the lessons before the first section have no heading. */
export function SectionCard({ section, lessons, deeds, onAdd }: SectionCardProps) {
  const t = useMessages(curriculumMessages)
  const { kinds } = useKinds()
  const locale = useLocale()
  const [isFolded, setFolded] = useState(false)
  const afterSeq = lessons.at(-1)?.curriculumSeq ?? section?.curriculumSeq ?? null
  return (
    <section className={css.section} aria-label={section?.title ?? t('noSection')}>
      {section && (
        <SectionHead
          section={section}
          lessons={lessons}
          deeds={deeds}
          isFolded={isFolded}
          onFold={() => setFolded(!isFolded)}
        />
      )}
      {!isFolded && (
        <>
          <ol>
            {lessons.map((item) => (
              <LessonRow key={item.curriculumSeq} item={item} deeds={deeds} />
            ))}
          </ol>
          <div className={css.add}>
            <Menu
              label={t('addItem')}
              align="start"
              icon={<IconPlus size={17} />}
              items={kinds.map((kind) => ({
                key: kind.key,
                label: kind.name(locale),
                onPress: () => onAdd(kind, afterSeq),
              }))}
            >
              {t('addItem')}
            </Menu>
          </div>
        </>
      )}
    </section>
  )
}

interface SectionHeadProps {
  section: EditableItem
  lessons: EditableItem[]
  deeds: RowDeeds
  isFolded: boolean
  onFold: () => void
}

function SectionHead({ section, lessons, deeds, isFolded, onFold }: SectionHeadProps) {
  const t = useMessages(curriculumMessages)
  const { language } = useSite()
  const menu = useItemMenu(section, deeds, () => deeds.onName(section.curriculumSeq))
  const seconds = lessons.reduce((all, { duration }) => all + duration, 0)
  const count = lessons.length
  if (deeds.naming === section.curriculumSeq) {
    return (
      <SortableRow item={section} choosing={deeds.choosing} as="header" className={css.head}>
        <Rename
          name={section.title}
          onName={(title) => deeds.editing.change(section, { title })}
          onClose={() => deeds.onName(null)}
        />
      </SortableRow>
    )
  }
  return (
    <SortableRow item={section} choosing={deeds.choosing} as="header" className={css.head}>
      <div className={css.name}>
        <h2>{section.title}</h2>
        <span className={`num ${css.meta}`}>
          {seconds > 0
            ? t('sectionMetaWith', { count, span: formatSpan(seconds, language) })
            : t('sectionMeta', { count })}
        </span>
      </div>
      <Menu label={t('more', { name: section.title })} icon={<IconDots size={18} />} items={menu} />
      <IconButton
        label={t(isFolded ? 'unfold' : 'fold', { name: section.title })}
        icon={isFolded ? <IconChevronRight size={18} /> : <IconChevronDown size={18} />}
        expanded={!isFolded}
        onPress={onFold}
      />
    </SortableRow>
  )
}
