import { listCategories } from 'contract/teaching/courses/api'
import { useEndpoint } from '../../../platform/endpoint.ts'

export const useCategories = () => useEndpoint(listCategories, {})
