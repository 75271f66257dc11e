import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { boardLevelMessages as texts } from './board-levels.messages.ts'

export const boardLevelMessages: Japanese<typeof texts> = {
  from: '「{name}」ランク以上',
  goneLevel: '削除されたランク',
  gone: 'この掲示板に指定した会員ランクが削除されたため、現在はスタッフだけが利用できます。別のランクまたは会員を選んでください。',
  goneList:
    '会員ランクが削除され、スタッフだけが利用できる掲示板があります。閲覧と投稿の対象を選び直してください。',
  listed: '下のランクの会員にも掲示板の名前を表示',
  listedHint:
    '掲示板一覧に名前と必要なランクだけが表示され、投稿は表示されません。オフにすると存在しない掲示板として扱われます。',
}
