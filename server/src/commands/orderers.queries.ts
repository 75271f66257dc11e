import { bindSite, findSites, type Db } from './dump.queries.ts'

interface Retained {
  site: string
  orderSeq: number
  sealed: string
  /** A day in Seoul, YYYY-MM-DD. */
  keptUntil: string
}

export async function findRetained(db: Db, orderNo: string): Promise<Retained[]> {
  const found: Retained[] = []
  await db.query('begin read only')
  for (const site of await findSites(db)) {
    await bindSite(db, site)
    const { rows } = await db.query<Retained>(
      `select c.name as site, o.order_seq::int as "orderSeq", r.sealed,
         to_char(r.purge_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "keptUntil"
       from retained_orderers r
       join orders o on (o.channel_seq, o.order_seq) = (r.channel_seq, r.order_seq)
       join channels c on c.channel_seq = o.channel_seq
       where o.channel_seq = $1 and o.order_no = $2`,
      [site, orderNo],
    )
    found.push(...rows)
  }
  await db.query('rollback')
  return found
}
