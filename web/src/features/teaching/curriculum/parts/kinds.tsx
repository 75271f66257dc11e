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
import { curriculumTypes } from 'contract/values/type-codes'
import css from './rows.module.css'

/** The kinds of lessons somebody may add, in this order. */
export const lessonKinds = [
  curriculumTypes.video,
  'link',
  curriculumTypes.live,
  curriculumTypes.text,
  curriculumTypes.material,
  curriculumTypes.mission,
  curriculumTypes.lessonMission,
  curriculumTypes.postMission,
  curriculumTypes.chatMission,
  curriculumTypes.offline,
] as const
export type LessonKind = (typeof lessonKinds)[number]
const signs = {
  [curriculumTypes.live]: IconBroadcast,
  [curriculumTypes.video]: IconVideo,
  [curriculumTypes.mission]: IconTarget,
  [curriculumTypes.offline]: IconMapPin,
  [curriculumTypes.text]: IconFileText,
  [curriculumTypes.material]: IconFiles,
  [curriculumTypes.chatMission]: IconMessages,
  [curriculumTypes.lessonMission]: IconTargetArrow,
  [curriculumTypes.postMission]: IconPencilCheck,
  link: IconLink,
} as const

const isSigned = (kind: string): kind is LessonKind => Object.hasOwn(signs, kind)

export function KindSign({ kind }: { kind: string }) {
  const Sign = isSigned(kind) ? signs[kind] : signs[curriculumTypes.text]
  return (
    <span className={css.sign} data-kind={kind}>
      <Sign size={18} stroke={1.7} aria-hidden="true" />
    </span>
  )
}
