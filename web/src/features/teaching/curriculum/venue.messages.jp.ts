import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { venueMessages as texts } from './venue.messages.ts'

export const venueMessages: Japanese<typeof texts> = {
  search: '住所を検索',
  searchTitle: '住所検索',
  searchFailed: '住所検索を開けませんでした。住所を直接入力してください。',
  close: '閉じる',
  zipcode: '郵便番号',
  zipcodeWrong: '郵便番号は5桁の数字です',
  spot: '地図の座標',
  spotHint:
    '地図アプリから「37.5796, 126.9770」のようにコピーして貼り付けると、地図がその場所を正確に開きます。',
  spotWrong: '緯度と経度をカンマで区切って入力してください',
}
