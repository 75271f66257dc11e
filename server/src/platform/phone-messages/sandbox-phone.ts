import { z } from 'zod'
import type { Clock } from '../clock.ts'
import {
  PhoneServiceRefused,
  type AlimTalk,
  type FriendTalk,
  type KakaoTemplateInput,
  type PhoneAccount,
  type PhoneMessages,
  type PhoneReport,
  type PhoneResult,
  type TextMessage,
} from './phone-messages.ts'

/** The key of an account whose messages arrive on the phone of the sandbox. Any secret goes with it. */
export const SANDBOX_KEY = 'SANDBOX'
const MAX_MESSAGES = 200
const MAX_IMAGES = 50

interface PhoneMessage {
  kind: 'ALIMTALK' | 'FRIENDTALK' | 'SMS' | 'LMS' | 'MMS'
  to: string
  text: string
  buttons: readonly { name: string; url: string }[]
  imageId: string | null
  at: Date
}
export interface SandboxPhone {
  open: (account: PhoneAccount) => PhoneMessages
  /** The newest first; at most 200 since this process began. */
  messages: () => readonly PhoneMessage[]
  image: (imageId: string) => Uint8Array | undefined
}

/** A phone to look at instead of Solapi, for trying things out. It belongs to one process and forgets everything with it. */
export function sandboxPhone(now: Clock): SandboxPhone {
  const messages: PhoneMessage[] = []
  const images = new Map<string, Uint8Array>()
  let count = 0
  function take<Sent extends { key: string; to: string }>(
    sent: readonly Sent[],
    viewOf: (message: Sent) => Omit<PhoneMessage, 'to' | 'at'>,
  ): Promise<PhoneResult[]> {
    const groupId = `${GROUP}${count + 1}-${count + sent.length}`
    const results = sent.map((message): PhoneResult => {
      messages.unshift({ ...viewOf(message), to: message.to, at: now() })
      count += 1
      return { key: message.key, state: 'ACCEPTED', messageId: `SANDBOX-${count}`, groupId }
    })
    messages.splice(MAX_MESSAGES)
    return Promise.resolve(results)
  }
  const service: PhoneMessages = {
    ...sandboxTemplates,
    checkAccount: () => Promise.resolve({ balance: 100_000 }),
    listChannels: () => Promise.resolve([{ pfId: 'SANDBOX', searchId: '@sandbox', name: '시험용 채널' }]),
    sendAlimTalks: (sent: readonly AlimTalk[]) =>
      take(sent, ({ templateId, variables }) => {
        const { content, buttons } = templateOf(templateId)
        const text = content.replaceAll(/#\{([^}]*)\}/g, (whole, name: string) => variables[name] ?? whole)
        return { kind: 'ALIMTALK', text, buttons, imageId: null }
      }),
    uploadImage({ jpeg }) {
      count += 1
      const imageId = `SANDBOX-${count}`
      images.set(imageId, jpeg)
      for (const oldest of [...images.keys()].slice(0, -MAX_IMAGES)) images.delete(oldest)
      return Promise.resolve({ imageId })
    },
    sendFriendTalks: (sent: readonly FriendTalk[]) =>
      take(sent, ({ text, buttons, imageId }) => ({ kind: 'FRIENDTALK', text, buttons, imageId })),
    sendTexts: (sent: readonly TextMessage[]) =>
      take(sent, ({ text, kind, imageId }) => ({ kind, text, buttons: [], imageId })),
    readReports: (groupId) => Promise.resolve(allDelivered(groupId)),
    // A call is answered before anything can happen, and the phone ends with the process.
    listCalls: () => Promise.resolve([]),
  }
  return { open: () => service, messages: () => messages, image: (imageId) => images.get(imageId) }
}

/** The name of a group says which messages it holds, so that it outlives the process. All of them arrived. */
const GROUP = 'SANDBOX-GROUP-'
function allDelivered(groupId: string): PhoneReport[] {
  const [first = 0, last = 0] = groupId.startsWith(GROUP)
    ? groupId.slice(GROUP.length).split('-').map(Number)
    : []
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    messageId: `SANDBOX-${first + index}`,
    key: null,
    state: 'DELIVERED',
    code: '4000',
  }))
}

const Template = z.object({
  content: z.string(),
  buttons: z.object({ name: z.string(), url: z.string() }).array(),
})
/** The number of a template contains it, so that it outlives the process. Nobody has to approve one. */
const sandboxTemplates = {
  createTemplate: (_pfId: string, { content, buttons }: KakaoTemplateInput) =>
    Promise.resolve(approved(Buffer.from(JSON.stringify({ content, buttons })).toString('base64url'))),
  findTemplate: (templateId: string) => Promise.resolve(approved(templateId)),
  requestReview: (templateId: string) => Promise.resolve(approved(templateId)),
  deleteTemplate: () => Promise.resolve(),
}
const approved = (templateId: string) => ({ templateId, state: 'APPROVED' as const, comment: null })

function templateOf(templateId: string) {
  try {
    return Template.parse(JSON.parse(Buffer.from(templateId, 'base64url').toString()))
  } catch {
    throw new PhoneServiceRefused('UnknownTemplate')
  }
}
