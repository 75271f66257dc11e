import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { fileMessages as texts } from './files.messages.ts'

export const fileMessages: Japanese<typeof texts> = {
  choose: '画像を選ぶ',
  replace: '画像を変更',
  remove: '画像を外す',
  cancel: 'アップロードをキャンセル',
  preparing: '画像のサイズを小さくしています',
  sending: 'アップロード中 {percent}%',
  progress: '画像のアップロード',
  hint: '大きな画像は自動で縮小されます。JPG、PNG',
  again: 'もう一度アップロード',
  notSent: '画像をアップロードできませんでした。しばらくしてからもう一度お試しください。',
  notPicture: '画像として読み込めないファイルです。JPGまたはPNGをお選びください。',
  done: '画像をアップロードしました。保存すると変わります。',
}
