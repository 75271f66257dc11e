import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { thumbMessages as texts } from './picture-thumbs.messages.ts'

export const thumbMessages: Japanese<typeof texts> = {
  remove: '画像{at}を外す',
  alt: '画像{at}の説明',
  altHint: '画像の説明（任意）',
  sending: '画像{at}をアップロード中',
  again: 'もう一度アップロード',
  againOf: '画像{at}をもう一度アップロード',
  notSent: 'アップロードできませんでした。',
  notPicture: '画像として読み込めないファイルです。',
}
