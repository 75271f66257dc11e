import { IconBroadcast, IconFileText, IconMapPin, IconVideo } from '@tabler/icons-react'
import css from './rows.module.css'

/** The kinds of lessons somebody may add, in this order. */
export const lessonKinds = ['02', '00', '05', '04'] as const
export type LessonKind = (typeof lessonKinds)[number]
const signs = { '00': IconBroadcast, '02': IconVideo, '04': IconMapPin, '05': IconFileText }

export function KindSign({ kind }: { kind: string }) {
  const Sign = kind === '00' || kind === '02' || kind === '04' ? signs[kind] : signs['05']
  return (
    <span className={css.sign} data-kind={kind}>
      <Sign size={18} stroke={1.7} aria-hidden="true" />
    </span>
  )
}
