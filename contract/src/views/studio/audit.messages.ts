import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '스튜디오', en: 'Studio', jp: 'スタジオ' }

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'studio.downloadStudioMembers': {
    ko: '스튜디오 회원을 엑셀로 내려받았어요',
    en: 'downloaded the studio members as a spreadsheet',
    jp: 'スタジオ会員をExcelでダウンロードしました',
  },
  'studio.downloadStudioPayments': {
    ko: '스튜디오 결제를 엑셀로 내려받았어요',
    en: 'downloaded the studio payments as a spreadsheet',
    jp: 'スタジオの決済をExcelでダウンロードしました',
  },
}
