import { excerptOf, searchWords } from 'contract/values/search.rules'
import type { searchSite } from 'contract/views/search/api'
import { MAX_SHOWN } from 'contract/views/search/search.rules'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { searchNotices } from '../../site/notices/notices.public.ts'
import { searchPages } from '../../site/pages/pages.public.ts'
import {
  searchCategories,
  searchTeachers,
  searchTexts,
  searchTitles,
} from '../../teaching/courses/course-search.public.ts'

/** Everything on a site that contains these words, by kind. docs/rules.md R-600. */
export async function search(ctx: Context, q: string): Promise<z.output<typeof searchSite.reply>> {
  const query = { q, shown: MAX_SHOWN }
  const notices = await searchNotices(ctx, { words: searchWords(q), shown: MAX_SHOWN })
  const pages = await searchPages(ctx, { words: searchWords(q), shown: MAX_SHOWN })
  const texts = await searchTexts(ctx, query)
  return {
    classes: await searchTitles(ctx, query),
    teachers: await searchTeachers(ctx, query),
    categories: await searchCategories(ctx, query),
    notices: { ...notices, list: notices.list.map((notice) => around(notice, q)) },
    pages: { ...pages, list: pages.list.map((page) => around(page, q)) },
    texts: { ...texts, list: texts.list.map((text) => around(text, q)) },
  }
}

const around = <Found extends { said: string }>({ said, ...found }: Found, q: string) => ({
  ...found,
  excerpt: excerptOf(said, q),
})
