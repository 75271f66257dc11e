import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { payProviderMessages as texts } from './pay-providers.messages.ts'

export const payProviderMessages: Japanese<typeof texts> = {
  keysOf: '{provider}のキー',
  toss: 'Toss Payments',
  tossHint: '韓国のカードと簡単決済',
  tossMethods: 'カード・簡単決済（ウォン）',
  tossWhy: 'テスト決済のキーは契約なしですぐに使えます。本番決済のキーは契約後に発行されます。',
  tossStep1: 'Toss Paymentsの開発者センターで「API 개별 연동」のキーをコピーしてください。',
  tossStep2: '保存すると、すぐに決済会社で確認します。',
  tossWebhook: '開発者センターのWebhookにこのURLを登録してください。決済会社での取消もすぐに反映されます。',
  portone: 'PortOne',
  portoneHint: '現在のPG契約をそのまま利用',
  portoneMethods: 'カード（ウォン）',
  portoneWhy:
    'PortOne V2に連携したPGチャネルで受け付けます。テスト決済はテストチャネル、本番決済は本番チャネルのキーを使います。',
  portoneStep1: 'PortOne管理コンソールの決済連携で、ストアIDとチャネルキーをコピーしてください。',
  portoneStep2: 'V2 API Secretを発行して入力してください。',
  portoneWebhook:
    '管理コンソールのWebhook管理でバージョン2024-04-25としてこのURLを登録し、発行されたWebhookシークレットを上に入力してください。',
  stripe: 'Stripe',
  stripeHint: '海外カード、ウォンとドル',
  stripeMethods: 'カード（ウォン・ドル）',
  stripeWhy: '韓国で登録された事業者はStripeのアカウントを開設できません。海外の事業者の方は連携できます。',
  stripeStep1: 'Stripeダッシュボードの Developers → API keys で Secret key をコピーしてください。',
  stripeStep2: '保存すると、すぐに決済会社で確認します。',
  stripeWebhook:
    'Stripeダッシュボードの Developers → Webhooks にこのURLと下のイベントを登録し、Signing secret を上に入力してください。',
  paypal: 'PayPal',
  paypalHint: '海外からの決済、ドル',
  paypalMethods: 'PayPal（ドル）',
  paypalWhy:
    'ドルで表示した価格をドルで受け取ります。カードとウォンには別の決済会社が必要です。テスト決済はサンドボックスアプリ、本番決済はライブアプリのキーを使います。',
  paypalStep1:
    'PayPal開発者ダッシュボードの Apps & Credentials でアプリを作成し、Client ID と Secret をコピーしてください。',
  paypalStep2: '保存すると、すぐに決済会社で確認します。',
  paypalWebhook:
    'アプリの Webhooks にこのURLと下のイベントを登録し、発行された Webhook ID を上に入力してください。',
  step3: '連携後、決済通知のURLを決済会社に登録してください。',
  clientKey: 'クライアントキー',
  secretKey: 'シークレットキー',
  storeId: 'ストアID',
  channelKey: 'チャネルキー',
  apiSecret: 'APIシークレット',
  webhookSecret: 'Webhookシークレット',
  clientId: 'クライアントID',
  clientSecret: 'クライアントシークレット',
  webhookId: 'Webhook ID',
  begins: '{start}で始まります。',
  sealed: '暗号化して保管し、再表示しません。',
  mayFollow: '決済通知のURLを登録した後でも入力できます。',
  secretKept: '末尾が{end}のキーが保存されています。変更するには新しく入力してください。',
  secretMissing:
    '{key}が未入力のため、決済通知を受け取れません。決済会社での取消の反映が遅れることがあります。',
  show: '{key}を表示',
  cover: '{key}を隠す',
  FORM: '{key}をご確認ください',
  MODE: '{key}が選択した決済の種類と異なります',
  OTHER: '入力された値は{other}です。{key}を入力してください',
  WIDGET: '決済ウィジェット用のキーです。「API 개별 연동」の{key}を入力してください',
  PUBLISHABLE: '公開可能キー（Publishable key）です。{key}を入力してください',
  OLD_VERSION: 'PortOne V1の識別コードです。V2の{key}を入力してください',
}
