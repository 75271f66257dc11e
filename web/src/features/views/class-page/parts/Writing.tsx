import { RichText } from '../../../../platform/RichText.tsx'
import css from '../ClassPage.module.css'

/** One of the owner's texts; nothing at all where none was written. The server has cleaned it. */
export function Writing({
  id,
  title,
  lead,
  html,
}: {
  id?: string
  title: string
  lead?: string
  html: string
}) {
  if (!html && !lead) return null
  return (
    <section id={id} className={css.section}>
      <h2>{title}</h2>
      {lead && <p className={css.say}>{lead}</p>}
      {html && <RichText html={html} />}
    </section>
  )
}
