import { moveDay, seoulDay, seoulParts } from '../../values/korea-time.ts'
import type { CampaignChannel } from './campaigns.rules.ts'

/** Minutes of the day in Seoul. Kakao stops earlier than the law (Network Act art. 50). */
const QUIET_UNTIL = 8 * 60
const quietFrom: Partial<Record<CampaignChannel, number>> = {
  FRIENDTALK: 20 * 60 + 50,
  SMS: 21 * 60,
  // Notifications are pushed to phones.
  SITE: 21 * 60,
}

/**
 * When an advertisement that is due now may go out: null for now, otherwise the next morning. Mail may advertise at any hour.
 * docs/rules.md R-1097.
 */
export function quietUntil(
  { channelType, isAd }: { channelType: CampaignChannel; isAd: boolean },
  at: Date,
): Date | null {
  const from = quietFrom[channelType]
  if (!isAd || from === undefined) return null
  const { hour, minute } = seoulParts(at)
  const now = hour * 60 + minute
  if (now >= QUIET_UNTIL && now < from) return null
  const day = now < QUIET_UNTIL ? seoulDay(at) : moveDay(seoulDay(at), 1)
  return new Date(`${day}T08:00:00+09:00`)
}

/** Whether it goes out at night to those who agreed to that; Kakao sends nothing then. docs/rules.md R-1178. */
export const goesAtNight = (channelType: CampaignChannel) => channelType === 'SMS' || channelType === 'SITE'
