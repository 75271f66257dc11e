-- What a learner noted for themselves while learning, at a second where it is about a film. A bookmark needs no words.
create table lesson_notes (
  channel_seq     bigint not null,
  lesson_note_seq bigint generated always as identity,
  course_seq      bigint not null,
  curriculum_seq  bigint not null,
  user_seq        bigint not null references users,
  kind            text not null check (kind in ('NOTE', 'BOOKMARK')),
  play_second     int check (play_second >= 0),
  content         text not null,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (channel_seq, lesson_note_seq),
  check (kind = 'BOOKMARK' or content <> ''),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  foreign key (channel_seq, curriculum_seq) references curriculums (channel_seq, curriculum_seq)
);
create index on lesson_notes (channel_seq, user_seq, course_seq, curriculum_seq);
call belongs_to_channel('lesson_notes');
