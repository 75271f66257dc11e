import { createHmac } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import { Button, Message, TemplateBody, type AlimTalk, type FriendTalk } from './fake-solapi-bodies.ts'

export const solapiAccount = { apiKey: 'KEYOFHARU', apiSecret: 'secret-of-haru' }
export const haruChannel = { channelId: 'KA01PF-haru', searchId: '@haru', channelName: '하루 학당' }

const WINDOW_MS = 15 * 60_000
const AUTHORIZATION = /^HMAC-SHA256 apiKey=(\w+), date=(\S+), salt=(\S{12,64}), signature=([0-9a-f]{64})$/
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const MAX_MESSAGES = 10_000
const VARIABLE = /#\{([^}]*)\}/g
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])

/** Codes of single messages, from the list of Solapi. */
const codes = {
  taken: '2000',
  format: '1011',
  duplicate: '1026',
  balance: '1030',
  customField: '1032',
  image: '1040',
  channel: '1041',
  template: '1042',
  mismatch: '1043',
  sender: '1062',
} as const

const imageTypes = ['BMS', 'MMS'] as const
const ImageBody = z.object({ file: z.base64(), type: z.enum(imageTypes), name: z.string().optional() })
const SendBody = z.object({
  messages: Message.array().min(1).max(MAX_MESSAGES),
  allowDuplicates: z.boolean().default(false),
  showMessageList: z.boolean().default(false),
})
type SolapiMessage = z.output<typeof Message>

interface StoredTemplate extends z.output<typeof TemplateBody> {
  templateId: string
  status: 'PENDING' | 'INSPECTING' | 'APPROVED' | 'REJECTED'
  comments: { isAdmin: boolean; content: string; dateCreated: string }[]
}
/** A message that Solapi took over. */
interface SentMessage {
  messageId: string
  to: string
  /** Null for a friend-talk. */
  templateId: string | null
  imageId?: string | undefined
  text: string
  links: string[]
  customFields: Record<string, string>
}
type Work = () => SolapiAnswer | Promise<SolapiAnswer>
interface Group {
  createdAt: Date
  messages: Pick<SentMessage, 'messageId' | 'to' | 'customFields'>[]
}
interface SolapiAnswer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}
const fault = (status: number, errorCode: string, errorMessage = `fault ${errorCode}`): SolapiAnswer => ({
  status,
  body: { errorCode, errorMessage },
})
const variablesIn = (text: string) => [...text.matchAll(VARIABLE)].map(([, name = '']) => name)
const textsOf = ({ content, buttons }: Pick<StoredTemplate, 'content' | 'buttons'>) => [
  content,
  ...buttons.flatMap(({ linkMo, linkPc }) => [linkMo, linkPc]),
]

/** For the time of one test. */
export async function fakeSolapi(now: Clock) {
  const { stop, ...fake } = await startFakeSolapi(now)
  onTestFinished(() => stop())
  return fake
}

/** Solapi as its documents describe it, on this machine, with a book of what was requested. */
export async function startFakeSolapi(now: Clock) {
  const templates = new Map<string, StoredTemplate>()
  const signatures = new Map<string, number>()
  /** Calls that sent messages, by the number of their group. */
  const groups = new Map<string, Group>()
  const typesOfImages = new Map<string, (typeof imageTypes)[number]>()
  let lastId = 0
  const nextId = (prefix: string) => {
    lastId += 1
    return `${prefix}${String(lastId).padStart(6, '0')}`
  }
  const control = {
    secrets: new Map([[solapiAccount.apiKey, solapiAccount.apiSecret]]),
    channels: [haruChannel] as { channelId: string; searchId: string; channelName?: string | null }[],
    templates,
    /** Numbers that are registered as senders. */
    senders: ['0212345678'],
    balance: 10_000,
    point: 0,
    /** Of one message, in won. */
    price: 13,
    /** Codes with which messages to these numbers fail. */
    failures: new Map<string, string>(),
    /** Pictures that were uploaded, by their number. */
    images: new Map<string, Buffer>(),
    /** What Solapi took over, in order. */
    sent: [] as SentMessage[],
    /** Codes of messages by now; those that were taken over wait for the report of the carrier. */
    reported: new Map<string, string | null>(),
    /** Whether results of messages contain their custom fields. */
    echoesFields: true,
    /** Method and path of each call in order, without the query. */
    book: [] as string[],
    /** The next call of this method is carried out and its answer is lost. */
    loses: null as 'POST' | 'PUT' | 'DELETE' | null,
    /** Answers of the next calls, instead of the work. */
    faults: [] as SolapiAnswer[],
    /** Calls are never answered. */
    isSilent: false,
    /** What calls that send wait for before they are carried out, and before they are answered. */
    beforeSending: async () => {},
    beforeAnswer: async () => {},
    pageSize: 100,
    /** Ends the review of a template. A rejection has a comment. */
    review(templateId: string, status: 'APPROVED' | 'REJECTED', comment = '') {
      const template = templates.get(templateId)
      if (template?.status !== 'INSPECTING') throw new Error('a template that is not in review')
      template.status = status
      if (comment !== '')
        template.comments.push({ isAdmin: true, content: comment, dateCreated: now().toISOString() })
    },
    /** A template that may be used at once. */
    addApproved(body: { content: string; channelId?: string; buttons?: z.input<typeof Button>[] }) {
      const name = `template ${lastId}`
      const rest = TemplateBody.parse({
        channelId: haruChannel.channelId,
        categoryCode: '999999',
        name,
        ...body,
      })
      const templateId = nextId('KA01TP')
      templates.set(templateId, { ...rest, templateId, status: 'APPROVED', comments: [] })
      return templateId
    },
  }

  /** Each signature counts once, and within 15 minutes of its date. */
  function signatureFault(header = ''): SolapiAnswer | null {
    const [, apiKey = '', date = '', salt = '', signature = ''] = AUTHORIZATION.exec(header) ?? []
    if (signature === '' || !ISO_MOMENT.test(date)) return fault(400, 'InvalidAuthorization')
    const secret = control.secrets.get(apiKey)
    if (secret === undefined) return fault(403, 'InvalidAPIKey')
    const expected = createHmac('sha256', secret).update(`${date}${salt}`).digest('hex')
    if (signature !== expected) return fault(403, 'SignatureDoesNotMatch')
    const moment = now().getTime()
    if (Math.abs(moment - Date.parse(date)) > WINDOW_MS) return fault(403, 'RequestTimeTooSkewed')
    const usedAt = signatures.get(signature)
    if (usedAt !== undefined && moment - usedAt <= WINDOW_MS) return fault(403, 'DuplicatedSignature')
    signatures.set(signature, moment)
    return null
  }

  function createTemplate(sent: unknown): SolapiAnswer {
    const body = TemplateBody.safeParse(sent)
    if (!body.success) return fault(400, 'ValidationError', z.prettifyError(body.error))
    const { channelId, name } = body.data
    if (!control.channels.some((channel) => channel.channelId === channelId))
      return fault(404, 'ChannelNotFound')
    if ([...templates.values()].some((one) => one.channelId === channelId && one.name === name))
      return fault(400, 'DuplicatedName')
    if (textsOf(body.data).flatMap(variablesIn).some(isBadName)) return fault(400, 'ValidationError')
    const templateId = nextId('KA01TP')
    const made: StoredTemplate = { ...body.data, templateId, status: 'PENDING', comments: [] }
    templates.set(templateId, made)
    return { status: 200, body: view(made) }
  }

  function requestInspection(template: StoredTemplate): SolapiAnswer {
    if (template.status !== 'PENDING' && template.status !== 'REJECTED')
      return fault(400, 'InvalidTemplateStatus')
    template.status = 'INSPECTING'
    template.comments.push({
      isAdmin: false,
      content: '검수 부탁드립니다.',
      dateCreated: now().toISOString(),
    })
    return { status: 200, body: view(template) }
  }

  function send(sent: unknown): SolapiAnswer {
    const body = SendBody.safeParse(sent)
    if (!body.success) return fault(400, 'ValidationError', z.prettifyError(body.error))
    const { messages, allowDuplicates, showMessageList } = body.data
    const failedMessageList: ({ messageId: string } & Record<string, unknown>)[] = []
    const messageList: { messageId: string }[] = []
    const group: Group = { createdAt: now(), messages: [] }
    const numbers = new Set<string>()
    for (const message of messages) {
      const isRepeated = numbers.has(message.to) && !allowDuplicates
      numbers.add(message.to)
      const statusCode = isRepeated ? codes.duplicate : codeOf(message)
      const messageId = nextId('M4V')
      group.messages.push({ messageId, to: message.to, customFields: message.customFields ?? {} })
      const result = {
        messageId,
        statusCode,
        statusMessage: `status ${statusCode}`,
        ...(control.echoesFields && { customFields: message.customFields ?? {} }),
      }
      if (statusCode === codes.taken) {
        take(messageId, message)
        messageList.push(result)
      } else {
        const { to, from = '' } = message
        control.reported.set(messageId, statusCode)
        failedMessageList.push({ to, from, type: 'ATA', country: '82', accountId: '1', ...result })
      }
    }
    const groupId = nextId('G4V')
    groups.set(groupId, group)
    const groupInfo = {
      groupId,
      status: 'SENDING',
      count: { total: messages.length, registeredFailed: failedMessageList.length },
    }
    return { status: 200, body: { failedMessageList, groupInfo, ...(showMessageList && { messageList }) } }
  }

  /** What becomes of a message, without its payment. */
  function codeOf(message: SolapiMessage): string {
    const { to, customFields = {} } = message
    if (!/^\d{8,15}$/.test(to)) return codes.format
    if (Object.entries(customFields).some(([name, value]) => name.length > 30 || value.length > 100))
      return codes.customField
    const failure = codeOfKind(message) ?? control.failures.get(to)
    if (failure !== undefined) return failure
    return control.balance + control.point < control.price ? codes.balance : codes.taken
  }

  function codeOfKind(message: SolapiMessage) {
    if (!('kakaoOptions' in message)) {
      if (!control.senders.includes(message.from)) return codes.sender
      return isImage(message.imageId, 'MMS') ? undefined : codes.image
    }
    const { from, kakaoOptions } = message
    // What falls back to a text message needs the number of its sender.
    if (!kakaoOptions.disableSms && from === undefined) return codes.sender
    if (!control.channels.some(({ channelId }) => channelId === kakaoOptions.pfId)) return codes.channel
    return 'bms' in kakaoOptions ? friendTalkCode(kakaoOptions) : alimTalkCode(kakaoOptions)
  }

  function friendTalkCode({ bms }: z.output<typeof FriendTalk>['kakaoOptions']) {
    // Only channels that Kakao allowed reach people who did not add them.
    if (bms.targeting !== 'I') return codes.channel
    return isImage(bms.imageId, 'BMS') ? undefined : codes.image
  }
  const isImage = (imageId: string | undefined, type: (typeof imageTypes)[number]) =>
    imageId === undefined || typesOfImages.get(imageId) === type
  function alimTalkCode({ pfId, templateId, variables }: z.output<typeof AlimTalk>['kakaoOptions']) {
    if (Object.keys(variables).some((name) => !/^#\{[^.{}]+\}$/.test(name))) return codes.format
    const template = templates.get(templateId)
    if (template?.status !== 'APPROVED' || template.channelId !== pfId) return codes.template
    // The documents do not say which code a missing variable has. The text differs from the approved one then.
    const isMissing = textsOf(template)
      .flatMap(variablesIn)
      .some((name) => variables[`#{${name}}`] === undefined)
    return isMissing ? codes.mismatch : undefined
  }

  function take(messageId: string, message: SolapiMessage) {
    const ofPoints = Math.min(control.point, control.price)
    control.point -= ofPoints
    control.balance -= control.price - ofPoints
    const { to, customFields = {} } = message
    control.sent.push({ messageId, to, customFields, ...contentOf(message) })
  }
  function contentOf(message: SolapiMessage) {
    if (!('kakaoOptions' in message)) {
      const { imageId, text } = message
      return { templateId: null, imageId, text, links: [] }
    }
    if ('text' in message) {
      const { imageId, buttons } = message.kakaoOptions.bms
      return {
        templateId: null,
        imageId,
        text: message.text,
        links: buttons.map(({ linkMobile }) => linkMobile),
      }
    }
    const { templateId, variables } = message.kakaoOptions
    const template = templates.get(templateId)
    const fill = (text: string) => text.replaceAll(VARIABLE, (name) => variables[name] ?? name)
    const links = template?.buttons.map(({ linkMo }) => fill(linkMo)) ?? []
    return { templateId, text: fill(template?.content ?? ''), links }
  }

  /** A JPEG of at most 500 KB for Kakao; one of at most 200 KB and 1500 × 1440 pixels for carriers. */
  async function storeImage(sent: unknown): Promise<SolapiAnswer> {
    const body = ImageBody.safeParse(sent)
    if (!body.success) return fault(400, 'ValidationError', z.prettifyError(body.error))
    const { type, file } = body.data
    const bytes = Buffer.from(file, 'base64')
    if (bytes.length > (type === 'MMS' ? 200_000 : 500_000)) return fault(400, 'FileTooLarge')
    if (!bytes.subarray(0, 3).equals(JPEG_START)) return fault(400, 'InvalidFileType')
    const { width, height } = await sharp(bytes).metadata()
    if (type === 'MMS' && (width > 1500 || height > 1440)) return fault(400, 'InvalidImageSize')
    const fileId = nextId('ST01FL')
    control.images.set(fileId, bytes)
    typesOfImages.set(fileId, type)
    return { status: 200, body: { fileId, type, width, height, accountId: '1', references: [] } }
  }

  function listChannels({ startKey, limit = '20' }: Record<string, string>): SolapiAnswer {
    const from = Number(startKey ?? 0)
    const size = Math.min(control.pageSize, Number(limit))
    const nextKey = from + size < control.channels.length ? String(from + size) : null
    const channelList = control.channels.slice(from, from + size).map((channel) => ({
      ...channel,
      accountId: '1',
      phoneNumber: '01000000000',
      sharedAccountIds: [],
    }))
    return { status: 200, body: { limit: size, startKey: startKey ?? null, nextKey, channelList } }
  }

  /** Messages by their number; a page holds twenty unless a limit says otherwise, and the next begins behind its key. */
  function listMessages(groupId: string, { startKey, limit = '20' }: Record<string, string>): SolapiAnswer {
    const group = groups.get(groupId)?.messages
    if (!group) return fault(404, 'GroupNotFound')
    if (!/^[1-9]\d*$/.test(limit)) return fault(400, 'ValidationError')
    const from = startKey === undefined ? 0 : group.findIndex(({ messageId }) => messageId === startKey)
    if (from < 0) return fault(400, 'ValidationError')
    const size = Math.min(control.pageSize, Number(limit))
    const shown = group.slice(from, from + size).map(({ messageId, to, customFields: fields }) => {
      const statusCode = control.reported.get(messageId) ?? (control.reported.has(messageId) ? null : '3000')
      const customFields = control.echoesFields ? fields : {}
      return [messageId, { _id: messageId, messageId, groupId, to, statusCode, accountId: '1', customFields }]
    })
    const body = {
      startKey: startKey ?? null,
      limit: size,
      nextKey: group[from + size]?.messageId ?? null,
      messageList: Object.fromEntries(shown) as object,
    }
    return { status: 200, body }
  }

  /** Groups that were created between two moments, the newest first; the last page names no next one. */
  function listGroups(query: Record<string, string>): SolapiAnswer {
    const { startKey, limit = '20', startDate = '', endDate = '', dateType = 'CREATED' } = query
    if (!ISO_MOMENT.test(startDate) || !ISO_MOMENT.test(endDate) || dateType !== 'CREATED')
      return fault(400, 'ValidationError')
    if (!/^[1-9]\d*$/.test(limit) || Number(limit) > 500) return fault(400, 'ValidationError')
    const found = [...groups]
      .filter(([, { createdAt }]) => createdAt >= new Date(startDate) && createdAt <= new Date(endDate))
      .toReversed()
    const from = startKey === undefined ? 0 : found.findIndex(([groupId]) => groupId === startKey)
    if (from < 0) return fault(400, 'ValidationError')
    const size = Math.min(control.pageSize, Number(limit))
    const shown = found.slice(from, from + size).map(([groupId, { createdAt, messages }]) => {
      const count = { total: messages.length }
      return [groupId, { groupId, status: 'COMPLETE', count, dateCreated: createdAt.toISOString() }]
    })
    const next = found[from + size]
    const groupList = Object.fromEntries(shown) as object
    const body = { startKey: startKey ?? null, limit: size, groupList, ...(next && { nextKey: next[0] }) }
    return { status: 200, body }
  }

  function withTemplate(templateId: string, work: (template: StoredTemplate) => SolapiAnswer) {
    const template = templates.get(templateId)
    return template ? work(template) : fault(404, 'TemplateNotFound')
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, work: Work) {
    control.book.push(`${request.method} ${request.url.split('?')[0] ?? ''}`)
    if (control.isSilent) return new Promise(() => {})
    const refused = signatureFault(request.headers.authorization)
    const { status, body, headers } = refused ?? control.faults.shift() ?? (await work())
    if (!refused && control.loses === request.method) {
      control.loses = null
      request.raw.socket.destroy()
    }
    void reply.headers(headers ?? {})
    return reply.status(status).send(body)
  }

  const http = Fastify({ forceCloseConnections: true })
  interface OfTemplate {
    Params: { templateId: string }
  }
  http.get('/cash/v1/balance', (request, reply) =>
    answer(request, reply, () => ({
      status: 200,
      body: { balance: control.balance, point: control.point },
    })),
  )
  http.get<{ Querystring: Record<string, string> }>('/kakao/v2/channels', (request, reply) =>
    answer(request, reply, () => listChannels(request.query)),
  )
  http.post('/kakao/v2/templates', (request, reply) =>
    answer(request, reply, () => createTemplate(request.body)),
  )
  http.get<OfTemplate>('/kakao/v2/templates/:templateId', (request, reply) =>
    answer(request, reply, () =>
      withTemplate(request.params.templateId, (template) => ({ status: 200, body: view(template) })),
    ),
  )
  http.put<OfTemplate>('/kakao/v2/templates/:templateId/inspection', (request, reply) =>
    answer(request, reply, () => withTemplate(request.params.templateId, requestInspection)),
  )
  http.delete<OfTemplate>('/kakao/v2/templates/:templateId', (request, reply) =>
    answer(request, reply, () =>
      withTemplate(request.params.templateId, (template) => {
        templates.delete(template.templateId)
        return { status: 200, body: view(template) }
      }),
    ),
  )
  http.post('/messages/v4/send-many/detail', { bodyLimit: 10_000_000 }, async (request, reply) => {
    await control.beforeSending()
    return answer(request, reply, async () => {
      const sent = send(request.body)
      await control.beforeAnswer()
      return sent
    })
  })
  http.get<{ Params: { groupId: string }; Querystring: Record<string, string> }>(
    '/messages/v4/groups/:groupId/messages',
    (request, reply) => answer(request, reply, () => listMessages(request.params.groupId, request.query)),
  )
  http.get<{ Querystring: Record<string, string> }>('/messages/v4/groups', (request, reply) =>
    answer(request, reply, () => listGroups(request.query)),
  )
  http.post('/storage/v1/files', { bodyLimit: 4_000_000 }, (request, reply) =>
    answer(request, reply, () => storeImage(request.body)),
  )
  const api = await http.listen({ host: '127.0.0.1', port: 0 })
  return { control, endpoint: { api, now }, stop: () => http.close() }
}

/** Names of variables have no dot. */
const isBadName = (name: string) => name === '' || name.includes('.')

const view = (template: StoredTemplate) => ({
  ...template,
  accountId: '1',
  assignType: 'CHANNEL',
  isHidden: false,
  isDeleted: false,
  securityFlag: false,
  commentable: true,
  quickReplies: [],
  variables: [...new Set(textsOf(template).flatMap(variablesIn))].map((name) => ({ name })),
})
