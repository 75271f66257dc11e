import { useEffect } from 'react'
import { useGo } from '../../platform/address.ts'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { useFirstAllowed } from './SideNav.tsx'

/** `/settings` leads on to the first page that whoever is here may see. */
export function SettingsHome() {
  const go = useGo()
  const path = useFirstAllowed()
  useEffect(() => go(path, { replace: true }), [go, path])
  return <SkeletonText lines={4} />
}
