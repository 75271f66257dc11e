import type { Seq } from '../../values/seq.ts'

export type ChannelCategorySeq = Seq<'category'>
export type ClassSeq = Seq<'round'>
export type CourseReviewSeq = Seq<'course review'>
export type CourseSeq = Seq<'course'>
