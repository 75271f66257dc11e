import type { Language } from 'contract/i18n/languages'

interface Meeting {
  title: string
  addrRoad1: string | null
  lat: number | null
  lon: number | null
}

/** Links to common map services, to the coordinates if known, else to the address. */
export function mapsOf({ title, addrRoad1, lat, lon }: Meeting, language: Language) {
  const address = encodeURIComponent(addrRoad1 ?? '')
  const name = encodeURIComponent(title.replaceAll(',', ' '))
  const hasPoint = lat !== null && lon !== null
  const kakao = hasPoint
    ? `https://map.kakao.com/link/map/${name},${lat},${lon}`
    : `https://map.kakao.com/link/search/${address}`
  const naver = `https://map.naver.com/p/search/${address}`
  const google = `https://www.google.com/maps/search/?api=1&query=${hasPoint ? `${lat},${lon}` : address}`
  if (language !== 'ko') return [{ map: 'mapGoogle' as const, href: google }]
  return [
    { map: 'mapKakao' as const, href: kakao },
    { map: 'mapNaver' as const, href: naver },
  ]
}
