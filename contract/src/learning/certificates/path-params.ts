import { z } from 'zod'

export const pathParams = {
  /** Typed from paper: capitals or not. */
  certificateNo: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
}
