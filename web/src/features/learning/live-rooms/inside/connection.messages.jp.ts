import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { connectionMessages as texts } from './connection.messages.ts'

export const connectionMessages: Japanese<typeof texts> = {
  titleBLOCKED: '映像と音声を接続できませんでした',
  whyBLOCKED:
    'サイトには接続できましたが、このネットワークまたはファイアウォールが映像と音声（UDP）を遮断しています。',
  titleUNREACHABLE: 'ビデオサーバーに接続できませんでした',
  whyUNREACHABLE: 'インターネットが切れているか、サーバーが一時的に応答していません。',
  stepNetwork: '別のWi-Fiやモバイルデータに切り替えてみてください。',
  stepVpn: 'VPNやセキュリティソフトをご利用の場合は、一時的にオフにしてみてください。',
  stepPort: '会社や学校の場合は、ネットワーク管理者にUDP {port}番ポートの開放を依頼してください。',
  stepFirewall: '会社や学校の場合は、ネットワーク管理者にビデオ会議の許可を依頼してください。',
  stepInternet: 'インターネット接続をご確認ください。',
  stepLater: 'しばらくしてからもう一度お試しください。',
  retry: '再試行',
  soundOnly: '音声のみ接続',
  chatOnly: 'チャットのみで参加',
  chatTitle: 'チャットのみで参加しています',
  chatText: 'チャット、挙手、投票はそのまま使えます。出席時間は再接続後に続けて記録されます。',
  weak: '接続が頻繁に切れています。音声のみにすると改善することがあります。',
  toSound: '音声のみ',
  notNow: '後で',
  cameraFailed: 'カメラを起動できませんでした。',
  microphoneFailed: 'マイクを起動できませんでした。',
  retryDevice: 'もう一度起動',
}
