import { useEffect } from 'react'
import { useGo } from '../../platform/address.ts'
import { NotAllowed } from '../../platform/Guarded.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { useFirstAllowed } from './pages.ts'

/** `/settings` redirects to the first page that the current user may see, or states that there is none. */
export function SettingsHome() {
  const go = useGo()
  const path = useFirstAllowed()
  useEffect(() => {
    if (path !== null) go(path, { replace: true })
  }, [go, path])
  return path === null ? <NotAllowed /> : <SkeletonText lines={4} />
}
