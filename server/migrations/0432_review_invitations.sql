-- Who was invited to review what they finished, once for each place.
alter table review_settings add column invites boolean not null default true;
create table review_invitations (
  channel_seq bigint not null,
  attend_seq  bigint not null,
  invited_at  timestamptz not null,
  primary key (channel_seq, attend_seq),
  foreign key (channel_seq, attend_seq) references enrolments (channel_seq, attend_seq) on delete cascade
);
call belongs_to_channel('review_invitations');
create index on curriculum_progress (channel_seq, completed_at desc) where completed_at is not null;

alter table mail_notice_choices drop constraint mail_notice_choices_kind_check;
alter table mail_notice_choices add constraint mail_notice_choices_kind_check
  check (kind in ('SALE', 'ANSWER', 'SEAT', 'REVIEW'));
