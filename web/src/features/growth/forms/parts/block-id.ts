import type { FormItem } from 'contract/growth/forms/schemas'

export const blockId = ({ formItemSeq }: Pick<FormItem, 'formItemSeq'>) => `form-item-${formItemSeq}`
