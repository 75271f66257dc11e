import * as api from 'contract/community/boards/api'
import { saveBoard } from 'contract/community/boards/settings.api'
import { getUploadUrl } from 'contract/system/files/api'
import { StoredFile } from 'contract/system/files/schemas'
import { expect, test } from 'vitest'
import { aBoard, openBoard } from '../../../testing/board-world.ts'
import { documentsOf, pdf } from '../../../testing/documents-world.ts'
import { photo, picturesOf } from '../../../testing/pictures-world.ts'
import { forgetBoardPosts } from './boards.jobs.ts'

async function aBoardWithFiles() {
  const world = await aBoard()
  const { mina, channelSeq, add } = world
  const documents = documentsOf(world)
  const pictures = picturesOf(world)
  async function sentPicture(who = mina) {
    const query = { filename: 'photo.jpg', fileSize: 1000, kind: 'board_picture' as const }
    const { uploadUrl } = await who.call(getUploadUrl, { channelSeq, query })
    const { data } = await pictures.put(uploadUrl, await photo())
    return StoredFile.parse(data).fileSeq
  }
  const sentFile = async (who = mina, filename = '스트레칭.pdf') =>
    (await documents.sent(who, { filename, kind: 'board_file' })).fileSeq
  const isServed = async (url = '') => (await documents.get(url)).statusCode === 200
  const kept = async () =>
    (await add.all<{ kind: string }>('select kind from files order by kind')).map(({ kind }) => kind)
  return { ...world, documents, pictures, sentPicture, sentFile, isServed, kept }
}

// docs/rules.md R-1055
test('a post has pictures with their words, and files with their size, that its readers open', async () => {
  const world = await aBoardWithFiles()
  const { board, write, read, visitor, documents, sentPicture, sentFile, isServed, clock } = world
  const picture = await sentPicture()
  const fileSeq = await sentFile()
  const boardPostSeq = await write('28일째', {
    pictures: [{ fileSeq: picture, altText: '매트 위의 뒤꿈치' }],
    files: [fileSeq],
  })
  const post = await read(boardPostSeq)
  expect(post.pictures).toMatchObject([{ fileSeq: picture, altText: '매트 위의 뒤꿈치' }])
  expect(post.files).toEqual([
    { fileSeq, originFileName: '스트레칭.pdf', contentType: 'application/pdf', fileSize: pdf.length },
  ])
  const { list } = await visitor.call(api.listBoardPosts, board)
  expect(list).toMatchObject([{ fileCount: 2 }])
  const shown = post.pictures[0]?.variants.at(-1)?.url
  expect(await isServed(shown)).toBe(true)
  const { url } = await visitor.call(api.openBoardFile, { ...board, boardPostSeq, fileSeq })
  expect((await documents.get(url)).rawPayload).toEqual(pdf)
  await expect(visitor.call(api.openBoardFile, { ...board, boardPostSeq, fileSeq: picture })).refuses(
    'NOT_FOUND',
  )
  clock.pass({ minutes: 21 })
  expect([await isServed(shown), await isServed(url)]).toEqual([false, false])
})

test('who may no longer read a post opens its files no more', async () => {
  const { board, write, sentFile, mina, owner, visitor, member } = await aBoardWithFiles()
  const jun = await member('Jun')
  const fileSeq = await sentFile()
  const boardPostSeq = await write('글', { files: [fileSeq] })
  const open = (who: typeof visitor) => who.call(api.openBoardFile, { ...board, boardPostSeq, fileSeq })
  await open(visitor)
  await owner.call(saveBoard, { ...board, body: { ...openBoard, readAudience: 'MBR' } })
  await expect(open(visitor)).refuses('BOARD_READERS_ONLY')
  await open(jun)
  await mina.call(api.setBoardPostPrivate, { ...board, boardPostSeq, body: { isPrivate: true } })
  await expect(open(jun)).refuses('NOT_FOUND')
  await open(mina)
  await open(owner)
  await mina.call(api.removeBoardPost, { ...board, boardPostSeq })
  await expect(open(mina)).refuses('NOT_FOUND')
})

test('a file is what its content says, and belongs to its sender and to one post', async () => {
  const world = await aBoardWithFiles()
  const { write, mina, member, documents, sentFile, sentPicture, channelSeq } = world
  const jun = await member('Jun')
  const disguised = { filename: 'a.pdf', bytes: Buffer.from('<script>'), kind: 'board_file' as const }
  expect((await documents.tried(mina, disguised)).data).toBeFalsy()
  const query = { filename: 'a.pdf', fileSize: 21 * 1024 * 1024, kind: 'board_file' as const }
  await expect(mina.call(getUploadUrl, { channelSeq, query })).refuses('DOCUMENT_TOO_LARGE')
  const fileSeq = await sentFile()
  await expect(write('남의 파일', { by: jun, files: [fileSeq] })).refuses('NOT_FOUND')
  await expect(write('사진이 아님', { pictures: [{ fileSeq }] })).refuses('NOT_FOUND')
  await expect(write('두 번', { files: [fileSeq, fileSeq] })).refuses('NOT_FOUND')
  await expect(write('파일이 아님', { files: [await sentPicture()] })).refuses('NOT_FOUND')
  await write('글', { files: [fileSeq] })
  await expect(write('다시', { files: [fileSeq] })).refuses('NOT_FOUND')
  const eleven = Array.from({ length: 11 }, () => fileSeq)
  await expect(write('너무 많음', { files: eleven })).refuses('BAD_INPUT')
})

test('a changed post keeps, orders and releases its files; staff add theirs', async () => {
  const world = await aBoardWithFiles()
  const { board, write, read, sentFile, sentPicture, mina, owner, pictures, kept } = world
  const [first, second, picture] = [await sentFile(), await sentFile(), await sentPicture()]
  const boardPostSeq = await write('글', { files: [first, second], pictures: [{ fileSeq: picture }] })
  const save = (who: typeof mina, input: object) =>
    who.call(api.saveBoardPost, {
      ...board,
      boardPostSeq,
      body: { title: '글', content: '<p>고침</p>', ...input },
    })
  const seqs = async () => (await read(boardPostSeq)).files.map(({ fileSeq }) => fileSeq)
  await save(mina, {})
  expect(await seqs()).toEqual([first, second])
  const third = await sentFile(owner)
  await save(owner, { files: [third, second] })
  expect(await seqs()).toEqual([third, second])
  await save(mina, { pictures: [] })
  await pictures.tidyAfter({ minutes: 1500 })
  expect(await kept()).toEqual(['board_file', 'board_file'])
})

test('with its post a file is deleted a day later, and that of a former member', async () => {
  const world = await aBoardWithFiles()
  const { board, write, sentFile, sentPicture, mina, minaSeq, pictures, kept, app, channelSeq, clock } = world
  const boardPostSeq = await write('지울 글', { files: [await sentFile()] })
  await write('남는 글', { pictures: [{ fileSeq: await sentPicture() }] })
  await mina.call(api.removeBoardPost, { ...board, boardPostSeq })
  await pictures.tidyAfter({ minutes: 1500 })
  expect(await kept()).toEqual(['board_picture'])
  await forgetBoardPosts.handle(await app.contextFor(channelSeq), { userSeq: minaSeq })
  clock.pass({ minutes: 1 })
  await pictures.tidyAfter({ minutes: 1500 })
  expect(await kept()).toEqual([])
})
