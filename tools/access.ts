// Prints docs/access.md: the access of every endpoint, from the endpoints themselves.
import { writeFileSync } from 'node:fs'
import { features } from '../server/src/app.ts'
import { accessPage } from './access-page.ts'

writeFileSync(
  'docs/access.md',
  accessPage(features.flatMap((feature) => feature.routes.map(({ endpoint }) => endpoint))),
)
