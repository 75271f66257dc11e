import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { levelConditionMessages as texts } from './level-conditions.messages.ts'

export const levelConditionMessages: Japanese<typeof texts> = {
  EVERYBODY: '全会員',
  HAND: '運営者が手動で指定',
  finished: '修了した{class}が{count}件以上',
  months: '登録から{count}か月以上',
  paid: '支払い金額{count}以上',
  points: 'ポイント{count}以上',
}
