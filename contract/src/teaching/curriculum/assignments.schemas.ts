import { z } from 'zod'
import { workTypes } from '../../values/type-codes.ts'

export const workTypeCd = z.enum(workTypes)
