import {
  IconConfetti,
  IconHeartFilled,
  IconMoodHappyFilled,
  IconMoodSurprised,
  IconQuestionMark,
  IconThumbUpFilled,
} from '@tabler/icons-react'
import type { Reaction } from 'contract/learning/live-rooms/live-rooms.rules'
import css from './Controls.module.css'

const signs = {
  like: IconThumbUpFilled,
  heart: IconHeartFilled,
  smile: IconMoodHappyFilled,
  surprise: IconMoodSurprised,
  celebrate: IconConfetti,
  question: IconQuestionMark,
} satisfies Record<Reaction, unknown>

/** The picture of a reaction, the same on every device. */
export function ReactionSign({ reaction, size }: { reaction: Reaction; size: number }) {
  const Sign = signs[reaction]
  return (
    <span className={css.reaction} data-reaction={reaction}>
      <Sign size={size} aria-hidden />
    </span>
  )
}
