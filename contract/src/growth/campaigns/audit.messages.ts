import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '캠페인', en: 'Campaigns', jp: 'キャンペーン' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'campaigns.createCampaign': {
    ko: '캠페인을 만들었어요',
    en: 'created a campaign',
    jp: 'キャンペーンを作成しました',
  },
  'campaigns.modifyCampaign': {
    ko: '캠페인을 고쳤어요',
    en: 'changed a campaign',
    jp: 'キャンペーンを編集しました',
  },
  'campaigns.sendCampaign': {
    ko: '캠페인을 보냈어요',
    en: 'sent a campaign',
    jp: 'キャンペーンを送信しました',
  },
  'campaigns.toggleCampaign': {
    ko: '캠페인을 멈추거나 이어 보냈어요',
    en: 'paused or resumed a campaign',
    jp: 'キャンペーンを一時停止または再開しました',
  },
  'campaigns.stopCampaign': {
    ko: '캠페인을 중지했어요',
    en: 'stopped a campaign',
    jp: 'キャンペーンを停止しました',
  },
  'campaigns.deleteCampaign': {
    ko: '캠페인을 지웠어요',
    en: 'deleted a campaign',
    jp: 'キャンペーンを削除しました',
  },
  'campaigns.uploadCampaignImage': {
    ko: '캠페인 사진을 올렸어요',
    en: 'uploaded a picture for a campaign',
    jp: 'キャンペーンの写真をアップロードしました',
  },
  'campaigns.testCampaignText': {
    ko: '문자를 자신에게 시험 발송했어요',
    en: 'sent themselves a test of a text message',
    jp: 'SMSを自分にテスト送信しました',
  },
  'campaigns.testCampaign': {
    ko: '캠페인을 자신에게 시험 발송했어요',
    en: 'sent themselves a test of a campaign',
    jp: 'キャンペーンを自分にテスト送信しました',
  },
}
