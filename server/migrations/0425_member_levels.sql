-- The levels of a site in their order. Its history names those that were deleted.
create table member_levels (
  channel_seq bigint not null references channels,
  level_seq   bigint generated always as identity,
  name        text not null,
  color       text not null
    check (color in ('gray', 'brown', 'orange', 'gold', 'green', 'teal', 'blue', 'purple')),
  way         text not null check (way in ('EVERYBODY', 'RULE', 'HAND')),
  finished    integer check (finished > 0),
  months      integer check (months > 0),
  paid        integer check (paid > 0),
  points      integer check (points > 0),
  sort        integer not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  deleted_at  timestamptz,
  primary key (channel_seq, level_seq),
  check ((way = 'RULE') = (num_nonnulls(finished, months, paid, points) > 0))
);
create unique index on member_levels (channel_seq, lower(name)) where deleted_at is null;
call belongs_to_channel('member_levels');

create table level_settings (
  channel_seq     bigint not null primary key references channels,
  is_beside_names boolean not null
);
call belongs_to_channel('level_settings');

-- The level that a member has now, so that no list computes it.
create table level_members (
  channel_seq bigint not null,
  user_seq    bigint not null references users,
  level_seq   bigint not null,
  is_by_hand  boolean not null,
  since       timestamptz not null,
  primary key (channel_seq, user_seq),
  foreign key (channel_seq, level_seq) references member_levels (channel_seq, level_seq)
);
create index on level_members (channel_seq, level_seq, user_seq);
call belongs_to_channel('level_members');

create table level_changes (
  channel_seq      bigint not null,
  level_change_seq bigint generated always as identity,
  user_seq         bigint not null references users,
  from_level_seq   bigint,
  to_level_seq     bigint,
  cause            text not null check (cause in ('RULE', 'SETTINGS', 'GIVEN', 'REVOKED')),
  reason           text,
  by_user_seq      bigint references users,
  created_at       timestamptz not null,
  primary key (channel_seq, level_change_seq),
  foreign key (channel_seq, from_level_seq) references member_levels (channel_seq, level_seq),
  foreign key (channel_seq, to_level_seq) references member_levels (channel_seq, level_seq)
);
create index on level_changes (channel_seq, user_seq, level_change_seq);
call belongs_to_channel('level_changes');
