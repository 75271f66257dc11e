import type { ChannelSeq } from 'contract/values/ids'
import type { Secrets } from '../../../platform/operating/secrets.ts'
import { placeIn } from './manifest.rules.ts'
import { atHome, IN_ARCHIVE, translateRow, type Translation } from './row-form.rules.ts'
import { openSealed } from './sealed-columns.service.ts'
import { peopleQuery, tableQuery, type Fetch, type PersonRow, type SiteTable } from './site-tables.queries.ts'

/** How rows of this site are said in an archive; `numbers` are those of its people, in order. */
export const toArchive = (
  site: { channelSeq: ChannelSeq; secrets: Secrets },
  numbers: ArrayLike<number>,
): Translation => ({
  person: (number) => placeIn(numbers, number),
  from: atHome(site.channelSeq),
  to: IN_ARCHIVE,
  special: (table, row, column) => openSealed(site, { table, row, column }),
})

/** The people of the bound site as an archive lists them. Adds their numbers to `numbers`. */
export async function* peopleLines(fetch: Fetch, all: readonly SiteTable[], numbers: number[]) {
  for await (const people of fetch<PersonRow>(peopleQuery(all))) {
    for (const { number, ...person } of people) {
      numbers.push(number)
      yield person
    }
  }
}

/** The rows of one table of the bound site as an archive holds them. */
export async function* tableLines(fetch: Fetch, table: SiteTable, translation: Translation) {
  for await (const rows of fetch<(string | null)[]>(tableQuery(table))) {
    for (const values of rows) {
      const row = Object.fromEntries(table.columns.map(({ name }, at) => [name, values[at] ?? null]))
      yield translateRow(table, row, translation)
    }
  }
}

/** A value as one line of an archive. */
export const lineOf = (value: object) => `${JSON.stringify(value)}\n`
