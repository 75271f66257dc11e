-- Groups of members that staff name: those whom conditions choose, or those whom staff put in by hand.
create table member_segments (
  channel_seq bigint not null references channels,
  segment_seq bigint generated always as identity,
  name        text not null,
  kind        text not null check (kind in ('RULE', 'MANUAL')),
  rule        jsonb,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  -- Campaigns that are over go on naming it.
  deleted_at  timestamptz,
  primary key (channel_seq, segment_seq),
  check ((kind = 'RULE') = (rule is not null))
);
create unique index on member_segments (channel_seq, lower(name)) where deleted_at is null;
call belongs_to_channel('member_segments');

create table segment_members (
  channel_seq bigint not null,
  segment_seq bigint not null,
  user_seq    bigint not null references users,
  added_at    timestamptz not null,
  primary key (channel_seq, segment_seq, user_seq),
  foreign key (channel_seq, segment_seq) references member_segments (channel_seq, segment_seq)
);
create index on segment_members (channel_seq, user_seq);
call belongs_to_channel('segment_members');
