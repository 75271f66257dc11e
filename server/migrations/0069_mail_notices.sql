-- Mails about what happens, which a member may switch off by kind. What is not here is on.
create table mail_notice_choices (
  channel_seq bigint not null references channels,
  user_seq    bigint not null references users,
  kind        text not null check (kind in ('SALE', 'ANSWER')),
  is_on       boolean not null,
  updated_at  timestamptz not null,
  primary key (channel_seq, user_seq, kind)
);
call belongs_to_channel('mail_notice_choices');

-- Which of them were sent: one for each person and event, however often its job runs.
create table mail_notices (
  channel_seq bigint not null references channels,
  user_seq    bigint not null references users,
  once        text not null,
  created_at  timestamptz not null,
  primary key (channel_seq, user_seq, once)
);
create index on mail_notices (channel_seq, created_at);
call belongs_to_channel('mail_notices');
