import { expect, test } from 'vitest'
import { addAll, fixture, type World } from './fixture.ts'

const world = {} as World
const added: string[] = []
const named = <Names extends object>(name: string, names: Names) => {
  added.push(name)
  return Promise.resolve(names)
}

test('each feature adds its rows once, after those it needs, whose names it is handed', async () => {
  added.length = 0
  const files = fixture({ add: () => named('files', { fileSeq: 7 }) })
  const pages = fixture({
    after: [files],
    add: (_, { fileSeq }) => named('pages', { pictures: [fileSeq] }),
  })
  const menus = fixture({ after: [pages], add: () => named('menus', {}) })

  expect(await addAll(world, [menus, files, pages])).toEqual({ fileSeq: 7, pictures: [7] })
  expect(added).toEqual(['files', 'pages', 'menus'])
})

test('two features cannot give one name to different rows', async () => {
  const one = fixture({ add: () => named('one', { fileSeq: 7 }) })
  const other = fixture({ add: () => named('other', { fileSeq: 8 }) })

  await expect(addAll(world, [one, other])).rejects.toThrow('Two fixtures give the name fileSeq')
})
