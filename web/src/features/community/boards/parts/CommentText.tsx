import { splitMentions } from 'contract/community/boards/mentions.rules'
import css from './Mentions.module.css'

/** The words of a comment, with those whom it mentions apart. */
export const CommentText = ({ content, mentions }: { content: string; mentions: readonly string[] }) => (
  <p>
    {splitMentions(content, mentions).map(({ at, text, isMention }) =>
      isMention ? (
        <b key={at} className={css.mention}>
          {text}
        </b>
      ) : (
        text
      ),
    )}
  </p>
)
