import { useParams } from 'react-router'
import type { Permission } from 'contract/http/permissions'
import { useSession } from './session.tsx'

/** Whether the permission can be granted for a single class. */
const isClassKey = (key: Permission) => key.startsWith('CLASS_')

/**
 * Returns a check of the current user's permissions on the current page: within a class, a class role replaces the
 * class permissions of a role on the site.
 */
export function useCanHere() {
  const { classes, can } = useSession()
  const { courseSeq } = useParams()
  const post = classes.find((one) => String(one.courseSeq) === courseSeq)
  return (key: Permission) => (post && isClassKey(key) ? post.roles.includes(key) : can(key))
}
