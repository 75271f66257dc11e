import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  ALIMTALK_KEYS_REFUSED: {
    code: '890601',
    status: 409,
    ko: '솔라피에서 이 키를 받아들이지 않았습니다. API Key와 API Secret을 다시 복사해 주세요.',
    en: 'Solapi does not accept these keys. Please copy API Key and API Secret again.',
    jp: 'Solapiがこのキーを受け付けませんでした。API KeyとAPI Secretをもう一度コピーしてください。',
  },
  ALIMTALK_UNREACHABLE: {
    code: '890602',
    status: 503,
    ko: '솔라피에 연결하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Solapi cannot be reached. Please try again in a moment.',
    jp: 'Solapiに接続できませんでした。しばらくしてからもう一度お試しください。',
  },
  ALIMTALK_NOT_CONNECTED: {
    code: '890603',
    status: 409,
    ko: '솔라피 계정과 카카오톡 채널을 먼저 연결해 주세요.',
    en: 'Please connect a Solapi account and a KakaoTalk channel first.',
    jp: '先にSolapiアカウントとカカオトークチャンネルを連携してください。',
  },
  ALIMTALK_TEMPLATE_FIXED: {
    code: '890604',
    status: 409,
    ko: '검수 중이거나 승인된 템플릿은 바꿀 수 없습니다. 새 템플릿을 만들어 주세요.',
    en: 'A template that waits for approval or has it cannot change. Please create another one.',
    jp: '審査中または承認済みのテンプレートは変更できません。新しいテンプレートを作成してください。',
  },
  ALIMTALK_TEMPLATE_REFUSED: {
    code: '890605',
    status: 409,
    ko: '솔라피에서 이 템플릿을 받아들이지 않았습니다. 이름과 내용, 버튼을 확인해 주세요.',
    en: 'Solapi does not accept this template. Please check its name, text and buttons.',
    jp: 'Solapiがこのテンプレートを受け付けませんでした。名前、内容、ボタンをご確認ください。',
  },
  ALIMTALK_TEMPLATE_IN_USE: {
    code: '890606',
    status: 409,
    ko: '아직 끝나지 않은 캠페인에서 쓰고 있어 삭제할 수 없습니다.',
    en: 'A campaign that is not over uses this template, so it cannot be deleted.',
    jp: 'まだ終わっていないキャンペーンで使われているため削除できません。',
  },
  ALIMTALK_TEMPLATE_UNAPPROVED: {
    code: '890607',
    status: 409,
    ko: '승인된 알림톡 템플릿만 보낼 수 있습니다.',
    en: 'Only approved AlimTalk templates can be sent.',
    jp: '承認済みのアリムトークテンプレートのみ送信できます。',
  },
  ALIMTALK_PHONE_MISSING: {
    code: '890608',
    status: 409,
    ko: '내 정보에 휴대폰 번호가 없습니다. 번호를 등록한 뒤 다시 시도해 주세요.',
    en: 'Your account has no mobile number. Please add one, then try again.',
    jp: 'アカウントに携帯電話番号がありません。番号を登録してから、もう一度お試しください。',
  },
  ALIMTALK_MESSAGE_REFUSED: {
    code: '890609',
    status: 409,
    ko: '솔라피에서 이 알림톡을 보내지 않았습니다. 솔라피의 남은 금액과 발송 내역을 확인해 주세요.',
    en: 'Solapi did not send this message. Please check your balance and its history there.',
    jp: 'Solapiがこのメッセージを送信しませんでした。Solapiの残高と送信履歴をご確認ください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
