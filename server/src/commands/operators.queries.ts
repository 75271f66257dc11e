import type { Client } from 'pg'

/** False when there is no such account. Doing it twice changes nothing. */
export async function updateToOperator(db: Client, email: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "update users set is_operator = true where email = lower($1) and status = 'ACTIVE'",
    [email],
  )
  return rowCount === 1
}
