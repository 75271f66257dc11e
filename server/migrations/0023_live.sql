-- Live lessons: a step of the curriculum with a time and a door somewhere else.
alter table curriculums drop constraint curriculums_curriculum_type_cd_check;
alter table curriculums add constraint curriculums_curriculum_type_cd_check
  check (curriculum_type_cd in ('00', '01', '02', '04', '05'));

-- Its links and its password are sealed: whoever reads a backup walks into no meeting.
create table live_items (
  channel_seq             bigint not null,
  curriculum_seq          bigint not null,
  course_seq              bigint not null,
  starts_at               timestamptz not null,
  ends_at                 timestamptz not null,
  live_type_cd            text not null check (live_type_cd in ('00', '01', '99')),
  attendee_join_time_live integer not null check (attendee_join_time_live between 0 and 1440),
  tch_join_time_live      integer not null check (tch_join_time_live between 0 and 1440),
  has_join_url            boolean not null,
  sealed_door             text not null,
  -- A moved lesson is told anew.
  tomorrow_told_at        timestamptz,
  soon_told_at            timestamptz,
  over_told_at            timestamptz,
  primary key (channel_seq, curriculum_seq),
  foreign key (channel_seq, curriculum_seq) references curriculums (channel_seq, curriculum_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  check (ends_at > starts_at and ends_at <= starts_at + interval '1 day')
);
create index on live_items (channel_seq, starts_at);
create index on live_items (channel_seq, course_seq, starts_at);
call belongs_to_channel('live_items');

-- Who came into a live lesson, once for each person.
create table live_attendances (
  channel_seq    bigint not null,
  curriculum_seq bigint not null,
  user_seq       bigint not null references users,
  attend_seq     bigint,
  user_type      text not null check (user_type in ('user', 'facilitator', 'classManager')),
  joined_at      timestamptz not null,
  last_joined_at timestamptz not null,
  primary key (channel_seq, curriculum_seq, user_seq),
  foreign key (channel_seq, curriculum_seq) references live_items (channel_seq, curriculum_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq)
);
create index on live_attendances (channel_seq, user_seq);
call belongs_to_channel('live_attendances');

create index on access_grants (channel_seq, course_seq);
