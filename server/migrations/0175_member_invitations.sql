-- People whom staff invited to become members. Nobody is a member before joining by themselves, so this is no membership: it is
-- deleted when they join, and after thirty days. Withdrawn ones stay that long, so that nobody is mailed again and again.
create table member_invitations (
  channel_seq           bigint not null references channels,
  member_invitation_seq bigint generated always as identity,
  email                 text not null check (email = lower(email) and length(email) <= 254),
  name                  text not null check (length(name) between 1 and 60),
  phone                 text check (phone ~ '^[0-9]{9,11}$'),
  invited_by_user_seq   bigint not null references users,
  invited_at            timestamptz not null,
  withdrawn_at          timestamptz,
  sent_count            integer not null default 1 check (sent_count between 1 and 3),
  primary key (channel_seq, member_invitation_seq),
  unique (channel_seq, email)
);
create index on member_invitations (channel_seq, invited_at);
call belongs_to_channel('member_invitations');
