import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { signInMessages as texts } from './provider-settings.messages.ts'

export const signInMessages: Japanese<typeof texts> = {
  title: 'ソーシャルログイン',
  sub: '会員がカカオ、NAVER、Google、Facebookのアカウントでログインできるようにします。アプリのキーを入力したものだけがログイン画面に表示されます。',
  redirect: '戻り先のアドレス',
  redirectWhy:
    '各デベロッパーコンソールのリダイレクトURI（コールバックURL）に、このアドレスをそのまま登録してください。',
  redirectUrl: 'リダイレクトURI',
  copy: 'コピー',
  copied: 'アドレスをコピーしました。',
  KAK: 'カカオ',
  NAV: 'NAVER',
  GOG: 'Google',
  FAB: 'Facebook',
  KAKWhy:
    'Kakao Developersでアプリを作成し、カカオログインをオンにしてください。OpenID Connectもオンにすると、より安全です。',
  NAVWhy: 'NAVER DevelopersでNAVERログインのアプリケーションを登録し、審査を受けてください。',
  GOGWhy: 'Google CloudコンソールでOAuthクライアントID（ウェブアプリケーション）を作成してください。',
  FABWhy: 'Meta for Developersでアプリを作成し、製品「Facebookログイン」を追加してください。',
  KAKId: 'REST APIキー',
  NAVId: 'クライアントID',
  GOGId: 'クライアントID',
  FABId: 'アプリID',
  idHint: '空欄の場合、ログイン画面に表示されません。',
  idChanged:
    'キーを変更すると、この方法のみを使っていた会員は新しい会員として扱われることがあります。メールアドレスが同じであれば、アカウントを統合できます。',
  secret: 'クライアントシークレット',
  secretHint: '暗号化して保管し、再び表示することはありません。',
  secretKept: 'シークレットは保存されています。変更するには新しく入力してください。',
  secretLeaving: '保存するとシークレットを削除します。',
  removeSecret: 'シークレットを削除',
  keepSecret: '削除しない',
  show: 'シークレットを表示',
  cover: 'シークレットを隠す',
  optional: '任意',
  appId: 'アプリID（数字）',
  appIdHint: 'カカオSDKで取得したトークンを確認する場合にのみ必要です。',
  sync: 'カカオシンクで会員登録を受け付ける',
  syncHint:
    '会員登録を押すと、そのままカカオで登録できます。カカオシンクの規約のタグをterms、privacy、marketingに設定してください。',
  idBlank: '空白を含めずに入力してください',
  secretMissing: 'クライアントシークレットを入力してください',
  appIdWrong: '数字のみで入力してください',
  check: '{provider}：{problem}',
  saved: '保存しました。',
}
