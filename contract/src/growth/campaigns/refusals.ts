import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  CAMPAIGN_BEGUN: {
    code: '890301',
    status: 409,
    ko: '이미 보내기 시작한 캠페인은 바꿀 수 없습니다. 복사해서 새로 만들어 주세요.',
    en: 'This campaign is already being sent and cannot change. Please copy it instead.',
    jp: '送信を始めたキャンペーンは変更できません。コピーして新しく作成してください。',
  },
  CAMPAIGN_OVER: {
    code: '890302',
    status: 409,
    ko: '이미 끝난 캠페인입니다.',
    en: 'This campaign has ended.',
    jp: 'このキャンペーンは終了しています。',
  },
  CAMPAIGN_UNDER_WAY: {
    code: '890303',
    status: 409,
    ko: '보내는 중인 캠페인은 지울 수 없습니다. 먼저 중지해 주세요.',
    en: 'This campaign is being sent. Please stop it before you delete it.',
    jp: '送信中のキャンペーンは削除できません。先に停止してください。',
  },
  CAMPAIGN_WITHOUT_RECEIVERS: {
    code: '890304',
    status: 409,
    ko: '조건에 맞는 받는 사람이 없습니다. 받는 사람을 다시 골라 주세요.',
    en: 'Nobody matches these conditions. Please choose other receivers.',
    jp: '条件に合う受信者がいません。受信者を選び直してください。',
  },
  CAMPAIGN_TOO_FAR: {
    code: '890305',
    status: 409,
    ko: '보내는 때는 1년 안으로 정해 주세요.',
    en: 'Please choose a time within one year.',
    jp: '送信日時は1年以内に設定してください。',
  },
  MAIL_SERVER_MISSING: {
    code: '890306',
    status: 409,
    ko: '메일 서버가 연결되어 있지 않아 보낼 수 없습니다. 서비스 운영자에게 알려 주세요.',
    en: 'No mail server is connected, so nothing can be sent. Please contact the operator of this service.',
    jp: 'メールサーバーが接続されていないため送信できません。サービスの運営者にご連絡ください。',
  },
  FRIENDTALK_IMAGE_UNFIT: {
    code: '890610',
    status: 409,
    ko: '친구톡에 쓸 수 없는 크기예요. 가로 500px 이상, 가로 2:세로 1부터 가로 3:세로 4까지의 사진을 골라 주세요.',
    en: 'KakaoTalk does not take a picture of this size. Choose one at least 500 pixels wide, between 2:1 and 3:4.',
    jp: 'このサイズの写真は使えません。横500px以上、横2:縦1から横3:縦4までの写真を選んでください。',
  },
  FRIENDTALK_IMAGE_REFUSED: {
    code: '890611',
    status: 409,
    ko: '솔라피에서 이 사진을 받아들이지 않았습니다. 다른 사진을 골라 주세요.',
    en: 'Solapi does not accept this picture. Please choose another one.',
    jp: 'Solapiがこの写真を受け付けませんでした。別の写真を選んでください。',
  },
  TEXT_SENDER_MISSING: {
    code: '890612',
    status: 409,
    ko: '문자를 보낼 발신번호가 없습니다. 알림톡 화면의 문자 발신에서 먼저 정해 주세요.',
    en: 'There is no number to send text messages from. Please set one under Text messages on the AlimTalk screen.',
    jp: 'SMSの発信番号がありません。アリムトーク画面の「SMSの発信」で先に設定してください。',
  },
  TEXT_REFUSAL_MISSING: {
    code: '890613',
    status: 409,
    ko: '광고 문자에는 080 무료수신거부 번호가 필요합니다. 알림톡 화면의 문자 발신에서 먼저 정해 주세요.',
    en: 'Advertising by text message needs a free 080 number for refusals. Please set it on the AlimTalk screen.',
    jp: '広告SMSには080の無料受信拒否番号が必要です。アリムトーク画面の「SMSの発信」で先に設定してください。',
  },
  TEXT_TOO_LONG: {
    code: '890614',
    status: 409,
    ko: '(광고) 표시와 무료수신거부 번호까지 더하면 2,000바이트가 넘어 보낼 수 없습니다. 본문을 줄여 주세요.',
    en: 'With its label and the number for refusals this text has more than 2,000 bytes and cannot be sent. Please shorten it.',
    jp: '(광고)の表示と無料受信拒否番号を加えると2,000バイトを超えるため送信できません。本文を短くしてください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
