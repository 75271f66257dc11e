import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged } from '../../values/ids.ts'
import { publicTypes, publishStatuses } from '../../values/type-codes.ts'
import { kakaoJsKey, path, SeoCourse, SeoDraft, SeoPage, Stored } from './schemas.ts'

/** The SEO settings of the site. Before the first save: empty texts, indexed if the site is. */
export const getSiteSeo = endpoint({
  method: 'GET',
  path,
  access: 'SITE_SEO_READ',
  reply: Stored.extend({ kakaoJsKey: z.string().nullable() }),
  shows: 'seo',
})
export const saveSiteSeo = endpoint({
  method: 'POST',
  path,
  access: 'SITE_SEO_UPDATE',
  action: 'seo.saveSiteSeo',
  body: SeoDraft.extend({ kakaoJsKey }),
  reply: nothing,
  touches: ['seo', 'sites'],
})

/** Pages by name. They are saved as all of a page is (`modifyPage`). */
export const listPageSeo = endpoint({
  method: 'GET',
  path: `${path}/page/list`,
  access: 'SITE_SEO_READ',
  query: Paged.extend({ publishStatusCd: z.enum(publishStatuses).default(publishStatuses.published) }),
  reply: z.object({ list: SeoPage.array(), total: z.int() }),
  shows: 'pages',
})

export const listCourseSeo = endpoint({
  method: 'GET',
  path: `${path}/course/list`,
  access: 'SITE_SEO_READ',
  query: Paged.extend({ publicCd: z.enum(publicTypes).default(publicTypes.public) }),
  reply: z.object({ list: SeoCourse.array(), total: z.int() }),
  shows: 'seo',
})
export const getCourseSeo = endpoint({
  method: 'GET',
  path: `${path}/course/:courseSeq`,
  access: 'SITE_SEO_READ',
  reply: SeoCourse,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'seo',
})
export const saveCourseSeo = endpoint({
  method: 'POST',
  path: `${path}/course/:courseSeq`,
  access: 'SITE_SEO_UPDATE',
  action: 'seo.saveCourseSeo',
  body: SeoDraft,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['seo', 'courses'],
})
/** Removes the course's own settings; those of the site apply again. */
export const clearCourseSeo = endpoint({
  method: 'POST',
  path: `${path}/course/:courseSeq/delete`,
  access: 'SITE_SEO_UPDATE',
  action: 'seo.clearCourseSeo',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['seo', 'courses'],
})
