import { useEffect } from 'react'
import { useGo } from '../../platform/address.ts'
import { useSession } from '../../platform/session.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { firstAllowed } from './SideNav.tsx'

/** `/settings` leads on to the first page that whoever is here may see. */
export function SettingsHome() {
  const go = useGo()
  const { can } = useSession()
  const path = firstAllowed(can)
  useEffect(() => go(path, { replace: true }), [go, path])
  return <SkeletonText lines={4} />
}
