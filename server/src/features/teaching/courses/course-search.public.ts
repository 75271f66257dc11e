export { searchCategories, searchTeachers, searchTexts, searchTitles } from './course-search.service.ts'
