-- What the page of a class shows beside the class itself. A class without a row shows it as everybody begins with.
create table course_settings (
  channel_seq                bigint not null,
  course_seq                 bigint not null,
  review_show_yn             text not null default 'Y' check (review_show_yn in ('Y', 'N')),
  qa_show_yn                 text not null default 'Y' check (qa_show_yn in ('Y', 'N')),
  question_status_cd         text not null default '00' check (question_status_cd in ('00', '99')),
  attend_count_show_yn       text not null default 'Y' check (attend_count_show_yn in ('Y', 'N')),
  tutor_show_yn              text not null default 'Y' check (tutor_show_yn in ('Y', 'N')),
  validity_show_yn           text not null default 'Y' check (validity_show_yn in ('Y', 'N')),
  -- True numbers that press for a decision: how long, how many seats, how many people so far.
  promotion_show_yn          text not null default 'N' check (promotion_show_yn in ('Y', 'N')),
  remaining_term_show_yn     text not null default 'Y' check (remaining_term_show_yn in ('Y', 'N')),
  remaining_attendee_show_yn text not null default 'Y' check (remaining_attendee_show_yn in ('Y', 'N')),
  rolling_show_yn            text not null default 'Y' check (rolling_show_yn in ('Y', 'N')),
  remaining_end_at           timestamptz,
  floating_show_yn           text not null default 'N' check (floating_show_yn in ('Y', 'N')),
  floating_review_show_yn    text not null default 'N' check (floating_review_show_yn in ('Y', 'N')),
  floating_label             text not null default '' check (length(floating_label) <= 40),
  floating_button            text not null default '' check (length(floating_button) <= 20),
  floating_show_start_at     timestamptz,
  floating_show_end_at       timestamptz,
  -- In their order: key, title, type and value of each.
  event_fields               jsonb not null default '[]',
  updated_at                 timestamptz not null,
  primary key (channel_seq, course_seq),
  foreign key (channel_seq, course_seq) references courses (channel_seq, course_seq),
  check (floating_show_end_at > floating_show_start_at),
  check (floating_show_yn = 'N' or floating_label <> '')
);
call belongs_to_channel('course_settings');
