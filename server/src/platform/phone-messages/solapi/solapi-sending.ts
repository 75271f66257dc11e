import { z } from 'zod'
import {
  MAX_AT_ONCE,
  type AlimTalk,
  type FriendTalk,
  type PhoneResult,
  type TextMessage,
} from '../phone-messages.ts'
import { resultOf, unreachable, type SolapiRequest } from './solapi-request.ts'

/** Solapi keeps no more of a custom field. */
const LONGEST_KEY = 100
/** Taken over, passed on and received. All other codes are failures. */
const goodCodes: readonly string[] = ['2000', '3000', '4000']

const customFields = z.object({ key: z.string().optional() }).nullish()
const Failed = z.object({ to: z.string().nullish(), statusCode: z.string().min(1), customFields })
const Listed = z.object({ messageId: z.string().min(1), statusCode: z.string().min(1), customFields })
const SentAnswer = z.object({
  failedMessageList: Failed.array(),
  messageList: Listed.array().nullish(),
  groupInfo: z.object({ groupId: z.string().min(1).nullish() }).nullish(),
})

/** What all kinds of messages have. */
interface Message {
  key: string
  to: string
}

/**
 * Sends in one call. A call that succeeds may contain messages that failed; each of them has a result. Where the answer is lost, or leaves one of
 * them out, nobody knows what went out.
 */
async function send<Sent extends Message>(
  request: SolapiRequest,
  messages: readonly Sent[],
  bodyOf: (message: Sent) => object,
): Promise<PhoneResult[]> {
  if (messages.length === 0) return []
  check(messages)
  const body = {
    messages: messages.map((message) => ({
      to: digitsOf(message.to),
      ...bodyOf(message),
      customFields: { key: message.key },
    })),
    // Two messages to one number are two messages: relatives share a number, and one person may get two things at once.
    allowDuplicates: true,
    showMessageList: true,
  }
  const answer = await request('/messages/v4/send-many/detail', { method: 'POST', body })
  const results = resultsOf(messages, resultOf(SentAnswer, answer))
  return messages.map(({ key }) => results.get(key) ?? unreachable('a message without a result'))
}

export const sendAlimTalks = (request: SolapiRequest, messages: readonly AlimTalk[]) =>
  send(request, messages, ({ pfId, templateId, variables }) => ({
    type: 'ATA',
    kakaoOptions: {
      pfId,
      templateId,
      variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [`#{${name}}`, value])),
      disableSms: true,
    },
  }))

/**
 * Friend-talk is what Kakao calls a brand message of free form since 2026. Targeting I means: those receivers who added the channel; all others
 * are reserved for channels that Kakao allowed them.
 */
export const sendFriendTalks = (request: SolapiRequest, messages: readonly FriendTalk[]) =>
  send(request, messages, ({ pfId, text, imageId, buttons }) => ({
    type: 'BMS_FREE',
    text,
    kakaoOptions: {
      pfId,
      disableSms: true,
      bms: {
        targeting: 'I',
        chatBubbleType: imageId === null ? 'TEXT' : 'IMAGE',
        ...(imageId !== null && { imageId }),
        ...(buttons.length > 0 && { buttons: buttons.map(buttonOf) }),
      },
    },
  }))
const buttonOf = ({ name, url }: FriendTalk['buttons'][number]) => ({
  linkType: 'WL',
  name,
  linkMobile: url,
  linkPc: url,
})

export const sendTexts = (request: SolapiRequest, messages: readonly TextMessage[]) =>
  send(request, messages, ({ from, text, kind, imageId }) => ({
    from: digitsOf(from),
    type: kind,
    text,
    ...(imageId !== null && { imageId }),
  }))

function check(messages: readonly Message[]) {
  if (messages.length > MAX_AT_ONCE) throw new Error('too many messages for one call')
  if (new Set(messages.map(({ key }) => key)).size < messages.length)
    throw new Error('two messages of a call have the same key')
  if (messages.some(({ key }) => key.length > LONGEST_KEY)) throw new Error('a key of a message is too long')
}

const digitsOf = (number: string) => number.replaceAll(/\D/g, '')

function resultsOf(
  messages: readonly Message[],
  { failedMessageList, messageList, groupInfo }: z.output<typeof SentAnswer>,
) {
  const groupId = groupInfo?.groupId ?? null
  const results = new Map<string, PhoneResult>()
  for (const { messageId, statusCode, customFields: fields } of messageList ?? []) {
    const key = fields?.key
    if (key !== undefined) results.set(key, outcomeOf({ key, messageId, groupId }, statusCode))
  }
  for (const { to, statusCode, customFields: fields } of failedMessageList) {
    const key = fields?.key ?? onlyKeyOf(messages, to ?? '')
    results.set(key, { key, state: 'REFUSED', code: statusCode })
  }
  return results
}

function outcomeOf(
  accepted: { key: string; messageId: string; groupId: string | null },
  statusCode: string,
): PhoneResult {
  if (goodCodes.includes(statusCode)) return { ...accepted, state: 'ACCEPTED' }
  return { key: accepted.key, state: 'REFUSED', code: statusCode }
}

/** A failure without its key belongs to the one message to its number. */
function onlyKeyOf(messages: readonly Message[], to: string): string {
  const [match, ...others] = messages.filter((message) => digitsOf(message.to) === digitsOf(to))
  return match && others.length === 0 ? match.key : unreachable('a failure of an unknown message')
}
