import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './Mfa.module.css'

/** One method to add a second factor: its description and its button. */
export function Way({ icon, text, children }: { icon: 'app' | 'key'; text: string; children: ReactNode }) {
  const Icon = icon === 'app' ? IconDeviceMobile : IconFingerprint
  return (
    <div className={css.way}>
      <Icon size={22} aria-hidden />
      <p>{text}</p>
      {children}
    </div>
  )
}
