import { afterAll } from 'vitest'
import { dropSpare } from './spare.ts'

afterAll(dropSpare)
