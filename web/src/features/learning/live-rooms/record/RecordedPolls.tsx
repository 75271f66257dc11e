import { percentOf } from 'contract/learning/live-rooms/live-rooms.rules'
import type { Poll } from 'contract/learning/live-rooms/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { livePollMessages } from '../inside/poll.messages.ts'
import css from './Record.module.css'

/** The polls of the lesson with their votes. */
export function RecordedPolls({ polls }: { polls: readonly Poll[] }) {
  const tPoll = useMessages(livePollMessages)
  return (
    <ol className={css.polls}>
      {polls.map(({ livePollSeq, question, choices, votes, voteCount, myChoice }) => (
        <li key={livePollSeq}>
          <h3>{question}</h3>
          <ul>
            {choices.map((choice, at) => {
              const count = votes?.[at] ?? 0
              const percent = percentOf(count, voteCount)
              return (
                <li key={choice} className={css.choice}>
                  <span className={css.share} style={{ width: `${percent}%` }} aria-hidden="true" />
                  <span className={css.words}>{choice}</span>
                  {myChoice === at && <small>{tPoll('mine')}</small>}
                  <b className="num">{tPoll('result', { count, percent })}</b>
                </li>
              )
            })}
          </ul>
          <p className={css.hint}>{tPoll('total', { count: voteCount })}</p>
        </li>
      ))}
    </ol>
  )
}
