import { useEffect, useSyncExternalStore } from 'react'
import { useSite, type Site } from '../site.tsx'
import { uploadStore, type RunningUpload, type UploadStore } from './upload-store.ts'

/** A hook for the running uploads of one kind on this page, by their numbers. */
export function uploadsOf<Key extends number>(kind: string) {
  const stores = new WeakMap<Site, UploadStore<Key>>()
  const nothing: ReadonlyMap<Key, RunningUpload> = new Map()
  function storeOf(site: Site) {
    const store = stores.get(site) ?? uploadStore<Key>(kind)
    stores.set(site, store)
    return store
  }
  return function useUploads() {
    const store = storeOf(useSite())
    const running = useSyncExternalStore(store.watch, store.get, () => nothing)
    useEffect(() => {
      window.addEventListener('online', store.goOnWithBroken)
      return () => window.removeEventListener('online', store.goOnWithBroken)
    }, [store])
    useKeepOpen(running.size > 0)
    return { running, store }
  }
}

/** Lets the browser warn before the page closes during an upload. */
function useKeepOpen(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
}
