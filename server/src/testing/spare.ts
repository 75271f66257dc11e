/** A database that a test of this file left behind as it found it. Without imports: every test file loads this. */
export const spare: { database: { url: string; superuserUrl: string; drop: () => Promise<unknown> } | null } =
  {
    database: null,
  }

export async function dropSpare() {
  await spare.database?.drop()
  spare.database = null
}
