import { ReactionSign } from '../inside/ReactionSign.tsx'
import type { RoomReaction } from '../inside/use-reactions.ts'
import css from './Audience.module.css'

/** A large audience reacts at once: the last of them are enough. */
const MAX_SHOWN = 6

/** What people show who have no picture here. */
export const FloatingReactions = ({ reactions }: { reactions: readonly RoomReaction[] }) => (
  <span className={css.floating} aria-hidden="true">
    {reactions.slice(-MAX_SHOWN).map(({ id, reaction }) => (
      <i key={id}>
        <ReactionSign reaction={reaction} size={28} />
      </i>
    ))}
  </span>
)
