import type { Clock } from '../clock.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import { kakao } from './kakao.ts'
import { naver } from './naver.ts'
import { providerClient } from './provider-client.ts'
import type { SocialProviders } from './provider.ts'

interface Options {
  /** A replacement base URL for the providers. */
  base: string | null
  graphVersion: string
  now: Clock
  timeoutMs?: number
}

export function socialProviders({ base, graphVersion, now, timeoutMs = 8000 }: Options): SocialProviders {
  const to = (provider: string) => providerClient({ provider, base, timeoutMs })
  return {
    KAK: kakao(to('kakao'), now),
    NAV: naver(to('naver')),
    GOG: google(to('google'), now),
    FAB: facebook(to('facebook'), graphVersion),
  }
}
