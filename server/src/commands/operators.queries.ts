import type { Client } from 'pg'

/** Deletes all second factors and trusted browsers. False when there is no such account. */
export async function deleteSecondFactors(db: Client, email: string): Promise<boolean> {
  const whose = "in (select user_seq from users where email = lower($1) and status = 'ACTIVE')"
  const tables = [
    'second_factors',
    'recovery_codes',
    'second_step_tickets',
    'trusted_devices',
    'http_sessions',
  ]
  for (const table of tables) await db.query(`delete from ${table} where user_seq ${whose}`, [email])
  const { rowCount } = await db.query(`select from users where user_seq ${whose}`, [email])
  return (rowCount ?? 0) > 0
}

/** False when there is no such account. Repeating it changes nothing. */
export async function updateToOperator(db: Client, email: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "update users set is_operator = true where email = lower($1) and status = 'ACTIVE'",
    [email],
  )
  return rowCount === 1
}
