import { useCallback, useEffect, useState } from 'react'

export type DeviceLists = Record<MediaDeviceKind, MediaDeviceInfo[]>
const none: DeviceLists = { audioinput: [], audiooutput: [], videoinput: [] }

/** The cameras, microphones and speakers of this device, which may be plugged in meanwhile. */
export function useDeviceList() {
  const [lists, setLists] = useState(none)
  const refresh = useCallback(() => {
    if (!('mediaDevices' in navigator)) return
    navigator.mediaDevices.enumerateDevices().then(
      (all) => {
        // Without the permission browsers list devices without names and ids.
        const of = (kind: MediaDeviceKind) => all.filter((one) => one.kind === kind && one.deviceId !== '')
        setLists({
          audioinput: of('audioinput'),
          audiooutput: of('audiooutput'),
          videoinput: of('videoinput'),
        })
      },
      () => setLists(none),
    )
  }, [])
  useEffect(() => {
    if (!('mediaDevices' in navigator)) return
    const { mediaDevices } = navigator
    refresh()
    mediaDevices.addEventListener('devicechange', refresh)
    return () => mediaDevices.removeEventListener('devicechange', refresh)
  }, [refresh])
  return { lists, refresh }
}
