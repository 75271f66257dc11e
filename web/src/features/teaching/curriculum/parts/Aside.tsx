import type { CourseSeq } from 'contract/values/ids'
import { progressModes, type CurriculumProgressCd } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { useProgressMode } from '../curriculum.api.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
import type { ItemKind } from '../item-kind.ts'
import { complain } from '../use-editing.ts'
import css from './Aside.module.css'
import { KindGrid } from './KindGrid.tsx'

interface AsideProps {
  courseSeq: CourseSeq
  mode: CurriculumProgressCd
  onAdd: (kind: ItemKind) => void
}

/** The order in which lessons open, and buttons to append items. */
export function Aside({ courseSeq, mode, onAdd }: AsideProps) {
  const t = useMessages(curriculumMessages)
  const setMode = useProgressMode(courseSeq)
  const choose = (value: string) => {
    setMode
      .run({
        body: {
          curriculumProgressCd:
            value === progressModes.inOrder ? progressModes.inOrder : progressModes.anyOrder,
        },
      })
      .catch(complain)
  }
  return (
    <aside className={css.aside} aria-label={t('settings')}>
      <section>
        <h2>{t('mode')}</h2>
        <SegmentedControl
          label={t('mode')}
          wide
          value={mode}
          onChange={choose}
          options={[
            { value: progressModes.inOrder, label: t('mode01') },
            { value: progressModes.anyOrder, label: t('mode00') },
          ]}
        />
        <p>{t(mode === progressModes.inOrder ? 'mode01Hint' : 'mode00Hint')}</p>
      </section>
      <section>
        <h2>{t('newItem')}</h2>
        <KindGrid onAdd={onAdd} />
      </section>
    </aside>
  )
}
