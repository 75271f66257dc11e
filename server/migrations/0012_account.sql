-- How often somebody knocked of late, for all processes together. Nothing here is worth keeping over a crash.
create unlogged table attempts (
  key_hash  text primary key,
  -- When everything may be tried again …
  full_at   timestamptz not null,
  -- … and how far ahead of now that moment may lie.
  room      interval not null,
  was_taken boolean not null
);
create index on attempts (full_at);

-- phone_at: when the number was confirmed. profile_image_key: where the person's picture lies, on every site the same.
alter table users add column phone_at timestamptz;
alter table users add column profile_image_key uuid;
alter table users add column withdrawn_at timestamptz;

-- What a site still tells somebody, where the person's own pages find it.
alter table account_sites add column badge_count integer not null default 0 check (badge_count >= 0);
alter table account_sites add column alarm_read_seq bigint not null default 0;
call see_all_channels('members');
call see_all_channels('alarms');
update account_sites set
  alarm_read_seq = members.alarm_read_seq,
  badge_count = (
    select count(*) from alarms
    where alarms.channel_seq = members.channel_seq and target_user_seq = members.user_seq
      and alarm_seq > members.alarm_read_seq)
  from members
  where members.channel_seq = account_sites.channel_seq and members.user_seq = account_sites.user_seq;
call see_one_channel_again('alarms');
call see_one_channel_again('members');

-- Who left, and who that was, until it is erased.
create table withdrawals (
  user_seq     bigint primary key references users,
  name         text not null,
  email        text not null,
  phone        text,
  withdrawn_at timestamptz not null,
  erase_at     timestamptz not null
);
create index on withdrawals (erase_at);

-- Who bought something and then left: kept apart from everything else, locked, for as long as the law asks.
create table retained_orderers (
  channel_seq bigint not null,
  order_seq   bigint not null,
  sealed      text not null,
  purge_at    timestamptz not null,
  primary key (channel_seq, order_seq),
  foreign key (channel_seq, order_seq) references orders (channel_seq, order_seq)
);
create index on retained_orderers (channel_seq, purge_at);
call belongs_to_channel('retained_orderers');
