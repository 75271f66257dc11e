import { expect, test } from 'vitest'
import { fakeSolapi, haruChannel, solapiAccount } from '../../../testing/fake-solapi.ts'
import { photo } from '../../../testing/pictures-world.ts'
import { noon } from '../../../testing/world.ts'
import { PhoneServiceRefused, PhoneServiceUnreachable, type FriendTalk } from '../phone-messages.ts'
import { solapiMessages } from './solapi.ts'

const jpeg = await photo()

async function solapiWith() {
  const { control, endpoint } = await fakeSolapi(() => noon)
  return { solapi: control, phone: solapiMessages(endpoint)(solapiAccount) }
}
const message = (key: string, change: Partial<FriendTalk> = {}): FriendTalk => ({
  key,
  to: '01000000001',
  pfId: haruChannel.channelId,
  text: '지안님, 봄 특강이 열려요.',
  imageId: null,
  buttons: [{ name: '보기', url: 'https://haru.example/classes/7' }],
  ...change,
})

test('a friend-talk goes out with its text, its buttons and an uploaded picture', async () => {
  const { solapi, phone } = await solapiWith()
  const { imageId } = await phone.uploadImage({ use: 'FRIENDTALK', name: 'spring.jpg', jpeg })
  expect(solapi.images.get(imageId)).toEqual(jpeg)
  const results = await phone.sendFriendTalks([message('1'), message('2', { imageId, buttons: [] })])
  expect(results).toMatchObject([
    { key: '1', state: 'ACCEPTED' },
    { key: '2', state: 'ACCEPTED' },
  ])
  expect(solapi.sent).toMatchObject([
    { text: '지안님, 봄 특강이 열려요.', links: ['https://haru.example/classes/7'], imageId: undefined },
    { imageId, links: [] },
  ])
})

test('a picture of another account fails for the message, and a file that is none is refused', async () => {
  const { solapi, phone } = await solapiWith()
  const [result] = await phone.sendFriendTalks([message('1', { imageId: 'ST01FL-other' })])
  expect(result).toMatchObject({ key: '1', state: 'REFUSED' })
  expect(solapi.sent).toEqual([])
  const upload = phone.uploadImage({ use: 'FRIENDTALK', name: 'a.gif', jpeg: Buffer.from('GIF89a') })
  await expect(upload).rejects.toThrow(PhoneServiceRefused)
})

test('a lost answer is not taken for a refusal', async () => {
  const { solapi, phone } = await solapiWith()
  solapi.loses = 'POST'
  await expect(phone.sendFriendTalks([message('1')])).rejects.toThrow(PhoneServiceUnreachable)
  expect(solapi.sent).toHaveLength(1)
})

test('text messages go out from a registered number, and from no other', async () => {
  const { solapi, phone } = await solapiWith()
  const text = {
    to: '01000000001',
    from: '02-1234-5678',
    text: '내일 수업은 쉬어요.',
    kind: 'SMS' as const,
    imageId: null,
  }
  const results = await phone.sendTexts([
    { key: '1', ...text },
    { key: '2', ...text, from: '0299999999' },
  ])
  expect(results).toMatchObject([
    { key: '1', state: 'ACCEPTED' },
    { key: '2', state: 'REFUSED', code: '1062' },
  ])
  expect(solapi.sent).toMatchObject([{ to: '01000000001', text: '내일 수업은 쉬어요.' }])
})

test('a text message with a picture names one that was uploaded for carriers, within their limits', async () => {
  const { solapi, phone } = await solapiWith()
  const text = { to: '01000000001', from: '0212345678', text: '봄 특강이 열려요.', kind: 'MMS' as const }
  const { imageId } = await phone.uploadImage({ use: 'SMS', name: 'spring.jpg', jpeg })
  const forKakao = await phone.uploadImage({ use: 'FRIENDTALK', name: 'spring.jpg', jpeg })
  const results = await phone.sendTexts([
    { key: '1', ...text, imageId },
    { key: '2', ...text, imageId: forKakao.imageId },
  ])
  expect(results).toMatchObject([
    { key: '1', state: 'ACCEPTED' },
    { key: '2', state: 'REFUSED' },
  ])
  expect(solapi.sent).toMatchObject([{ imageId, text: '봄 특강이 열려요.' }])
  for (const size of [
    { width: 1600, height: 900 },
    { width: 900, height: 1500 },
  ])
    await expect(
      phone.uploadImage({ use: 'SMS', name: 'large.jpg', jpeg: await photo(size) }),
    ).rejects.toThrow(PhoneServiceRefused)
})
