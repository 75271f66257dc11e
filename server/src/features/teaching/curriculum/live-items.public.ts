export { recordReminder, type ReminderColumn } from './live-items.queries.ts'
