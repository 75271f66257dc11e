export { searchCategories, searchTeachers, searchTexts, searchTitles } from './found-courses.ts'
