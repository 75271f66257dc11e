import type { Japanese } from '../../../../../platform/words/dictionary.ts'
import type { entryMessages as texts } from './entry.messages.ts'

export const entryMessages: Japanese<typeof texts> = {
  title: '宣伝アドレス',
  why: 'ニュースレター、ポスター、SNSで使い分けてみてください。アドレスごとに訪問回数、その後30日以内の{enrolment}、返金を除いた支払額を数えます。',
  label: '使う場所',
  labelPlaceholder: '例）春のニュースレター',
  code: 'アドレスの末尾',
  codeHint: '英小文字、数字、-、_で40文字まで使えます。',
  codeWrong: '英小文字、数字、-、_だけ使えます',
  add: 'アドレスを作成',
  added: '宣伝アドレスを作成しました。',
  hits: '訪問{count}回',
  enrolled: '{enrolment}{count}名',
  copy: '{name}のアドレスをコピー',
  copied: 'アドレスをコピーしました。',
  notCopied: 'コピーできませんでした。アドレスを直接選択してください。',
  remove: '{name}を削除',
  removeTitle: '宣伝アドレスを削除しますか？',
  removeText: 'これまでの数字は失われます。すでに知らせたアドレスからは引き続き訪問できますが、数えません。',
  removeOk: '削除',
  cancel: 'キャンセル',
  failed: '宣伝アドレスを読み込めませんでした',
  retry: '再試行',
  notDone: '保存できませんでした。しばらくしてからもう一度お試しください。',
}
