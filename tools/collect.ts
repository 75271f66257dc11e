// Writes what the features declare in the contract into its generated files.
import { writeFileSync } from 'node:fs'
import { collected } from './collected.ts'

for (const { file, text } of await collected()) writeFileSync(file, text)
