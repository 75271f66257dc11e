-- The book is kept for live lessons and for meetings alike, by those who come in and by staff.
alter table live_attendances rename to attendances;
alter table attendances drop constraint live_attendances_channel_seq_curriculum_seq_fkey;
alter table attendances add foreign key (channel_seq, curriculum_seq) references curriculums (channel_seq, curriculum_seq);
alter table attendances add column marked_by_user_seq bigint references users;
create index on attendances (marked_by_user_seq) where marked_by_user_seq is not null;
