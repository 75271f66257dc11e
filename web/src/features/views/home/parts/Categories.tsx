import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Chip, ChipRow } from '../../../../ui/Chip.tsx'
import { useCategories } from '../home.api.ts'
import { homeMessages } from '../home.messages.ts'
import css from './Fronts.module.css'

/** Links to the categories that hold something, where there are several. */
export function Categories() {
  const t = useMessages(homeMessages)
  const categories = useCategories()
  if (categories.length < 2) return null
  return (
    <nav className={css.categories} aria-label={t('categories')}>
      <ChipRow label={t('categories')}>
        {categories.map(({ channelCategorySeq, name, courseCount }) => (
          <Chip
            key={channelCategorySeq}
            count={courseCount}
            href={`/classes?channelCategorySeq=${channelCategorySeq}`}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
    </nav>
  )
}
