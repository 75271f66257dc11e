import {
  PhoneServiceRefused,
  PhoneServiceUnreachable,
  type AlimTalk,
  type FriendTalk,
  type PhoneImage,
  type KakaoTemplate,
  type KakaoTemplateInput,
  type PhoneAccount,
  type PhoneMessages,
  type PhoneReport,
  type TextMessage,
} from '../platform/phone-messages/phone-messages.ts'

/** A reseller of AlimTalk in memory that any keys open. `control` says what goes wrong. */
export function fakePhones() {
  const control = {
    keys: null as PhoneAccount | null,
    refusesKeys: false,
    isDown: false,
    balance: 12_345,
    channels: [{ pfId: 'KA01PF1', searchId: '@haru', name: '하루 학당' }],
    templates: new Map<string, KakaoTemplate & KakaoTemplateInput>(),
    sent: [] as AlimTalk[],
    friendTalks: [] as FriendTalk[],
    texts: [] as TextMessage[],
    images: [] as PhoneImage[],
    /** Numbers that are refused, with the code. */
    refuses: new Map<string, string>(),
    /** What became of messages to these numbers; all others are on their way. */
    reports: new Map<string, Pick<PhoneReport, 'state' | 'code'>>(),
    /** Which groups were asked about, in order. */
    questions: [] as string[],
    /** What every call is refused with. */
    refusal: null as PhoneServiceRefused | null,
    /** The next answer to a call that sends is lost, after it was done. */
    losesAnswer: false,
    /** The next call that sends never gets there. */
    losesCall: false,
    /** Whether reports name the keys of messages. */
    tellsKeys: true,
    /** What a new template waits for before it is made. */
    beforeTemplate: async () => {},
  }
  let made = 0
  /** Messages by their number, of each call. */
  const groups = new Map<string, Map<string, { key: string; to: string }>>()
  function called() {
    if (control.isDown) throw new PhoneServiceUnreachable('down')
    if (control.refusesKeys) throw new PhoneServiceRefused('Unauthorized', { isAccount: true })
    if (control.refusal) throw control.refusal
  }
  async function take<Message extends { key: string; to: string }>(
    messages: readonly Message[],
    into: Message[],
  ) {
    called()
    if (control.losesCall) {
      control.losesCall = false
      throw new PhoneServiceUnreachable('the call was lost')
    }
    const groupId = `G${groups.size + 1}`
    const group = new Map<string, { key: string; to: string }>()
    groups.set(groupId, group)
    const results = messages.map((message) => {
      const code = control.refuses.get(message.to)
      if (code !== undefined) return { key: message.key, state: 'REFUSED' as const, code }
      into.push(message)
      const messageId = `M${into.length}`
      group.set(messageId, message)
      return { key: message.key, state: 'ACCEPTED' as const, messageId, groupId }
    })
    if (!control.losesAnswer) return results
    control.losesAnswer = false
    throw new PhoneServiceUnreachable('the answer was lost')
  }
  const service: PhoneMessages = {
    async checkAccount() {
      called()
      return { balance: control.balance }
    },
    async listChannels() {
      called()
      return control.channels
    },
    async createTemplate(_, template) {
      called()
      await control.beforeTemplate()
      const templateId = `KA01TP${(made += 1)}`
      const stored = { ...template, templateId, state: 'PENDING' as const, comment: null }
      control.templates.set(templateId, stored)
      return stored
    },
    async findTemplate(templateId) {
      called()
      return control.templates.get(templateId) ?? null
    },
    async requestReview(templateId) {
      called()
      const template = control.templates.get(templateId)
      if (!template) throw new PhoneServiceRefused('NotFound')
      return Object.assign(template, { state: 'INSPECTING' as const })
    },
    async deleteTemplate(templateId) {
      called()
      control.templates.delete(templateId)
    },
    sendAlimTalks: (messages) => take(messages, control.sent),
    async uploadImage(image) {
      called()
      control.images.push(image)
      return { imageId: `I${control.images.length}` }
    },
    sendFriendTalks: (messages) => take(messages, control.friendTalks),
    sendTexts: (messages) => take(messages, control.texts),
    async readReports(groupId) {
      control.questions.push(groupId)
      called()
      const pending = { state: 'PENDING' as const, code: '3000' }
      return [...(groups.get(groupId) ?? [])].map(([messageId, { key, to }]) => ({
        messageId,
        key: control.tellsKeys ? key : null,
        ...(control.reports.get(to) ?? pending),
      }))
    },
    async listCalls() {
      called()
      return [...groups.keys()]
    },
  }
  const open = (keys: PhoneAccount) => {
    control.keys = keys
    return service
  }
  return { control, open }
}
