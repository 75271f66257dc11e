import type { Translations } from '../../i18n/translations.ts'

/** What a notification says, by its kind. */
export const notificationTexts: Translations = {
  payoutApproved: {
    ko: '{month} 정산금 지급이 승인됐어요. 입금하면 다시 알려 드릴게요.',
    en: 'The payout of {month} was approved. You hear again once it is paid.',
    jp: '{month}の精算金の支払いが承認されました。入金後に改めてお知らせします。',
  },
  payoutHeld: {
    ko: '{month} 정산금 지급이 보류됐어요. 사유를 확인해 주세요.',
    en: 'The payout of {month} is on hold. Please read why.',
    jp: '{month}の精算金の支払いが保留されました。理由をご確認ください。',
  },
  payoutPaid: {
    ko: '{month} 정산금을 입금했어요.',
    en: 'The payout of {month} was paid.',
    jp: '{month}の精算金を入金しました。',
  },
  payeeDocumentReturned: {
    ko: '정산 서류가 반려됐어요. 사유를 확인하고 다시 올려 주세요.',
    en: 'A document for payouts was returned. Please read why and submit it again.',
    jp: '精算書類が差し戻されました。理由を確認して再提出してください。',
  },
  payoutReceived: {
    ko: '{month} 플랫폼 수수료 입금을 확인했어요.',
    en: 'The platform received its fee of {month}.',
    jp: '{month}のプラットフォーム手数料の入金を確認しました。',
  },
}
