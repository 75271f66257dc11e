export { editableItems } from './curriculum-editor.views.ts'
