import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  MEETING_KEYS_REFUSED: {
    code: '860021',
    status: 409,
    ko: 'Zoom에서 이 키를 받아들이지 않았습니다. Account ID, Client ID, Client Secret을 다시 복사하고 앱이 활성화되어 있는지 확인해 주세요.',
    en: 'Zoom does not accept these keys. Please copy Account ID, Client ID and Client Secret again, and check that the app is activated.',
    jp: 'Zoomがこのキーを受け付けませんでした。Account ID、Client ID、Client Secretをもう一度コピーし、アプリが有効になっているかご確認ください。',
  },
  MEETING_PERMISSION_MISSING: {
    code: '860022',
    status: 409,
    ko: 'Zoom 앱에 필요한 권한(Scope)이 빠져 있습니다. 안내에 있는 권한을 모두 추가한 뒤 다시 시도해 주세요.',
    en: 'The Zoom app lacks a scope. Please add all the scopes of the guide, then try again.',
    jp: 'Zoomアプリに必要な権限(Scope)が足りません。案内にある権限をすべて追加してから、もう一度お試しください。',
  },
  MEETING_HOST_UNKNOWN: {
    code: '860023',
    status: 409,
    ko: '이 Zoom 계정에 없는 진행자 이메일입니다. Zoom 사용자 관리에 있는 이메일을 입력해 주세요.',
    en: 'This Zoom account has no user with the e-mail address of the host. Please enter one from the users of the account.',
    jp: 'このZoomアカウントに、その進行役のメールアドレスはありません。Zoomのユーザー管理にあるメールアドレスを入力してください。',
  },
  MEETING_SERVICE_UNREACHABLE: {
    code: '860024',
    status: 503,
    ko: 'Zoom에 연결하지 못해 키를 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Zoom cannot be reached, so the keys were not checked. Please try again in a moment.',
    jp: 'Zoomに接続できず、キーを確認できませんでした。しばらくしてからもう一度お試しください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
