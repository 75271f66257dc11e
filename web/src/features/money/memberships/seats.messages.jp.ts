import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { seatMessages as texts } from './seats.messages.ts'

export const seatMessages: Japanese<typeof texts> = {
  seatIn: '利用中',
  seatEnding: '終了予定',
  seatBy: '決済する方',
  seatMe: '自分',
  seatUntil: '{date}まで利用できます。',
  leave: 'チームから抜ける',
  leaveTitle: 'チームから抜けますか？',
  leaveText: 'チームでのご利用がすぐに終了します。学習記録はそのまま残ります。',
  leaveOk: '抜ける',
  left: 'チームから抜けました',
}
