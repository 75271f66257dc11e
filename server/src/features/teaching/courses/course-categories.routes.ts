import { arrangeCategories } from 'contract/teaching/courses/categories.api'
import type { Input } from 'contract/http/endpoint'
import type { MemberContext } from '../../../platform/context.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { insertCategories, removeCategories, renameCategories } from './course-categories.queries.ts'
import { findCategoryNames } from './courses.queries.ts'

type CategoriesInput = Input<typeof arrangeCategories>['body']

/** Saves the categories. Those that another user added meanwhile stay, behind the others. */
const arrange = (ctx: MemberContext, { categories, removed }: CategoriesInput) =>
  ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    const there = await findCategoryNames(tx)
    const named = categories.map(({ channelCategorySeq }) => channelCategorySeq)
    if (named.some((one) => one !== undefined && !there.some((of) => of.channelCategorySeq === one)))
      throw refuse('BAD_INPUT')
    const others = there.filter(
      (one) => !named.includes(one.channelCategorySeq) && !removed.includes(one.channelCategorySeq),
    )
    const names = [...categories, ...others].map(({ name }) => name)
    if (new Set(names).size < names.length) throw refuse('CATEGORY_NAME_TAKEN')

    await removeCategories(
      tx,
      removed.filter((one) => !named.includes(one)),
    )
    const placed = [...categories, ...others].map((one, sort) => ({ ...one, sort }))
    await renameCategories(
      tx,
      placed.flatMap(({ channelCategorySeq, ...rest }) =>
        channelCategorySeq === undefined ? [] : [{ channelCategorySeq, ...rest }],
      ),
    )
    await insertCategories(
      tx,
      placed.flatMap(({ channelCategorySeq, ...rest }) => (channelCategorySeq === undefined ? [rest] : [])),
    )
    ctx.audit.record({
      before: { names: there.map(({ name }) => name).join(', ') },
      after: { names: names.join(', ') },
    })
    return null
  })

export const courseCategoryRoutes = [implement(arrangeCategories, ({ ctx, body }) => arrange(ctx, body))]
