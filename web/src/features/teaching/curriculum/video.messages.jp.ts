import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { videoRuleMessages as texts } from './video.messages.ts'

export const videoRuleMessages: Japanese<typeof texts> = {
  rules: '視聴ルール',
  mustWatch: '最後まで見ると完了',
  mustWatchHint: '初回は先に進めません。完了後は自由に見られます。',
  limitPercent: '完了とする割合',
  limitPercentHint: '実際にこの割合まで見ると完了になります。',
  time: '視聴できる時間',
  timeHint: '再生速度に関係なく実際の時間で数え、残り10分でお知らせします。',
  timeNONE: '制限なし',
  timeMINUTES: '分で指定',
  timeTIMES: '動画の長さの倍数',
  minutes: '分',
  times: '倍',
  limitDupPlay: '同時に視聴できる端末数',
  limitDupPlayHint: '0は制限なしです。超えると後から再生した端末が続き、先の端末は停止します。',
  devices: '台',
  FREE_AND_LIMITED: '無料公開と同時視聴の制限は併用できません',
  speed: '倍速を許可',
  speedHint: 'オフにすると1倍速のみになります。',
  signMust: '{percent}%の視聴で完了',
  signMinutes: '視聴{minutes}分まで',
  signTimes: '視聴は長さの{times}倍まで',
  signDevices: '同時に{count}台',
  VALUE_MISSING: '1以上を入力してください',
}
