import { createMenu } from 'contract/site/menus/api'
import { pagesFixture } from '../../site/pages/pages.fixture.ts'
import { MARK, fixture } from '../../../testing/full-site/fixture.ts'

/** A menu that leads to the page. */
export const menusFixture = fixture({
  after: [pagesFixture],
  async add({ owner, channelSeq }, { path }) {
    const target = { menuTypeCd: '00', externLinkUrl: null, openTypeCd: '00', visibleTypeCd: '00' } as const
    const body = { ...target, menuTitle: MARK, path: `/p/${path}`, parentMenuSeq: null }
    const { menuSeq } = await owner.call(createMenu, { channelSeq, body })
    return {
      menuSeq,
      parentMenuSeq: menuSeq,
      menuTypeCd: '01',
      externLinkUrl: 'https://example.com',
      menus: [{ menuSeq, subMenus: [] }],
    }
  },
})
