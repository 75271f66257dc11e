-- Who may come in: a class for members of the site alone. Who brings whom: learners invite friends into a class.
alter table course_settings
  add column member_only boolean not null default false,
  add column attend_sum_show_yn text not null default 'N' check (attend_sum_show_yn in ('Y', 'N')),
  add column invite_event_yn text not null default 'N' check (invite_event_yn in ('Y', 'N')),
  add column invite_event_title text not null default '' check (length(invite_event_title) <= 40),
  add column invite_event_info text not null default '' check (length(invite_event_info) <= 300),
  -- Whether members who do not learn in the class may invite too.
  add column can_send_invite_event_yn text not null default 'N' check (can_send_invite_event_yn in ('Y', 'N'));

-- The link somebody invites with: /invite/ and the code, one for each person and class.
create table invite_codes (
  channel_seq  bigint not null,
  referer_code text not null check (referer_code ~ '^[0-9a-f]{18}$'),
  course_seq   bigint not null,
  user_seq     bigint not null references users,
  created_at   timestamptz not null,
  primary key (channel_seq, referer_code),
  unique (channel_seq, course_seq, user_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create index on invite_codes (user_seq);
call belongs_to_channel('invite_codes');

-- Who came by whose link, once for each person and class. Whether they enrolled afterwards is read from their places.
create table invites (
  channel_seq      bigint not null,
  course_seq       bigint not null,
  user_seq         bigint not null references users,
  inviter_user_seq bigint not null references users,
  opened_at        timestamptz not null,
  primary key (channel_seq, course_seq, user_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq)
);
create index on invites (channel_seq, course_seq, inviter_user_seq);
create index on invites (channel_seq, course_seq, opened_at desc, user_seq desc);
create index on invites (user_seq);
create index on invites (inviter_user_seq);
call belongs_to_channel('invites');

-- The address of a class by which an applicant came.
alter table enrolments add column event_code text check (event_code ~ '^[a-z0-9][a-z0-9_-]{0,39}$');
create index on enrolments (channel_seq, course_seq, event_code) where event_code is not null;
