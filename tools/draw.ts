// Writes facts from the code to docs/architecture.md (between its two markers) and docs/features.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { drawnPicture } from './district-picture.mjs'
import { featuresPage } from './features-page.ts'
import { featureRows } from './features.ts'
import { importGraph } from './graph.mjs'

const page = 'docs/architecture.md'
const picture = drawnPicture((await importGraph()).arrows)
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(/<!-- drawn[\s\S]*<!-- end -->/, () => picture),
)
writeFileSync('docs/features.md', featuresPage(await featureRows()))
