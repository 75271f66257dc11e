import { z } from 'zod'

/** What an archive says of itself. It is the last entry, because it lists all others. */
export const SiteManifest = z.strictObject({
  product: z.literal('seodang-site'),
  format: z.int(),
  version: z.string().max(100),
  /** The last migration of the installation it comes from. */
  migration: z.string().max(200),
  createdAt: z.iso.datetime(),
  site: z.strictObject({ name: z.string(), address: z.string() }),
  people: z.int().nonnegative(),
  tables: z
    .strictObject({ name: z.string(), columns: z.string().array(), rows: z.int().nonnegative() })
    .array(),
  files: z.int().nonnegative(),
  entries: z.record(
    z.string(),
    z.strictObject({ bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
})
export type SiteManifest = z.output<typeof SiteManifest>

/** A row, each column as PostgreSQL writes it. */
export const ArchiveLine = z.record(z.string(), z.string().nullable())

/** Somebody of the site. No operator, no password: an archive cannot say such things. */
export const ArchivePerson = z.strictObject({
  name: z.string().min(1).max(200),
  email: z.string().max(320).nullable(),
  phone: z
    .string()
    .regex(/^[0-9]{9,11}$/)
    .nullable(),
  language: z.enum(['ko', 'en', 'jp']),
  isActive: z.boolean(),
})
export type ArchivePerson = z.output<typeof ArchivePerson>
