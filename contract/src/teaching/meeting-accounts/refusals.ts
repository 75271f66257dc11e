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
  GOOGLE_KEYS_REFUSED: {
    code: '860025',
    status: 409,
    ko: 'Google에서 이 클라이언트를 받아들이지 않았습니다. 클라이언트 ID와 보안 비밀번호를 다시 복사하고 승인된 리디렉션 URI를 확인해 주세요.',
    en: 'Google does not accept this client. Please copy the client ID and secret again, and check the authorised redirect URI.',
    jp: 'Googleがこのクライアントを受け付けませんでした。クライアントIDとシークレットをもう一度コピーし、承認済みのリダイレクトURIをご確認ください。',
  },
  GOOGLE_PERMISSION_MISSING: {
    code: '860026',
    status: 409,
    ko: 'Google 캘린더를 쓸 권한이 없습니다. Google Calendar API를 사용 설정하고, 로그인할 때 캘린더 권한을 선택해 주세요.',
    en: 'The permission to write the Google calendar is missing. Please enable the Google Calendar API, and tick the calendar when you sign in.',
    jp: 'Googleカレンダーに書き込む権限がありません。Google Calendar APIを有効にし、ログインの際にカレンダーの権限を選んでください。',
  },
  GOOGLE_CALENDAR_MISSING: {
    code: '860027',
    status: 409,
    ko: '이 Google 계정에는 캘린더가 없습니다. 캘린더를 쓰는 계정으로 로그인해 주세요.',
    en: 'This Google account has no calendar. Please sign in with one that has.',
    jp: 'このGoogleアカウントにはカレンダーがありません。カレンダーを使うアカウントでログインしてください。',
  },
  GOOGLE_UNREACHABLE: {
    code: '860028',
    status: 503,
    ko: 'Google에 연결하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Google cannot be reached. Please try again in a moment.',
    jp: 'Googleに接続できませんでした。しばらくしてからもう一度お試しください。',
  },
  GOOGLE_SIGN_IN_ENDED: {
    code: '860029',
    status: 409,
    ko: 'Google 로그인이 만료되었습니다. 라이브 설정에서 다시 연결해 주세요.',
    en: 'The sign-in at Google has expired. Please connect again in the live settings.',
    jp: 'Googleへのログインの有効期限が切れました。ライブ設定からもう一度連携してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
