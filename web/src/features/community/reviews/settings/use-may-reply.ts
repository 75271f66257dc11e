import type { CourseSeq } from 'contract/values/ids'
import { useSession } from '../../../../platform/session.tsx'

/** Whether the user replies to reviews of a class: as somebody who works there, or by a role that covers all classes. */
export function useMayReplyIn() {
  const { session, can, classes } = useSession()
  const role = session.state === 'signed-in' ? session.userTypeCd : null
  const isEverywhere = role !== null && role !== 'TCH' && can('SITE_CLASS_UPDATE')
  return (courseSeq: CourseSeq) =>
    isEverywhere
      ? can('CLASS_QUESTIONS_UPDATE')
      : classes.some((one) => one.courseSeq === courseSeq && one.roles.includes('CLASS_QUESTIONS_UPDATE'))
}
