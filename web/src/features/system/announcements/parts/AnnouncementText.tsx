import { linkedParts } from 'contract/system/announcements/announcements.rules'
import css from './announcements.module.css'

/** The paragraphs as they were typed, with links. */
export const AnnouncementText = ({ text }: { text: string }) => (
  <div className={css.text}>
    {linkedParts(text).map(({ text: part, url }, index) =>
      url ? (
        <a key={index} href={url} target="_blank" rel="noreferrer">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </div>
)
