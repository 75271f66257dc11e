import { useParams } from 'react-router'
import type { Permission } from 'contract/http/permissions'
import { useSession } from './session.tsx'

/** Whether a permission is granted for one class at a time. */
const isClassKey = (key: Permission) => key.startsWith('CLASS_')

/**
 * What the current user may do on the current page: in the class of the address, a class role replaces the class
 * permissions of a role on the site.
 */
export function useCanHere() {
  const { classes, can } = useSession()
  const { courseSeq } = useParams()
  const post = classes.find((one) => String(one.courseSeq) === courseSeq)
  return (key: Permission) => (post && isClassKey(key) ? post.roles.includes(key) : can(key))
}
