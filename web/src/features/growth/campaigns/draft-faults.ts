import { sitePath } from 'contract/values/site-paths'
import { isPlainText, mayAdvertise, unknownVariables } from 'contract/growth/campaigns/campaigns.rules'
import { isAdvertising } from 'contract/growth/campaigns/events.rules'
import { LONGEST_FRIENDTALK } from 'contract/growth/campaigns/friendtalk.rules'
import { textKindOf } from 'contract/growth/campaigns/text-messages.rules'
import { saysSomething } from 'contract/values/texts'
import { areButtonsWhole } from '../alimtalk/ButtonFields.tsx'
import { areWhole } from '../segments/conditions.api.ts'
import { isDelayWrong, type CampaignDraft } from './campaigns.api.ts'

export type DraftFault =
  | 'nameNeeded'
  | 'segmentGone'
  | 'subjectNeeded'
  | 'contentNeeded'
  | 'variableUnknown'
  | 'numberNeeded'
  | 'delayNeeded'
  | 'eventAdvertises'
  | 'templateNeeded'
  | 'buttonWrong'
  | 'textTooLong'
  | 'linkWrong'

/** A text message as it goes out, with what the law adds to it. */
type WholeTextOf = (draft: CampaignDraft) => string

/** The first thing that keeps a campaign from being saved. */
export function faultOf(draft: CampaignDraft, wholeTextOf: WholeTextOf): DraftFault | null {
  if (draft.name.trim() === '') return 'nameNeeded'
  if (draft.event && isDelayWrong(draft.event)) return 'delayNeeded'
  if (draft.event && isAdvertising(draft.event.kind) && !mayAdvertise(draft.channelType))
    return 'eventAdvertises'
  // The campaign was copied after its segment was deleted: it must not go to everybody instead.
  if (draft.segment?.isDeleted) return 'segmentGone'
  if (!areWhole(draft.conditions)) return 'numberNeeded'
  return messageFaultOf(draft, wholeTextOf)
}

/** Nothing, or a page of the site. */
const isLink = (path: string) => path === '' || sitePath.test(path)

function messageFaultOf(draft: CampaignDraft, wholeTextOf: WholeTextOf): DraftFault | null {
  const { channelType, subject, content, text, buttons } = draft
  if (channelType === 'ALIMTALK') return draft.alimtalkTemplateSeq === null ? 'templateNeeded' : null
  if (isPlainText(channelType)) {
    if (text.trim() === '') return 'contentNeeded'
    if (channelType === 'SMS' && textKindOf(wholeTextOf(draft), draft.image !== null) === null)
      return 'textTooLong'
    if (channelType === 'SITE' && !isLink(draft.linkPath.trim())) return 'linkWrong'
    if (channelType === 'FRIENDTALK' && text.length > LONGEST_FRIENDTALK) return 'textTooLong'
    if (channelType === 'FRIENDTALK' && !areButtonsWhole(buttons)) return 'buttonWrong'
    return unknownVariables(text).length > 0 ? 'variableUnknown' : null
  }
  if (subject.trim() === '') return 'subjectNeeded'
  if (!saysSomething(content)) return 'contentNeeded'
  return unknownVariables(subject + content).length > 0 ? 'variableUnknown' : null
}

/** The variables of its text that are none. */
export const unknownIn = ({ channelType, subject, content, text }: CampaignDraft) =>
  unknownVariables(isPlainText(channelType) ? text : subject + content)
