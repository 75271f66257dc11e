import type { ReactNode } from 'react'
import { Avatar } from '../../../../ui/Avatar.tsx'
import css from './Panel.module.css'

/** People under one heading. */
export function PeopleGroup({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={css.group}>
      <div className={css.groupHead}>
        <h2>{title}</h2>
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

interface PersonProps {
  name: string
  imageUrl: string | null
  detail: string | null
  children: ReactNode
}
export const Person = ({ name, imageUrl, detail, children }: PersonProps) => (
  <li className={css.person}>
    <Avatar name={name} src={imageUrl} size={34} />
    <p>
      <span className="clamp1">{name}</span>
      {detail !== null && <small>{detail}</small>}
    </p>
    <span className={css.actions}>{children}</span>
  </li>
)
