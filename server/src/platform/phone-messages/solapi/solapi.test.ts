import { describe, expect, test } from 'vitest'
import { fakeSolapi, haruChannel, solapiAccount } from '../../../testing/fake-solapi.ts'
import { noon } from '../../../testing/world.ts'
import {
  MAX_AT_ONCE,
  PhoneServiceRefused,
  PhoneServiceUnreachable,
  type AlimTalk,
} from '../phone-messages.ts'
import { authorizationOf } from './solapi-request.ts'
import { solapiMessages } from './solapi.ts'

const MINUTE_MS = 60_000
const pfId = haruChannel.channelId
const welcome = { name: '가입 안내', content: '#{이름}님, 반갑습니다.', buttons: [] }

async function solapiWith(change: Partial<typeof solapiAccount> = {}) {
  const clock = { now: noon }
  const { control, endpoint } = await fakeSolapi(() => clock.now)
  const account = { ...solapiAccount, ...change }
  return { clock, solapi: control, endpoint, account, phone: solapiMessages(endpoint)(account) }
}

async function approvedWith(content = '#{이름}님, 반갑습니다.') {
  const made = await solapiWith()
  const templateId = made.solapi.addApproved({ content })
  const message = (key: string, change: Partial<AlimTalk> = {}): AlimTalk => ({
    key,
    to: '01000000001',
    pfId,
    templateId,
    variables: { 이름: '지안' },
    ...change,
  })
  return { ...made, templateId, message }
}

describe('the proof of an account', () => {
  test('is signed as in the known example', () => {
    const moment = { date: '2026-01-01T00:00:00+09:00', salt: 'abcdefghijklmnop' }
    expect(authorizationOf({ apiKey: 'KEY', apiSecret: 'ENTER_SECRET' }, moment)).toBe(
      'HMAC-SHA256 apiKey=KEY, date=2026-01-01T00:00:00+09:00, salt=abcdefghijklmnop, ' +
        'signature=56e452a9b016219ece88df235d178477ce5e380b9cc0cc17fd057bdc59d9b308',
    )
  })
  test('is another one for each request, also within a moment', async () => {
    const { phone } = await solapiWith()
    await Promise.all([1, 2, 3].map(() => phone.checkAccount()))
  })
  test('counts once', async () => {
    const { endpoint } = await solapiWith()
    const moment = { date: noon.toISOString(), salt: 'the-same-salt' }
    const send = () =>
      fetch(`${endpoint.api}/cash/v1/balance`, {
        headers: { authorization: authorizationOf(solapiAccount, moment) },
      })
    expect((await send()).status).toBe(200)
    const again = await send()
    expect(again.status).toBe(403)
    expect(await again.json()).toMatchObject({ errorCode: 'DuplicatedSignature' })
  })
  test.each([14, -14])('is taken by a clock that differs by %i minutes', async (minutes) => {
    const { endpoint, account } = await solapiWith()
    const now = () => new Date(noon.getTime() + minutes * MINUTE_MS)
    expect(await solapiMessages({ ...endpoint, now })(account).checkAccount()).toEqual({ balance: 10_000 })
  })
  test.each([16, -16])(
    'is refused by a clock that differs by %i minutes, and the account is not at fault',
    async (minutes) => {
      const { endpoint, account } = await solapiWith()
      const now = () => new Date(noon.getTime() + minutes * MINUTE_MS)
      await expect(solapiMessages({ ...endpoint, now })(account).checkAccount()).rejects.toMatchObject({
        code: 'RequestTimeTooSkewed',
        isAccount: false,
      })
    },
  )
})

describe('the check of an account', () => {
  test('reads what is left to spend, points included, and changes nothing', async () => {
    const { solapi, phone } = await solapiWith()
    solapi.balance = 1200
    solapi.point = 30
    expect(await phone.checkAccount()).toEqual({ balance: 1230 })
    expect(solapi.book).toEqual(['GET /cash/v1/balance'])
  })
  test.each([
    ['another key', { apiKey: 'KEYOFNOBODY' }, 'InvalidAPIKey'],
    ['another secret', { apiSecret: 'not-the-secret' }, 'SignatureDoesNotMatch'],
  ])('refuses %s', async (_, change, code) => {
    const { phone } = await solapiWith(change)
    await expect(phone.checkAccount()).rejects.toMatchObject({ code, isAccount: true, retryAfter: null })
  })
})

describe('channels', () => {
  test('are listed over all pages; one without a name has the name for which people search', async () => {
    const { solapi, phone } = await solapiWith()
    solapi.channels.push(
      { channelId: 'KA01PF-dawn', searchId: '@dawn' },
      { channelId: 'KA01PF-dusk', searchId: '@dusk', channelName: null },
    )
    solapi.pageSize = 2
    expect(await phone.listChannels()).toEqual([
      { pfId: 'KA01PF-haru', searchId: '@haru', name: '하루 학당' },
      { pfId: 'KA01PF-dawn', searchId: '@dawn', name: '@dawn' },
      { pfId: 'KA01PF-dusk', searchId: '@dusk', name: '@dusk' },
    ])
    expect(solapi.book).toHaveLength(2)
  })
  test('an account may have none', async () => {
    const { solapi, phone } = await solapiWith()
    solapi.channels.length = 0
    expect(await phone.listChannels()).toEqual([])
  })
})

describe('a template', () => {
  test('is made with what the site wrote, as a plain one with links to web pages', async () => {
    const { solapi, phone } = await solapiWith()
    const url = 'https://#{주소}/classes'
    const made = await phone.createTemplate(pfId, { ...welcome, buttons: [{ name: '바로 가기', url }] })
    expect(made).toEqual({ templateId: expect.any(String) as string, state: 'PENDING', comment: null })
    expect(solapi.templates.get(made.templateId)).toMatchObject({
      channelId: pfId,
      name: '가입 안내',
      content: '#{이름}님, 반갑습니다.',
      categoryCode: '999999',
      messageType: 'BA',
      emphasizeType: 'NONE',
      buttons: [{ buttonType: 'WL', buttonName: '바로 가기', linkMo: url, linkPc: url }],
    })
  })
  test('is reviewed, rejected with a reason, reviewed again and approved', async () => {
    const { solapi, phone } = await solapiWith()
    const { templateId } = await phone.createTemplate(pfId, welcome)
    const stateOf = async () => phone.findTemplate(templateId)
    expect(await phone.requestReview(templateId)).toMatchObject({ state: 'INSPECTING', comment: null })
    solapi.review(templateId, 'REJECTED', '광고 문구가 있습니다.')
    expect(await stateOf()).toEqual({ templateId, state: 'REJECTED', comment: '광고 문구가 있습니다.' })
    await phone.requestReview(templateId)
    solapi.review(templateId, 'REJECTED', '수신 근거가 없습니다.')
    expect(await stateOf()).toMatchObject({ comment: '수신 근거가 없습니다.' })
    await phone.requestReview(templateId)
    solapi.review(templateId, 'APPROVED')
    expect(await stateOf()).toEqual({ templateId, state: 'APPROVED', comment: null })
  })
  test('a rejection shows the latest comment of the reviewers, whatever the order, and none of the site', async () => {
    const { solapi, phone } = await solapiWith()
    const comments = [
      { isAdmin: true, content: 'the latest', dateCreated: '2026-11-20T00:00:00Z' },
      { content: 'of somebody', dateCreated: '2026-11-19T00:00:00Z' },
      { isAdmin: false, content: 'of the site', dateCreated: '2026-11-21T00:00:00Z' },
    ]
    solapi.faults.push({ status: 200, body: { templateId: 't', status: 'REJECTED', comments } })
    expect(await phone.findTemplate('t')).toMatchObject({ comment: 'the latest' })
    solapi.faults.push({ status: 200, body: { templateId: 't', status: 'REJECTED' } })
    expect(await phone.findTemplate('t')).toMatchObject({ comment: null })
  })
  test('whose name the channel has already, or whose text is not allowed, is refused', async () => {
    const { phone } = await solapiWith()
    await phone.createTemplate(pfId, welcome)
    const failed = (change: object) => expect(phone.createTemplate(pfId, { ...welcome, ...change })).rejects
    await failed({}).toMatchObject({ code: 'DuplicatedName', isAccount: false })
    await failed({ name: 'b', content: '#{회원.이름}님' }).toThrow(PhoneServiceRefused)
    await failed({ name: 'c', content: '가'.repeat(1001) }).toThrow(PhoneServiceRefused)
    await failed({ name: 'd', buttons: [{ name: '바로', url: 'haru' }] }).toThrow(PhoneServiceRefused)
    await expect(phone.createTemplate('nobody', welcome)).rejects.toThrow(PhoneServiceRefused)
  })
  test('in review is not reviewed twice', async () => {
    const { phone } = await solapiWith()
    const { templateId } = await phone.createTemplate(pfId, welcome)
    await phone.requestReview(templateId)
    await expect(phone.requestReview(templateId)).rejects.toThrow(PhoneServiceRefused)
  })
  test('that is gone is null, and deleting it again is no failure', async () => {
    const { solapi, phone } = await solapiWith()
    const { templateId } = await phone.createTemplate(pfId, welcome)
    await phone.deleteTemplate(templateId)
    expect(solapi.templates.size).toBe(0)
    await phone.deleteTemplate(templateId)
    expect(await phone.findTemplate(templateId)).toBeNull()
    await expect(phone.requestReview(templateId)).rejects.toMatchObject({ code: 'TemplateNotFound' })
    solapi.faults.push({ status: 200, body: { templateId, status: 'APPROVED', isDeleted: true } })
    expect(await phone.findTemplate(templateId)).toBeNull()
  })
  test('is not gone because something else answers, or because the account is refused', async () => {
    const { solapi, endpoint, phone } = await solapiWith()
    solapi.faults.push({ status: 404, body: { error: 'Not Found' } }, { status: 404, body: {} })
    await expect(phone.findTemplate('t')).rejects.toThrow(PhoneServiceUnreachable)
    await expect(phone.deleteTemplate('t')).rejects.toThrow(PhoneServiceUnreachable)
    const stranger = solapiMessages(endpoint)({ ...solapiAccount, apiSecret: 'x' })
    await expect(stranger.findTemplate('t')).rejects.toMatchObject({ isAccount: true })
    await expect(stranger.deleteTemplate('t')).rejects.toMatchObject({ isAccount: true })
  })
  test('has an address of its own, whatever its number', async () => {
    const { solapi, phone } = await solapiWith()
    expect(await phone.findTemplate('../channels?a=b')).toBeNull()
    expect(solapi.book).toEqual(['GET /kakao/v2/templates/..%2Fchannels%3Fa%3Db'])
  })
})

describe('sending', () => {
  test('fills the template and sends nothing else to a phone that Kakao does not reach', async () => {
    const { solapi, phone, message, templateId } = await approvedWith('#{이름}님, #{날짜}에 시작합니다.')
    const variables = { 이름: '지안', 날짜: '11월 21일' }
    const results = await phone.sendAlimTalks([message('m1', { variables, to: '010-0000-0001' })])
    const [sent] = solapi.sent
    expect(sent).toMatchObject({
      to: '01000000001',
      templateId,
      text: '지안님, 11월 21일에 시작합니다.',
      customFields: { key: 'm1' },
    })
    expect(results).toEqual([
      {
        key: 'm1',
        state: 'ACCEPTED',
        messageId: sent?.messageId,
        groupId: expect.stringMatching(/^G4V/) as string,
      },
    ])
  })
  test('fills addresses of buttons as well', async () => {
    const { solapi, phone, message } = await approvedWith()
    const link = 'https://haru.example.com/#{경로}'
    const buttons = [{ buttonType: 'WL' as const, buttonName: '보기', linkMo: link, linkPc: link }]
    const templateId = solapi.addApproved({ content: '시작합니다.', buttons })
    await phone.sendAlimTalks([message('m1', { templateId, variables: { 경로: 'classes/7' } })])
    expect(solapi.sent).toMatchObject([{ links: ['https://haru.example.com/classes/7'] }])
  })
  test('each message of a call has its result, in the order of the call, also where some fail', async () => {
    const { solapi, phone, message } = await approvedWith()
    solapi.failures.set('01000000002', '1060').set('01000000003', '1061')
    const keys = ['01000000002', '01000000001', '01000000003', '01000000004']
    const results = await phone.sendAlimTalks(keys.map((to) => message(`to ${to}`, { to })))
    expect(results).toEqual([
      { key: 'to 01000000002', state: 'REFUSED', code: '1060' },
      {
        key: 'to 01000000001',
        state: 'ACCEPTED',
        messageId: solapi.sent[0]?.messageId,
        groupId: expect.stringMatching(/^G4V/) as string,
      },
      { key: 'to 01000000003', state: 'REFUSED', code: '1061' },
      {
        key: 'to 01000000004',
        state: 'ACCEPTED',
        messageId: solapi.sent[1]?.messageId,
        groupId: expect.stringMatching(/^G4V/) as string,
      },
    ])
  })
  test('a call in which all fail has results too', async () => {
    const { solapi, phone, message } = await approvedWith()
    solapi.failures.set('01000000001', '1060')
    expect(await phone.sendAlimTalks([message('m1')])).toEqual([
      { key: 'm1', state: 'REFUSED', code: '1060' },
    ])
  })
  test.each([
    ['a template in review', { state: 'INSPECTING' as const }, {}, '1042'],
    ['a template that was rejected', { state: 'REJECTED' as const }, {}, '1042'],
    ['a template that nobody knows', {}, { templateId: 'nobody' }, '1042'],
    ['a channel that the account does not have', {}, { pfId: 'nobody' }, '1041'],
    ['a variable that is missing', {}, { variables: {} }, '1043'],
    ['a dot in the name of a variable', {}, { variables: { '회원.이름': '지안' } }, '1011'],
    ['a number that is none', {}, { to: '' }, '1011'],
  ])('%s is refused', async (_, { state }: { state?: 'INSPECTING' | 'REJECTED' }, change, code) => {
    const { solapi, phone, message, templateId } = await approvedWith()
    const template = solapi.templates.get(templateId)
    if (template && state) template.status = state
    const [result] = await phone.sendAlimTalks([message('m1', change)])
    expect(result).toEqual({ key: 'm1', state: 'REFUSED', code })
    expect(solapi.sent).toEqual([])
  })
  test('messages for which the balance does not suffice are refused, the others go out', async () => {
    const { solapi, phone, message } = await approvedWith()
    solapi.balance = 20
    solapi.point = 6
    const results = await phone.sendAlimTalks(['a', 'b', 'c'].map((key) => message(key)))
    expect(results.map((one) => one.state === 'ACCEPTED' || one.code)).toEqual([true, true, '1030'])
    expect(await phone.checkAccount()).toEqual({ balance: 0 })
  })
  test('two messages to one number are two messages', async () => {
    const { solapi, phone, message } = await approvedWith()
    const results = await phone.sendAlimTalks([message('of the mother'), message('of the child')])
    expect(results.map(({ state }) => state)).toEqual(['ACCEPTED', 'ACCEPTED'])
    expect(solapi.sent.map(({ customFields }) => customFields['key'])).toEqual([
      'of the mother',
      'of the child',
    ])
  })
  test('Solapi itself refuses the second message to a number, unless it is requested', async () => {
    const { endpoint, templateId } = await approvedWith()
    const kakaoOptions = { pfId, templateId, variables: { '#{이름}': '지안' }, disableSms: true }
    const moment = { date: noon.toISOString(), salt: 'a-salt-of-its-own' }
    const answer = await fetch(`${endpoint.api}/messages/v4/send-many/detail`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: authorizationOf(solapiAccount, moment),
      },
      body: JSON.stringify({ messages: ['a', 'b'].map(() => ({ to: '01000000001', kakaoOptions })) }),
    })
    expect(await answer.json()).toMatchObject({ failedMessageList: [{ statusCode: '1026' }] })
  })
  test('nothing to send is no call', async () => {
    const { solapi, phone } = await solapiWith()
    expect(await phone.sendAlimTalks([])).toEqual([])
    expect(solapi.book).toEqual([])
  })
  test('a call takes as many as it may, and programs that go beyond are at fault', async () => {
    const { solapi, phone, message } = await approvedWith()
    const many = Array.from({ length: MAX_AT_ONCE + 1 }, (_, index) => message(`m${index}`))
    await expect(phone.sendAlimTalks(many)).rejects.toThrow('too many')
    await expect(phone.sendAlimTalks([message('a'), message('a')])).rejects.toThrow('the same key')
    await expect(phone.sendAlimTalks([message('a'.repeat(101))])).rejects.toThrow('too long')
    expect(solapi.book).toEqual([])
    expect(await phone.sendAlimTalks(many.slice(1))).toHaveLength(MAX_AT_ONCE)
  })
})

describe('what nobody knows', () => {
  test('where the answer is lost, the message may have gone out', async () => {
    const { solapi, phone, message } = await approvedWith()
    solapi.loses = 'POST'
    await expect(phone.sendAlimTalks([message('m1')])).rejects.toThrow(PhoneServiceUnreachable)
    expect(solapi.sent).toHaveLength(1)
  })
  test('a failure without its key is found by its number', async () => {
    const { solapi, phone, message, templateId } = await approvedWith()
    solapi.echoesFields = false
    const failing = [message('a', { to: '010-0000-0001' }), message('b', { to: '01000000002' })]
    solapi.templates.delete(templateId)
    expect(await phone.sendAlimTalks(failing)).toEqual([
      { key: 'a', state: 'REFUSED', code: '1042' },
      { key: 'b', state: 'REFUSED', code: '1042' },
    ])
    const twins = [message('a'), message('b')]
    await expect(phone.sendAlimTalks(twins)).rejects.toThrow(PhoneServiceUnreachable)
  })
  test('a message that the answer leaves out makes the whole answer unknown', async () => {
    const { solapi, phone, message } = await approvedWith()
    const messageList = [{ messageId: 'M1', statusCode: '2000', customFields: { key: 'a' } }]
    solapi.faults.push({ status: 200, body: { failedMessageList: [], messageList } })
    await expect(phone.sendAlimTalks([message('a'), message('b')])).rejects.toThrow(PhoneServiceUnreachable)
    solapi.echoesFields = false
    await expect(phone.sendAlimTalks([message('c')])).rejects.toThrow(PhoneServiceUnreachable)
  })
  test('a message that is listed with a code of a failure has failed', async () => {
    const { solapi, phone, message } = await approvedWith()
    const messageList = [
      { messageId: 'M1', statusCode: '3104', customFields: { key: 'a' } },
      { messageId: 'M2', statusCode: '2000', customFields: { key: 'b' } },
    ]
    const failedMessageList = [{ to: '01000000001', statusCode: '1011', customFields: { key: 'b' } }]
    solapi.faults.push({ status: 200, body: { failedMessageList, messageList } })
    expect(await phone.sendAlimTalks([message('a'), message('b')])).toEqual([
      { key: 'a', state: 'REFUSED', code: '3104' },
      { key: 'b', state: 'REFUSED', code: '1011' },
    ])
  })
  test.each([
    ['a fault of Solapi', { status: 502, body: { errorCode: 'InternalError', errorMessage: 'x' } }],
    ['an answer of another form', { status: 200, body: { hello: 'there' } }],
    ['an answer that is no JSON', { status: 200, body: '<html>' }],
    ['an answer without content', { status: 200 }],
    ['a refusal without a code', { status: 400, body: {} }],
    ['a way to another address', { status: 302, headers: { location: 'http://127.0.0.1:9' } }],
  ])('%s is no refusal', async (_, answer) => {
    const { solapi, phone, message } = await approvedWith()
    solapi.faults.push(answer, answer)
    await expect(phone.checkAccount()).rejects.toThrow(PhoneServiceUnreachable)
    await expect(phone.sendAlimTalks([message('m1')])).rejects.toThrow(PhoneServiceUnreachable)
  })
  test('silence ends at the limit, and so does a service that is away', async () => {
    const { solapi, endpoint, account } = await solapiWith()
    solapi.isSilent = true
    const hasty = solapiMessages({ ...endpoint, timeoutMs: 150 })(account)
    await expect(hasty.checkAccount()).rejects.toThrow(PhoneServiceUnreachable)
    const away = solapiMessages({ api: 'http://127.0.0.1:9' })(account)
    await expect(away.checkAccount()).rejects.toThrow(PhoneServiceUnreachable)
  })
})

describe('refusals', () => {
  test.each([
    ['3', 3],
    ['Sat, 21 Nov 2026 03:01:30 GMT', 90],
    ['soon', 60],
  ])('too many calls with %s say when they are taken again', async (after, retryAfter) => {
    const { solapi, phone } = await solapiWith()
    solapi.faults.push({ status: 429, body: {}, headers: { 'retry-after': after } })
    await expect(phone.checkAccount()).rejects.toMatchObject({ code: '429', retryAfter, isAccount: false })
  })
  test('have the code of Solapi, and say whether the account is at fault', async () => {
    const { solapi, phone } = await solapiWith()
    solapi.faults.push(
      { status: 400, body: { errorCode: 'NotEnoughBalance', errorMessage: 'x' } },
      { status: 401, body: { errorCode: 'Unauthorized', errorMessage: 'x' } },
    )
    await expect(phone.checkAccount()).rejects.toMatchObject({ code: 'NotEnoughBalance', isAccount: false })
    await expect(phone.checkAccount()).rejects.toMatchObject({ code: 'Unauthorized', isAccount: true })
  })
  test.each([
    ['a refusal', { status: 400 }],
    ['an answer that is no JSON', { status: 200 }],
    ['a fault', { status: 500 }],
  ])('%s that repeats the request contains nothing of it here', async (_, { status }) => {
    const { solapi, phone, message } = await approvedWith()
    const repeated = `secret-of-haru KEYOFHARU 01000000001 지안`
    const body = status === 400 ? { errorCode: 'Refused', errorMessage: repeated } : `secret ${repeated}`
    solapi.faults.push({ status, body })
    const error = await phone.sendAlimTalks([message('m1')]).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    expect(everythingOf(error)).not.toMatch(/secret|KEYOFHARU|0100000|지안|signature/)
  })
})

test('too many requests without a time are tried again a minute later', async () => {
  const { solapi, phone } = await solapiWith()
  solapi.faults.push({ status: 429, body: {} })
  await expect(phone.checkAccount()).rejects.toMatchObject({ code: '429', retryAfter: 60 })
})

async function sentWith(count: number) {
  const made = await approvedWith()
  const messages = Array.from({ length: count }, (_, index) => made.message(`m${index}`))
  const results = await made.phone.sendAlimTalks(messages)
  const accepted = results.flatMap((one) => (one.state === 'ACCEPTED' ? [one] : []))
  return { ...made, messageIds: accepted.map((one) => one.messageId), groupId: accepted[0]?.groupId ?? '' }
}

describe('what became of messages', () => {
  test('is read page by page', async () => {
    const { solapi, phone, messageIds, groupId } = await sentWith(5)
    solapi.pageSize = 2
    const [received = '', failed = '', taken = '', silent = '', passedOn = ''] = messageIds
    solapi.reported.set(received, '4000').set(failed, '3104').set(taken, '2000').set(silent, null)
    expect(await phone.readReports(groupId)).toEqual([
      { messageId: received, key: 'm0', state: 'DELIVERED', code: '4000' },
      { messageId: failed, key: 'm1', state: 'FAILED', code: '3104' },
      { messageId: taken, key: 'm2', state: 'PENDING', code: '2000' },
      { messageId: silent, key: 'm3', state: 'PENDING', code: '' },
      { messageId: passedOn, key: 'm4', state: 'PENDING', code: '3000' },
    ])
    expect(solapi.book.filter((call) => call === `GET /messages/v4/groups/${groupId}/messages`)).toHaveLength(
      3,
    )
  })
  test('a code that is in no list is no answer yet', async () => {
    const { solapi, phone, messageIds, groupId } = await sentWith(1)
    solapi.reported.set(messageIds[0] ?? '', 'TEST1000')
    expect(await phone.readReports(groupId)).toMatchObject([{ state: 'PENDING' }])
  })
  test('a group of another account is refused', async () => {
    const { phone } = await sentWith(1)
    await expect(phone.readReports('G4V/of nobody')).rejects.toThrow(PhoneServiceRefused)
  })
})

/** What a log may print of an error: its text and those of its causes. */
function everythingOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return [error.stack, JSON.stringify(error), everythingOf(error.cause)].join('\n')
}

/** The same against the real Solapi, for developers who have an account: SOLAPI_LIVE='key secret'. Nothing is sent. */
describe('the real Solapi', () => {
  const keys = process.env['SOLAPI_LIVE']
  const [apiKey = '', apiSecret = ''] = keys?.split(' ') ?? []

  test.skipIf(!keys)('accepts these keys, and refuses others', async () => {
    const real = solapiMessages()
    expect((await real({ apiKey, apiSecret }).checkAccount()).balance).toBeTypeOf('number')
    await expect(real({ apiKey, apiSecret: 'of-nobody' }).checkAccount()).rejects.toMatchObject({
      isAccount: true,
    })
  })
  test.skipIf(!keys)('lists channels, and knows that a template is gone', async () => {
    const real = solapiMessages()({ apiKey, apiSecret })
    expect(await real.listChannels()).toBeInstanceOf(Array)
    expect(await real.findTemplate('KA01TP000000000000000000000000000')).toBeNull()
  })
})
