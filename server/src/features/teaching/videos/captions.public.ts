export { captionLanguagesOf, captionsIn } from './captions.queries.ts'
