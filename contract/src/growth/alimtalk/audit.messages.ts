import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '알림톡', en: 'AlimTalk', jp: 'アリムトーク' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'alimtalk.connectAlimtalk': {
    ko: '솔라피 계정을 연결했어요',
    en: 'connected the Solapi account',
    jp: 'Solapiアカウントを連携しました',
  },
  'alimtalk.chooseKakaoChannel': {
    ko: '알림톡을 보낼 카카오톡 채널을 골랐어요',
    en: 'chose the KakaoTalk channel of AlimTalk',
    jp: 'アリムトークを送るチャンネルを選びました',
  },
  'alimtalk.saveTextSender': {
    ko: '문자 발신 정보를 바꿨어요',
    en: 'changed the sender of text messages',
    jp: 'SMSの発信情報を変更しました',
  },
  'alimtalk.checkAlimtalk': {
    ko: '솔라피 연결을 확인했어요',
    en: 'checked the connection to Solapi',
    jp: 'Solapiとの接続を確認しました',
  },
  'alimtalk.disconnectAlimtalk': {
    ko: '솔라피 연결을 끊었어요',
    en: 'disconnected the Solapi account',
    jp: 'Solapiの連携を解除しました',
  },
  'alimtalk.createAlimtalkTemplate': {
    ko: '알림톡 템플릿을 만들었어요',
    en: 'created an AlimTalk template',
    jp: 'アリムトークテンプレートを作成しました',
  },
  'alimtalk.modifyAlimtalkTemplate': {
    ko: '알림톡 템플릿을 고쳤어요',
    en: 'changed an AlimTalk template',
    jp: 'アリムトークテンプレートを編集しました',
  },
  'alimtalk.requestAlimtalkReview': {
    ko: '알림톡 템플릿 검수를 요청했어요',
    en: 'sent an AlimTalk template to Kakao for approval',
    jp: 'アリムトークテンプレートの審査を申請しました',
  },
  'alimtalk.readAlimtalkReview': {
    ko: '알림톡 템플릿의 검수 상태를 확인했어요',
    en: 'checked the approval of an AlimTalk template',
    jp: 'アリムトークテンプレートの審査状況を確認しました',
  },
  'alimtalk.testAlimtalkTemplate': {
    ko: '알림톡 템플릿을 자신에게 보내 봤어요',
    en: 'sent themselves an AlimTalk template',
    jp: 'アリムトークテンプレートを自分に送ってみました',
  },
  'alimtalk.deleteAlimtalkTemplate': {
    ko: '알림톡 템플릿을 지웠어요',
    en: 'deleted an AlimTalk template',
    jp: 'アリムトークテンプレートを削除しました',
  },
}
