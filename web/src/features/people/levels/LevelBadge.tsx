import type { LevelMark } from 'contract/people/levels/schemas'
import css from './LevelBadge.module.css'

interface LevelBadgeProps {
  level: Pick<LevelMark, 'name' | 'color'>
  isLarge?: boolean
}
/** The name of a level in its colour. */
export const LevelBadge = ({ level: { name, color }, isLarge = false }: LevelBadgeProps) => (
  <span className={css.badge} data-color={color} data-large={isLarge || undefined}>
    {name}
  </span>
)
