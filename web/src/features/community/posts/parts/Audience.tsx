import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { classPostMessages } from '../posts.messages.ts'
import css from '../posts.module.css'

/** The readers of a post: visitors of the class page, the members of the class, or only its staff. */
export type Readers = 'OPEN' | 'PUBLIC' | 'PRIVATE'

interface AudienceProps {
  readers: Readers
  /** Whether the mission fixes the readers. */
  isFixed: boolean
  isOpenClass: boolean
  onChange: (readers: Readers) => void
}

/** Selects the readers of a post. */
export function Audience({ readers, isFixed, isOpenClass, onChange }: AudienceProps) {
  const t = useMessages(classPostMessages)
  if (isFixed) return <small className={css.about}>{t(`fixed${readers}`)}</small>
  const options: Readers[] = isOpenClass ? ['OPEN', 'PUBLIC', 'PRIVATE'] : ['PUBLIC', 'PRIVATE']
  return (
    <div className={css.audience}>
      <SegmentedControl
        label={t('scope')}
        value={readers}
        onChange={onChange}
        options={options.map((value) => ({ value, label: t(value) }))}
      />
      {readers === 'OPEN' && <small className={css.about}>{t('openHint')}</small>}
    </div>
  )
}
