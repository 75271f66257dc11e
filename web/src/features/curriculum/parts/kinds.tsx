import {
  IconBroadcast,
  IconFiles,
  IconFileText,
  IconLink,
  IconMapPin,
  IconMessages,
  IconPencilCheck,
  IconTarget,
  IconTargetArrow,
  IconVideo,
} from '@tabler/icons-react'
import css from './rows.module.css'

/** The kinds of lessons somebody may add, in this order. */
export const lessonKinds = ['02', 'link', '00', '05', '06', '03', '08', '09', '07', '04'] as const
export type LessonKind = (typeof lessonKinds)[number]
const signs = {
  '00': IconBroadcast,
  '02': IconVideo,
  '03': IconTarget,
  '04': IconMapPin,
  '05': IconFileText,
  '06': IconFiles,
  '07': IconMessages,
  '08': IconTargetArrow,
  '09': IconPencilCheck,
  link: IconLink,
} as const

const isSigned = (kind: string): kind is LessonKind => Object.hasOwn(signs, kind)

export function KindSign({ kind }: { kind: string }) {
  const Sign = isSigned(kind) ? signs[kind] : signs['05']
  return (
    <span className={css.sign} data-kind={kind}>
      <Sign size={18} stroke={1.7} aria-hidden="true" />
    </span>
  )
}
