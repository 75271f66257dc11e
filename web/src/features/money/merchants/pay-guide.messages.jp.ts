import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { payGuideMessages as texts } from './pay-guide.messages.ts'

export const payGuideMessages: Japanese<typeof texts> = {
  progress: '決済の準備',
  left: '決済会社で受け付けるまで、あと{count}項目です',
  leftText: '無料の{class}は今でも公開できます。',
  allDone: '決済会社で受け付ける準備ができました',
  allDoneText: 'キーや契約が変わったときは、下でもう一度お試しください。',
  CONNECT: '決済会社の連携',
  CONNECTWhy: '契約した決済会社のキーを入力すると、すぐに確認します',
  CONNECTGo: 'キーを入力',
  TRIAL: '試験決済',
  TRIALWhy: '決済から取消まで実際に行います',
  TRIALGo: '試す',
  NOTICES: '決済通知',
  NOTICESWhy: '決済会社に通知URLを登録すると、取消もすぐに反映されます',
  NOTICESGo: 'URLを見る',
  TAKE: '決済の受付を開始',
  TAKEWhy: '開始すると決済画面に表示されます',
  TAKEGo: '開始する',
  BUSINESS: '事業者情報',
  BUSINESSWhy: 'サイト下部と領収書に表示されます',
  BUSINESSGo: '入力する',
}
