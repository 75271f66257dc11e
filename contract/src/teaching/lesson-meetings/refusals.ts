import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  MEETING_SERVICE_FAILED: {
    code: '100011',
    status: 503,
    ko: 'Zoom에서 회의를 열지 못했습니다. 잠시 후 다시 시도하거나 Zoom 앱에서 회의를 시작해 주세요. 계속되면 라이브 설정에서 Zoom 연결을 확인해 주세요.',
    en: 'Zoom did not open the meeting. Please try again in a moment, or start it in your Zoom app. If this goes on, check the Zoom connection in the live settings.',
    jp: 'Zoomでミーティングを開けませんでした。しばらくしてからもう一度お試しいただくか、Zoomアプリで開始してください。続く場合は、ライブ設定でZoomの連携をご確認ください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
