-- Where a site decided otherwise than the product begins with about what its managers and teachers may do.
create table role_permissions (
  channel_seq    bigint not null references channels,
  role           text not null check (role in ('MNG', 'TCH')),
  permission_key text not null,
  is_allowed     boolean not null,
  primary key (channel_seq, role, permission_key)
);
call belongs_to_channel('role_permissions');

-- Somebody was asked to join the staff. The link is known by its hash alone and works once.
create table staff_invitations (
  channel_seq         bigint not null references channels,
  invitation_seq      bigint generated always as identity,
  email               text not null check (email = lower(email)),
  role                text not null check (role in ('OWN', 'MNG', 'TCH')),
  memo                text check (char_length(memo) between 1 and 500),
  language            text not null check (language in ('ko', 'en', 'jp')),
  token_hash          text not null,
  state               text not null default 'SENT' check (state in ('SENT', 'ACCEPTED', 'WITHDRAWN')),
  invited_by_user_seq bigint not null references users,
  created_at          timestamptz not null,
  sent_at             timestamptz not null,
  expires_at          timestamptz not null,
  primary key (channel_seq, invitation_seq),
  unique (channel_seq, token_hash)
);
create unique index staff_invitations_open on staff_invitations (channel_seq, email) where state = 'SENT';
call belongs_to_channel('staff_invitations');

-- What the staff of a site note about a member. Nobody else reads it.
create table member_memos (
  channel_seq         bigint not null,
  user_seq            bigint not null,
  memo                text not null check (char_length(memo) between 1 and 500),
  written_by_user_seq bigint not null references users,
  updated_at          timestamptz not null,
  primary key (channel_seq, user_seq),
  foreign key (channel_seq, user_seq) references members (channel_seq, user_seq)
);
call belongs_to_channel('member_memos');

-- What staff did that changed something, written with the change itself. Only ever added to.
create table staff_actions (
  channel_seq      bigint not null references channels,
  staff_action_seq bigint generated always as identity,
  user_seq         bigint not null references users,
  role             text not null check (role in ('OWN', 'MNG', 'TCH')),
  -- The call, as the contract names it.
  action           text not null,
  room             text,
  -- The numbers that stood in its address, what it was about in words, and what it changed.
  place            jsonb not null default '{}',
  about            text,
  before           jsonb,
  after            jsonb,
  created_at       timestamptz not null,
  primary key (channel_seq, staff_action_seq)
);
create index on staff_actions (channel_seq, user_seq, staff_action_seq);
create index on staff_actions (channel_seq, room, staff_action_seq);
call belongs_to_channel('staff_actions');

-- Since when somebody is what they are; whoever is it from the day they joined needs none.
alter table members add column role_since timestamptz;

-- Staff are few among many members; every list of them begins here.
create index on members (channel_seq, role) where role is not null;
create index on members (channel_seq, status, joined_at);
