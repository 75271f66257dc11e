import { expect, test } from 'vitest'
import { noon } from '../../testing/world.ts'
import { PhoneServiceRefused } from './phone-messages.ts'
import { SANDBOX_KEY, sandboxPhone } from './sandbox-phone.ts'

function aPhone() {
  const phone = sandboxPhone(() => noon)
  return { phone, service: phone.open({ apiKey: SANDBOX_KEY, apiSecret: 'any' }) }
}

test('all kinds of messages arrive, the newest first', async () => {
  const { phone, service } = aPhone()
  const { imageId } = await service.uploadImage({
    use: 'FRIENDTALK',
    name: 'a.jpg',
    jpeg: Buffer.from('jpeg'),
  })
  const buttons = [{ name: '보기', url: 'https://haru.example' }]
  const { templateId } = await service.createTemplate('SANDBOX', {
    name: '안내',
    content: '#{이름}님 #{쿠폰}',
    buttons,
  })
  const to = '01000000001'
  await service.sendAlimTalks([{ key: '1', to, pfId: 'SANDBOX', templateId, variables: { 이름: '지안' } }])
  await service.sendFriendTalks([{ key: '1', to, pfId: 'SANDBOX', text: '봄 특강', imageId, buttons }])
  await service.sendTexts([{ key: '1', to, from: '0212345678', text: '휴강', kind: 'SMS', imageId: null }])
  expect(phone.messages()).toMatchObject([
    { kind: 'SMS', text: '휴강', to, at: noon },
    { kind: 'FRIENDTALK', text: '봄 특강', imageId, buttons },
    { kind: 'ALIMTALK', text: '지안님 #{쿠폰}', buttons },
  ])
  expect(phone.image(imageId)).toEqual(Buffer.from('jpeg'))
})

test('it keeps a few hundred messages, and knows its own templates alone', async () => {
  const { phone, service } = aPhone()
  const texts = Array.from({ length: 150 }, (_, index) => ({
    key: String(index),
    to: '01000000001',
    from: '0212345678',
    text: '휴강',
    kind: 'SMS' as const,
    imageId: null,
  }))
  await service.sendTexts(texts)
  await service.sendTexts(texts)
  expect(phone.messages()).toHaveLength(200)
  const foreign = { key: '1', to: '01000000001', pfId: 'SANDBOX', templateId: 'KA01TP1', variables: {} }
  expect(() => service.sendAlimTalks([foreign])).toThrow(PhoneServiceRefused)
})

test('whatever was sent has arrived, also when the process began anew', async () => {
  const { service } = aPhone()
  const to = '01000000001'
  const text = (key: string) => ({
    key,
    to,
    from: '0212345678',
    text: '휴강',
    kind: 'SMS' as const,
    imageId: null,
  })
  await service.sendTexts([text('1')])
  const sent = await service.sendTexts([text('2'), text('3')])
  const [first] = sent
  const reports = await aPhone().service.readReports(first?.state === 'ACCEPTED' ? (first.groupId ?? '') : '')
  expect(reports).toEqual(
    ['SANDBOX-2', 'SANDBOX-3'].map((messageId) => ({
      messageId,
      key: null,
      state: 'DELIVERED',
      code: '4000',
    })),
  )
})
