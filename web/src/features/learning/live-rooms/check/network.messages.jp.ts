import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { networkMessages as texts } from './network.messages.ts'

export const networkMessages: Japanese<typeof texts> = {
  starting: 'ビデオ{classroom}を準備しています。まもなく確認します。',
  trying: 'ネットワークを確認しています',
  fine: 'ネットワークは問題ありません',
  failedBLOCKED: 'このネットワークでは映像と音声がブロックされています',
  hintBLOCKED: '会社や学校のネットワークでよくあります。別のWi-Fiやモバイル回線でお試しください。',
  askFor: 'ネットワーク管理者には、UDPポート{port}を開けるようご依頼ください。',
  failedUNREACHABLE: 'サーバーに接続できませんでした',
  hintUNREACHABLE: 'インターネット接続を確認して、もう一度お試しください。',
  tryAgain: '再確認',
}
