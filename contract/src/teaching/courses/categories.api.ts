import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { Arranged } from './categories.schemas.ts'
import { MAX_CATEGORIES } from './categories.rules.ts'

/**
 * Saves the categories in their order, with changed names and new ones; courses of a removed category have none. docs/rules.md
 *
 */
export const arrangeCategories = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/categories/ordering',
  access: 'SITE_CLASS_UPDATE',
  action: 'courses.arrangeCategories',
  body: z.object({ categories: Arranged, removed: seq('category').array().max(MAX_CATEGORIES) }),
  reply: nothing,
  refuses: ['CATEGORY_NAME_TAKEN'],
  touches: ['courses'],
})
