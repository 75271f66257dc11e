import { useParams } from 'react-router'
import type { Permission } from 'contract/http/permissions'
import { useSession } from './session.tsx'

/** Whether a key is asked for one class at a time. */
const isClassKey = (key: Permission) => key.startsWith('CLASS_')

/**
 * What whoever is here may do where they are: in the class of the address, whoever was named there holds what that
 * class gave them in place of the class keys of a role on the site.
 */
export function useCanHere() {
  const { classes, can } = useSession()
  const { courseSeq } = useParams()
  const post = classes.find((one) => String(one.courseSeq) === courseSeq)
  return (key: Permission) => (post && isClassKey(key) ? post.roles.includes(key) : can(key))
}
