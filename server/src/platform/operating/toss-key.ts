import { z } from 'zod'

/** A key of Toss Payments: of a client (`ck`) or a secret one (`sk`). */
export const tossKey = (kind: 'ck' | 'sk') =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^(?:test|live)_${kind}_[A-Za-z0-9]{4,}$`), `write a key such as live_${kind}_…`)
    .optional()
