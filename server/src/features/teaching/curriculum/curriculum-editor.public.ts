export { editableItems } from './curriculum-editor.views.ts'
export { writeItems } from './new-items.service.ts'
