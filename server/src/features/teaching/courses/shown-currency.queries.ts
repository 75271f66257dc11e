import type { Currency } from 'contract/values/ids'
import { sql } from 'kysely'

/** A package whose classes are shown in different currencies is shown in won. docs/rules.md R-762. */
export const shownCurrency = sql<Currency>`case
  when courses.product_kind = 'PACKAGE' and (
    select count(distinct one.display_currency) > 1 from package_courses as inside
      join courses as one on one.channel_seq = inside.channel_seq and one.course_seq = inside.course_seq
     where inside.channel_seq = courses.channel_seq and inside.package_seq = courses.course_seq)
  then 'KRW' else courses.display_currency end`
