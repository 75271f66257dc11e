import { z } from 'zod'
import {
  kakaoTemplateStates,
  type KakaoButton,
  type KakaoChannel,
  type KakaoTemplate,
  type KakaoTemplateInput,
} from '../phone-messages.ts'
import { OTHER_CATEGORY } from './kakao-category.ts'
import { isGone, refusalOf, resultOf, type SolapiRequest } from './solapi-request.ts'

const CHANNELS = '/kakao/v2/channels'
const TEMPLATES = '/kakao/v2/templates'
const PAGE_SIZE = 100
/** More channels of one account are not listed. */
const MAX_PAGES = 10

const Channel = z.object({
  channelId: z.string().min(1),
  searchId: z.string(),
  channelName: z.string().nullish(),
})
const ChannelPage = z.object({ channelList: Channel.array(), nextKey: z.string().nullish() })
const Comment = z.object({
  content: z.string(),
  dateCreated: z.string().nullish(),
  /** Whether it is one of the reviewers. */
  isAdmin: z.boolean().nullish(),
})
const Template = z.object({
  templateId: z.string().min(1),
  status: z.enum(kakaoTemplateStates),
  isDeleted: z.boolean().nullish(),
  comments: Comment.array().nullish(),
})

const addressOf = (templateId: string) => `${TEMPLATES}/${encodeURIComponent(templateId)}`

/** The templates of an account and the channels to which they belong. */
export function solapiTemplates(request: SolapiRequest) {
  return {
    listChannels: () => listChannels(request),

    async createTemplate(pfId: string, template: KakaoTemplateInput) {
      const body = { channelId: pfId, ...bodyOf(template) }
      return viewOf(resultOf(Template, await request(TEMPLATES, { method: 'POST', body })))
    },
    async findTemplate(templateId: string) {
      const answer = await request(addressOf(templateId))
      if (isGone(answer)) return null
      const found = resultOf(Template, answer)
      return found.isDeleted === true ? null : viewOf(found)
    },
    async requestReview(templateId: string) {
      const answer = await request(`${addressOf(templateId)}/inspection`, { method: 'PUT' })
      return viewOf(resultOf(Template, answer))
    },
    async deleteTemplate(templateId: string) {
      const answer = await request(addressOf(templateId), { method: 'DELETE' })
      if (!answer.isOk && !isGone(answer)) throw refusalOf(answer)
    },
  }
}

async function listChannels(request: SolapiRequest): Promise<KakaoChannel[]> {
  const channels: KakaoChannel[] = []
  let startKey: string | null = null
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(startKey !== null && { startKey }) })
    const page = resultOf(ChannelPage, await request(`${CHANNELS}?${query.toString()}`))
    channels.push(...page.channelList.map(channelOf))
    startKey = page.nextKey ?? null
    if (startKey === null || startKey === '') break
  }
  return channels
}

const channelOf = ({ channelId, searchId, channelName }: z.output<typeof Channel>): KakaoChannel => ({
  pfId: channelId,
  searchId,
  name: channelName ? channelName : searchId,
})

const bodyOf = ({ name, content, buttons }: KakaoTemplateInput) => ({
  name,
  content,
  categoryCode: OTHER_CATEGORY,
  messageType: 'BA',
  emphasizeType: 'NONE',
  buttons: buttons.map(buttonOf),
})

const buttonOf = ({ name, url }: KakaoButton) => ({
  buttonType: 'WL',
  buttonName: name,
  linkMo: url,
  linkPc: url,
})

function viewOf({ templateId, status, comments }: z.output<typeof Template>): KakaoTemplate {
  const comment = status === 'REJECTED' ? lastOf(comments ?? []) : null
  return { templateId, state: status, comment }
}

/** Who requested the review may comment too. Where a comment does not say whose it is, it counts as one of the reviewers. */
function lastOf(comments: readonly z.output<typeof Comment>[]) {
  const ofReviewers = comments.filter(({ isAdmin }) => isAdmin !== false)
  const inOrder = ofReviewers.toSorted((a, b) => (a.dateCreated ?? '').localeCompare(b.dateCreated ?? ''))
  return inOrder.at(-1)?.content ?? null
}
