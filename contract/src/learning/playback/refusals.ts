import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  VIDEO_NOT_READY: {
    code: '840001',
    status: 409,
    ko: '영상을 준비하고 있습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The video is being prepared. Please try again in a moment.',
    jp: '動画を準備しています。しばらくしてからお試しください。',
  },
  PLAY_ENDED: {
    code: '840007',
    status: 403,
    ko: '재생 세션이 끝났습니다. 다시 재생해 주세요.',
    en: 'Your viewing session has ended. Please press play again.',
    jp: '視聴セッションが終了しました。もう一度再生してください。',
  },
  PLAYED_ELSEWHERE: {
    code: '840009',
    status: 403,
    ko: '다른 기기에서 동시에 시청하고 있어 재생을 멈췄습니다.',
    en: 'Playback stopped because you are watching on another device.',
    jp: '別の端末で視聴中のため、再生を停止しました。',
  },
  VIEWING_TIME_OVER: {
    code: '840010',
    status: 403,
    ko: '시청 가능한 시간을 모두 사용했습니다.',
    en: 'You have used all of your viewing time.',
    jp: '視聴できる時間をすべて使い切りました。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
