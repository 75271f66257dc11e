import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { pictureMessages as texts } from './pictures.messages.ts'

export const pictureMessages: Japanese<typeof texts> = {
  addPictures: '画像を選ぶ',
  takePicture: '写真を撮る',
  picturesOf: '{name}さんの画像',
  picture: '画像 {at}/{count}',
  pictureMore: '画像をあと{count}枚見る',
  pictureLost: '画像を読み込めませんでした',
  previous: '前の画像',
  next: '次の画像',
  close: '閉じる',
}
